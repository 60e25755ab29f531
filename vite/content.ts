import { relative } from "node:path";
import type { Plugin } from "vite";
import { loadModule } from "#scripts/content/load-module.ts";
import { type Problem, problemText, readingProblem } from "#scripts/content/problem.ts";
import type * as ReadContent from "#scripts/content/read-content.ts";
import type * as Rules from "#scripts/content/rules.ts";

/**
 * Checks each module of content/ when it is loaded, and compiles the text of an article. A mistake is an error of the
 * module, which names file and line. A build also checks what concerns several entries.
 */
export function content(): Plugin {
  let root = process.cwd();
  let isBuild = false;
  let read: ReturnType<typeof ReadContent.readContent> | undefined;
  const load = <Module>(path: string) =>
    loadModule<Module>(path, root).catch((error) => fail([readingProblem(root, "content", error)]));
  const contentOf = async () => {
    const { readContent } = await load<typeof ReadContent>("scripts/content/read-content.ts");
    return readContent(root);
  };
  /** Without a stack, which an editor has no use for. */
  function fail(problems: Problem[]): never {
    throw Object.assign(new Error(problemText(problems, root)), { stack: "" });
  }
  return {
    name: "content",
    enforce: "pre",
    configResolved(config) {
      root = config.root;
      isBuild = config.command === "build";
    },
    watchChange() {
      read = undefined;
    },
    async buildStart() {
      // The browser's build is the first.
      if (!isBuild || this.environment.name !== "client") return;
      read ??= contentOf();
      const { ruleProblems } = await load<typeof Rules>("scripts/content/rules.ts");
      const all = await read;
      const problems = [...all.problems, ...(await ruleProblems(all, root))];
      if (problems.length > 0) fail(problems);
    },
    load: {
      filter: { id: /\/content\/.*\.ts$/ },
      async handler(id) {
        const wanted = relative(root, id);
        read ??= contentOf();
        const found = (await read).files.find(({ file }) => file === wanted);
        if (found && found.problems.length > 0) fail(found.problems);
        return found?.folder ? `export default ${JSON.stringify(found.data)};` : null;
      },
    },
  };
}
