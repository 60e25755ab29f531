import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { compile, moduleSource } from "#scripts/content/article-text/compile.ts";
import { textPictureSizes } from "#scripts/content/pictures.ts";

/**
 * Compiles the texts of articles: `import content from "./a-host.md"` (content/markdown.d.ts). Never fails, because the
 * check names mistakes (vite/content-check.ts).
 */
export function markdown(): Plugin {
  let root = process.cwd();
  return {
    name: "markdown",
    enforce: "pre",
    configEnvironment: () => ({ optimizeDeps: { rolldownOptions: { plugins: [notScanned] } } }),
    configResolved(config) {
      root = config.root;
    },
    load: {
      filter: { id: /\/content\/[^?]*\.md$/ },
      async handler(id) {
        return moduleSource(compile(readFileSync(id, "utf8"), await textPictureSizes(root)));
      },
    },
    hotUpdate({ type, file, modules }) {
      const { moduleGraph } = this.environment;
      // An article that was there before its text could not import it.
      if (type === "create" && file.endsWith(".md")) {
        return [...modules, ...(moduleGraph.getModulesByFile(file.replace(/md$/, "ts")) ?? [])];
      }
      // A text has the sizes of its pictures.
      const isPicture = /\/content\/images\/articles\//.test(file);
      const texts = [...moduleGraph.idToModuleMap.values()].filter(({ id }) => id?.endsWith(".md"));
      return isPicture ? [...modules, ...texts] : modules;
    },
  };
}

/**
 * Keeps content/ out of the scan for dependencies, which would fail at a mistake in a file. The Worker would then reload
 * for each dependency that it finds.
 */
const notScanned = {
  name: "content-not-scanned",
  resolveId: {
    filter: { id: /^#content\/|\/content\/.*\.ts$/ },
    handler: (id: string) => ({ id, external: true }),
  },
};
