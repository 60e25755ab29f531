import { join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import type { Plugin, ViteDevServer } from "vite";
import type { CompiledContent } from "../scripts/content/content-assets.ts";
import { problemLine } from "../scripts/content/problem.ts";
import type { Content } from "../scripts/content/read-content.ts";

const ID = "virtual:content";

/**
 * `import { entries } from "virtual:content"` gives loaders what the Worker holds of content/; the rest becomes assets
 * beside it (scripts/content/content-assets.ts). A mistake in content/ ends a build. In development it is shown over
 * the page until it is mended, and the page keeps what was there before; new and removed files count at once.
 */
export function content(): Plugin {
  let root = process.cwd();
  let isBuild = false;
  let compiling: Promise<CompiledContent> | undefined;
  let thread: CheckThread | undefined;

  async function read(): Promise<Content> {
    const { readContent } = await load("read-content");
    return readContent(root);
  }

  async function compile(content: Content): Promise<CompiledContent> {
    const { compileContent } = await load("content-assets");
    const { companyDay } = await load("../../app/lib/dates");
    return compileContent(content.entries, process.env.BUILD_DAY ?? companyDay(new Date()));
  }

  async function firstContent(): Promise<CompiledContent> {
    const content = await read();
    if (isBuild && content.problems.length > 0) throw new Error(asText(content.problems.map(problemLine)));
    return compile(content);
  }

  const compiled = () => {
    compiling ??= firstContent();
    return compiling;
  };

  return {
    name: "content",
    sharedDuringBuild: true,
    configResolved(config) {
      root = config.root;
      isBuild = config.command === "build";
    },
    resolveId: { filter: { id: /^virtual:content$/ }, handler: () => `\0${ID}` },
    load: {
      filter: { id: /^\0virtual:content$/ },
      async handler() {
        // A module of the browser that also has a loader imports it. Kept there, it would disclose what is scheduled.
        if (this.environment.name === "client") return "export const entries = undefined;";
        const { entries } = await compiled();
        // Parsed faster than a literal, in each isolate that starts.
        return `export const entries = JSON.parse(${JSON.stringify(JSON.stringify(entries))});`;
      },
    },
    async generateBundle() {
      if (this.environment.name !== "client") return;
      const { assets } = await compiled();
      for (const path of assets.paths()) {
        this.emitFile({ type: "asset", fileName: path.slice(1), source: assets.get(path) ?? "" });
      }
    },
    buildEnd() {
      // At the end of a development server too, which starts anew for a new route.
      thread?.stop();
      thread = undefined;
    },
    configureServer(server) {
      // What the ASSETS binding serves in production: workers/app.ts asks here in development.
      server.middlewares.use(async (request, response, next) => {
        const asset = (await compiled()).assets.get(request.url ?? "");
        if (asset === undefined) return next();
        const type = request.url?.endsWith(".xml") ? "application/xml" : "application/json";
        response.setHeader("Content-Type", type).end(asset);
      });
      // Vitest starts a server for each of its projects.
      if (server.config.mode === "test") return;

      let problems: string[] = [];
      let edits = 0;
      // The first page is not to wait for the check.
      let last = compiled().then(() => check());

      for (const event of ["add", "change", "unlink"] as const) {
        server.watcher.on(event, (file) => {
          const path = relative(join(root, "content"), file);
          if (path.startsWith("..") || !path.endsWith(".ts")) return;
          // app/routes.ts has a line for each of these.
          const isRoute = event !== "change" && /^(services|careers)[\\/]/.test(path);
          last = last
            .then(() => (isRoute ? server.restart() : update()))
            .catch((error) => server.config.logger.error(`content/ was not read again: ${error}`));
        });
      }
      // A page that is loaded while there are mistakes shows them too.
      server.ws.on("connection", show);

      async function update() {
        edits++;
        const content = await read();
        // With a mistake in a file the page keeps what was there before.
        if (content.problems.length === 0) {
          compiling = compile(content);
          reloadPages(server, problems.length > 0);
          problems = [];
        } else {
          problems = content.problems.map(problemLine);
          show();
        }
        check();
      }

      /** Shows what the rules find, which comes after the page with many articles. */
      async function check() {
        const checked = edits;
        thread ??= startCheckThread();
        const found = await thread.check(root);
        if (found === undefined) thread = undefined;
        if (found === undefined || checked !== edits) return;
        problems = found;
        show();
      }

      function show() {
        if (problems.length === 0) return;
        server.ws.send({ type: "error", err: { message: asText(problems), stack: "", plugin: "content" } });
      }
    },
  };
}

interface CheckThread {
  /** Out: the lines of all mistakes. Undefined when what the rules import is broken, which reading has told. */
  check(root: string): Promise<string[] | undefined>;
  stop(): void;
}

function startCheckThread(): CheckThread {
  const worker = new Worker(resolve("scripts/content/check-thread.ts"));
  worker.unref();
  const isBroken = new Promise<undefined>((done) => {
    worker.once("error", () => done(undefined)).once("exit", () => done(undefined));
  });
  let last: Promise<string[] | undefined> = Promise.resolve([]);
  return {
    check(root) {
      last = last.then(() => {
        const answer = new Promise<string[]>((done) => worker.once("message", done));
        worker.postMessage(root);
        return Promise.race([answer, isBroken]);
      });
      return last;
    },
    stop: () => void worker.terminate(),
  };
}

function reloadPages(server: ViteDevServer, hadProblems: boolean): void {
  for (const { moduleGraph, hot } of Object.values(server.environments)) {
    const module = moduleGraph.getModuleById(`\0${ID}`);
    if (module) moduleGraph.invalidateModule(module);
    if (module || hadProblems) hot.send({ type: "full-reload" });
  }
}

function asText(problems: string[]): string {
  return `The content has mistakes.\n\n${problems.join("\n\n")}`;
}

interface ContentModules {
  "../../app/lib/dates": typeof import("../app/lib/dates.ts");
  "content-assets": typeof import("../scripts/content/content-assets.ts");
  "read-content": typeof import("../scripts/content/read-content.ts");
}

/**
 * Not a static import: Vite would bundle these modules, and the files of content/ that they import, into its
 * configuration, and start anew after each change of one.
 */
function load<Name extends keyof ContentModules>(name: Name): Promise<ContentModules[Name]> {
  return import(pathToFileURL(resolve(`scripts/content/${name}.ts`)).href);
}
