import { join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import type { Article } from "#content/types.ts";
import type * as Checker from "#scripts/content/check-content.ts";
import type * as Compiler from "#scripts/content/compile-article.ts";
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
      const { contentProblems } = await load<typeof Checker>("content/check-content");
      const problems = await contentProblems(root);
      if (problems.length > 0) this.error(problemText(problems));
    },
    load: {
      filter: { id: /\/content\/.*\.ts$/ },
      async handler(id) {
        const path = relative(join(root, "content"), id);
        const { isContentFile, readContentFile } = await load<typeof Reader>("content/read-content");
        if (path.startsWith("..") || !isContentFile(path)) return null;
        const { folder, data, problems } = await readContentFile(root, path);
        if (problems.length > 0) this.error(problemText(problems));
        if (folder !== "blogs" && folder !== "news") return null;
        const { compileArticle } = await load<typeof Compiler>("content/compile-article");
        return `export default ${JSON.stringify(compileArticle(data as Article))};`;
      },
    },
  };
}

/**
 * Imports a module of scripts/. Vite would bundle static imports, and the content they import, into its configuration,
 * and restart after each change of one.
 */
function load<Module>(path: string): Promise<Module> {
  return import(pathToFileURL(resolve(`scripts/${path}.ts`)).href);
}
