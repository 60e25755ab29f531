import { relative } from "node:path";
import type { Plugin } from "vite";
import type * as CheckContent from "#scripts/content/check-content.ts";
import { loadModule } from "#scripts/content/load-module.ts";
import { type Problem, problemText, readingProblem } from "#scripts/content/problem.ts";

/**
 * Checks each module of content/ when it is loaded, and compiles the text of an article. A mistake is an error of the
 * module, which names file and line. A build also checks what concerns several entries.
 */
export function content(): Plugin {
  let root = process.cwd();
  let isBuild = false;
  let site: ReturnType<typeof CheckContent.siteContent> | undefined;
  const scripts = () =>
    loadModule<typeof CheckContent>("scripts/content/check-content.ts", root).catch((error) =>
      fail([readingProblem(root, "content", error)]),
    );
  return {
    name: "content",
    enforce: "pre",
    configResolved(config) {
      root = config.root;
      isBuild = config.command === "build";
    },
    watchChange() {
      site = undefined;
    },
    async buildStart() {
      // The browser's build is the first.
      if (!isBuild || this.environment.name !== "client") return;
      const { contentProblems } = await scripts();
      const problems = await contentProblems(root);
      if (problems.length > 0) fail(problems);
    },
    load: {
      filter: { id: /\/content\/.*\.ts$/ },
      async handler(id) {
        const file = relative(root, id);
        if (!file.startsWith("content/")) return null;
        site ??= scripts().then(({ siteContent }) => siteContent(root));
        const { problems, code } = (await site)(file);
        if (problems.length > 0) fail(problems);
        return code ?? null;
      },
    },
  };
}

/** Without a stack, which an editor has no use for. */
function fail(problems: Problem[]): never {
  throw Object.assign(new Error(problemText(problems)), { stack: "" });
}
