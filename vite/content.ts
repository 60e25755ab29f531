import { join, relative } from "node:path";
import type { Plugin } from "vite";
import type { Article } from "#content/types.ts";
import type * as Checker from "#scripts/content/check-content.ts";
import type * as Compiler from "#scripts/content/compile-article.ts";
import { importOutsideVite } from "#scripts/content/import-outside-vite.ts";
import { problemText } from "#scripts/content/problem.ts";
import type * as Reader from "#scripts/content/read-content.ts";

/**
 * Checks each module of content/ when it is loaded, and compiles the text of an article. A mistake is an error of the
 * module, which names file and field. A build also checks what concerns several entries.
 */
export function content(): Plugin {
  let root = process.cwd();
  let isBuild = false;
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
      const { contentProblems } = await importOutsideVite<typeof Checker>("scripts/content/check-content.ts");
      const problems = await contentProblems(root);
      if (problems.length > 0) this.error(problemText(problems));
    },
    load: {
      filter: { id: /\/content\/.*\.ts$/ },
      async handler(id) {
        const path = relative(join(root, "content"), id);
        const { isContentFile, readContentFile } = await importOutsideVite<typeof Reader>(
          "scripts/content/read-content.ts",
        );
        if (path.startsWith("..") || !isContentFile(path)) return null;
        const { folder, data, problems } = await readContentFile(root, path);
        if (problems.length > 0) this.error(problemText(problems));
        if (folder !== "blogs" && folder !== "news") return null;
        const { compileArticle } = await importOutsideVite<typeof Compiler>("scripts/content/compile-article.ts");
        return `export default ${JSON.stringify(compileArticle(data as Article))};`;
      },
    },
  };
}
