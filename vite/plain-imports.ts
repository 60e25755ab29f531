import type { Plugin } from "vite";

/**
 * Takes Vite's helper out of `import()`: it loads a chunk's styles and preloads its imports, and here no chunk has
 * styles (inline-stylesheet.ts) or is preloaded. Half a kilobyte of each page's scripts.
 */
export function plainImports(): Plugin {
  return {
    name: "plain-imports",
    apply: "build",
    enforce: "pre",
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => "export const __vitePreload = (load) => load();",
    },
  };
}
