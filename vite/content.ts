import { join, relative } from "node:path";
import type { Connect, DevEnvironment, Plugin, ViteDevServer } from "vite";
import { companyDay, longDate } from "#app/lib/dates.ts";
import { loadContent, loadModule } from "#scripts/content/load-module.ts";
import { isUnwritten, type Problem, problemText, readingProblem } from "#scripts/content/problem.ts";
import type { Content } from "#scripts/content/read-content.ts";
import type * as Rules from "#scripts/content/rules.ts";
import type * as UpdateContent from "#scripts/content/update-content.ts";

/**
 * Checks each module of content/ when it is loaded, and compiles the text of an article. A mistake is an error of the
 * module, which names file and line. What concerns several files is an error of a build, and is shown over the page in
 * development.
 */
export function content(): Plugin[] {
  let root = process.cwd();
  let isBuild = false;
  let read: Promise<Content> | undefined;
  let logged: string | undefined;
  function contentNow(): Promise<Content> {
    read ??= loadContent(root).catch((error) => fail([readingProblem(root, "content", error)]));
    return read;
  }
  /** Without a stack, which an editor has no use for. */
  function fail(problems: Problem[]): never {
    throw Object.assign(new Error(problemText(problems, root)), { stack: "" });
  }
  const checks: Plugin = {
    name: "content",
    enforce: "pre",
    configEnvironment: () => ({ optimizeDeps: { rolldownOptions: { plugins: [notScanned] } } }),
    configResolved(config) {
      root = config.root;
      isBuild = config.command === "build";
    },
    watchChange() {
      read = undefined;
      logged = undefined;
    },
    /** An article has the sizes of its pictures. */
    hotUpdate({ file, modules }) {
      if (!file.startsWith(join(root, "content/images/articles/"))) return modules;
      const loaded = [...this.environment.moduleGraph.idToModuleMap.values()];
      return loaded.filter(({ id }) => /\/content\/(blogs|news)\//.test(id ?? ""));
    },
    async buildStart() {
      // The browser's build is the first.
      if (!isBuild || this.environment.name !== "client") return;
      const all = await contentNow();
      if (all.problems.length > 0) fail(all.problems);
      // Imports the texts of pages.
      const { ruleProblems } = await loadModule<typeof Rules>("scripts/content/rules.ts", root);
      const problems = await ruleProblems(all, root);
      if (problems.length > 0) fail(problems);
    },
    configureServer: {
      order: "post",
      handler: (server) => {
        // Once after a change: Vite logs a mistake for each module that imports the file.
        const { logger } = server.config;
        const { error: log, info } = logger;
        logger.error = (text, options) => {
          const message = options?.error?.message;
          if (message === undefined || message !== logged) log(text, options);
          logged = message;
        };
        // The Worker's console prints a mistake with the stack of its runner, and that it could not reload.
        logger.info = (text, options) => {
          const [, mistake] = /^\[vite\] \[Error: (content\/.*?)\] \{\s+runnerError/s.exec(text) ?? [];
          if (mistake) logger.error(mistake, { error: new Error(mistake), timestamp: true });
          else if (!logged || !text.startsWith("[vite] Failed to reload")) info(text, options);
        };
        showProblems(server, contentNow);
        return () => {
          // Before Vite shows it: the stack of a mistake in content/ is that of the Worker's runner.
          const withoutStack: Connect.ErrorHandleFunction = (error, _request, _response, next) =>
            next(/^content\//.test(error.message) ? Object.assign(error, { stack: "" }) : error);
          server.middlewares.use(withoutStack);
        };
      },
    },
    load: {
      filter: { id: /\/content\/.*\.ts$/ },
      async handler(id) {
        const wanted = relative(root, id);
        const found = (await contentNow()).files.find(({ file }) => file === wanted);
        if (!found) return null;
        const { problems, folder, data } = found;
        // An entry that is only unfinished is shown with a ribbon.
        const isShowable = folder !== undefined && !isBuild && problems.every(isUnwritten);
        if (problems.length > 0 && !isShowable) fail(problems);
        if (!folder) return null;
        if (isBuild) return `export default ${data?.draft ? undefined : JSON.stringify(data)};`;
        return `export default ${JSON.stringify({ ...data, ribbon: ribbonOf(data, problems) })};`;
      },
    },
  };
  return [checks, startWithMistakes];
}

/**
 * Shows over the page what the check says of several files, such as a dead link or a picture that is not made yet, when
 * a page is opened and after a change. Share cards and the list of addresses can wait for `npm run content`.
 */
function showProblems(server: ViteDevServer, contentNow: () => Promise<Content>): void {
  const { root, logger } = server.config;
  let shown = "";
  async function show() {
    const all = await contentNow().catch(() => undefined);
    if (!all || all.problems.some((problem) => !isUnwritten(problem))) {
      // The pages with mistakes of their own show those.
      shown ||= "mistakes of one file";
      return;
    }
    const module = await loadModule<typeof UpdateContent>("scripts/content/update-content.ts", root);
    const problems = await module.updateContent({ ...all, problems: [] }, true);
    const message = problemText(problems.filter(({ file }) => !/^public\/og\/|published-urls/.test(file)));
    const { hot } = server.environments.client;
    if (message) {
      if (message !== shown) logger.error(message, { timestamp: true });
      // Without a page, Vite would keep the error for the first one, which asks by itself.
      if (server.ws.clients.size > 0) hot.send({ type: "error", err: { message, stack: "" } });
    } else if (shown) {
      logger.info("The content is in order again.", { timestamp: true });
      // An update without changes takes the last mistakes off the page.
      hot.send({ type: "update", updates: [] });
    }
    shown = message;
  }
  server.ws.on("connection", show);
  server.watcher.on("all", (_, file) => /^(content|public)\//.test(relative(root, file)) && show());
}

/** Asks the Worker for its exported classes at the start, and would end the process at a mistake. */
interface CloudflareEnvironment extends DevEnvironment {
  fetchWorkerExportTypes?(...args: unknown[]): Promise<object>;
}

const startWithMistakes: Plugin = {
  name: "start-with-mistakes",
  configureServer(server) {
    const worker: CloudflareEnvironment = server.environments.ssr;
    const fetchTypes = worker.fetchWorkerExportTypes?.bind(worker);
    // The Worker exports no classes.
    if (fetchTypes) worker.fetchWorkerExportTypes = (...args) => fetchTypes(...args).catch(() => ({}));
  },
};

/**
 * Keeps content/ out of the scan for dependencies, which would fail at a mistake in a file. The Worker would then reload
 * for each dependency that it finds, and not always start.
 */
const notScanned = {
  name: "content-not-scanned",
  resolveId: {
    filter: { id: /^#content\/|\/content\/.*\.ts$/ },
    handler: (id: string) => ({ id, external: true }),
  },
};

/** @returns why visitors cannot see an entry yet, or undefined */
function ribbonOf(data: Record<string, unknown> | undefined, problems: Problem[]): string | undefined {
  if (data?.draft || problems.length > 0) return "Draft";
  const date = String(data?.date ?? "");
  return date > companyDay() ? `From ${longDate(date)}` : undefined;
}
