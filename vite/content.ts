import { relative } from "node:path";
import type { Connect, Plugin } from "vite";
import { companyDay, longDate } from "#app/lib/dates.ts";
import { loadContent, loadModule } from "#scripts/content/load-module.ts";
import { isUnwritten, type Problem, problemText, readingProblem } from "#scripts/content/problem.ts";
import type { Content } from "#scripts/content/read-content.ts";
import type * as Rules from "#scripts/content/rules.ts";

/**
 * Checks each module of content/ when it is loaded, and compiles the text of an article. A mistake is an error of the
 * module, which names file and line. A build also checks what concerns several entries.
 */
export function content(): Plugin {
  let root = process.cwd();
  let isBuild = false;
  let read: Promise<Content> | undefined;
  const contentOf = () => loadContent(root).catch((error) => fail([readingProblem(root, "content", error)]));
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
      const all = await read;
      if (all.problems.length > 0) fail(all.problems);
      // Imports the texts of pages.
      const { ruleProblems } = await loadModule<typeof Rules>("scripts/content/rules.ts", root);
      const problems = await ruleProblems(all, root);
      if (problems.length > 0) fail(problems);
    },
    configureServer: {
      order: "post",
      handler: (server) => () => {
        // Before Vite shows it: the stack of a mistake in content/ is that of the Worker's runner.
        const withoutStack: Connect.ErrorHandleFunction = (error, _request, _response, next) =>
          next(/^content\//.test(error.message) ? Object.assign(error, { stack: "" }) : error);
        server.middlewares.use(withoutStack);
      },
    },
    load: {
      filter: { id: /\/content\/.*\.ts$/ },
      async handler(id) {
        const wanted = relative(root, id);
        read ??= contentOf();
        const found = (await read).files.find(({ file }) => file === wanted);
        if (!found) return null;
        const { problems, folder, data } = found;
        if (problems.length > 0 && (isBuild || !folder || !problems.every(isUnwritten))) fail(problems);
        if (!folder) return null;
        if (isBuild) return `export default ${data?.draft ? undefined : JSON.stringify(data)};`;
        return `export default ${JSON.stringify({ ...data, ribbon: ribbonOf(data, problems) })};`;
      },
    },
  };
}

/** @returns why visitors cannot see an entry yet, or undefined */
function ribbonOf(data: Record<string, unknown> | undefined, problems: Problem[]): string | undefined {
  if (data?.draft || problems.length > 0) return "Draft";
  const date = String(data?.date ?? "");
  return date > companyDay(new Date()) ? `From ${longDate(date)}` : undefined;
}
