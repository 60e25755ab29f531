const modules = import.meta.glob<Record<string, unknown>>([
  "/content/**/*.ts",
  "!**/schema/*",
  "!**/{types,sample}.ts",
]);

/** Every module of content/ that has words, or why it cannot be read. Loaded by load-module.ts. */
export const contentModules = await Promise.all(
  Object.entries(modules).map(async ([path, load]) => {
    const file = path.slice(1);
    try {
      return { file, module: { ...(await load()) }, error: undefined };
    } catch (error) {
      return { file, module: undefined, error };
    }
  }),
);
