const modules = import.meta.glob<Record<string, unknown>>([
  "/content/**/*.ts",
  "!**/schema/*",
  "!**/{types,sample}.ts",
]);

/** Every module of content/ that has words, sorted by name, or why it cannot be read. Loaded by load-module.ts. */
export const contentModules = await Promise.all(
  Object.entries(modules).map(([path, load]) => {
    const file = path.slice(1);
    return load().then(
      (module) => ({ file, module: { ...module }, error: undefined }),
      (error) => ({ file, module: undefined, error }),
    );
  }),
);
