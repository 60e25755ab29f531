import { join, relative } from "node:path";
import type { Plugin } from "vite";
import type * as ForVite from "#scripts/content/for-vite.ts";
import { importOutsideVite } from "#scripts/content/import-outside-vite.ts";
import { problemText } from "#scripts/content/problem.ts";

/**
 * Checks each module of content/ when it is loaded, and compiles the text of an article. A mistake is an error of the
 * module, which names file and field. A build also checks what concerns several entries.
 */
export function content(): Plugin {
  let root = process.cwd();
  let isBuild = false;
  const scripts = () => importOutsideVite<typeof ForVite>("scripts/content/for-vite.ts");
  return {
    name: "content",
    enforce: "pre",
    configResolved(config) {
      root = config.root;
      isBuild = config.command === "build";
    },
    async buildStart() {
      // The browser's build is the first.
      if (!isBuild || this.environment.name !== "client") return;
      const { contentProblems } = await scripts();
      const problems = await contentProblems(root);
      if (problems.length > 0) this.error(problemText(problems));
    },
    load: {
      filter: { id: /\/content\/.*\.ts$/ },
      async handler(id) {
        const path = relative(join(root, "content"), id);
        if (path.startsWith("..")) return null;
        const { loadContent } = await scripts();
        const { code, problems } = await loadContent(root, path);
        if (problems.length > 0) this.error(problemText(problems));
        return code ?? null;
      },
    },
  };
}
