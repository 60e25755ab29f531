import { join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin, ViteDevServer } from "vite";
import { type Problem, problemLine } from "../scripts/content/problem.ts";
import type { Content } from "../scripts/content/read-content.ts";

const ID = "virtual:content";

/**
 * `import { entries } from "virtual:content"` gives loaders the entries of content/, the text of articles as HTML.
 * A mistake in content/ ends a build. In development it is shown over the page until it is mended, and the page keeps
 * what was there before; new and removed files count at once.
 */
export function content(): Plugin {
  let root = process.cwd();
  let reading: Promise<Content> | undefined;

  return {
    name: "content",
    sharedDuringBuild: true,
    configResolved(config) {
      root = config.root;
    },
    resolveId: { filter: { id: /^virtual:content$/ }, handler: () => `\0${ID}` },
    load: {
      filter: { id: /^\0virtual:content$/ },
      async handler() {
        reading ??= load("read-content").then(({ readContent }) => readContent(root));
        const { entries, problems } = await reading;
        if (this.environment.mode === "build" && problems.length > 0) this.error(listed(problems));
        const { compileEntries } = await load("compile-entries");
        // Parsed faster than a literal, in each isolate that starts.
        return `export const entries = JSON.parse(${JSON.stringify(JSON.stringify(compileEntries(entries)))});`;
      },
    },
    configureServer(server) {
      let problems: Problem[] = [];
      let last = check();

      for (const event of ["add", "change", "unlink"] as const) {
        server.watcher.on(event, (file) => {
          const path = relative(join(root, "content"), file);
          if (path.startsWith("..") || !path.endsWith(".ts")) return;
          // app/routes.ts has a line for each of these.
          const isRoute = event !== "change" && /^(services|careers)[\\/]/.test(path);
          last = last.then(() => (isRoute ? server.restart() : check()));
        });
      }
      // A page that is loaded while there are mistakes shows them too.
      server.ws.on("connection", show);

      async function check() {
        const { readContent } = await load("read-content");
        const { readSite, ruleProblems } = await load("content-rules");
        const content = await readContent(root);
        const had = problems.length > 0;
        problems = [...content.problems, ...ruleProblems(await readSite(content, root))];
        // With a mistake in a file the page keeps what was there before.
        if (content.problems.length === 0) {
          reading = Promise.resolve(content);
          reloadPages(server, had);
        }
        show();
      }

      function show() {
        if (problems.length === 0) return;
        server.ws.send({ type: "error", err: { message: listed(problems), stack: "", plugin: "content" } });
      }
    },
  };
}

function reloadPages(server: ViteDevServer, hadProblems: boolean): void {
  for (const { moduleGraph, hot } of Object.values(server.environments)) {
    const module = moduleGraph.getModuleById(`\0${ID}`);
    if (module) moduleGraph.invalidateModule(module);
    if (module || hadProblems) hot.send({ type: "full-reload" });
  }
}

function listed(problems: Problem[]): string {
  return `The content has mistakes.\n\n${problems.map(problemLine).join("\n\n")}`;
}

interface ContentModules {
  "compile-entries": typeof import("../scripts/content/compile-entries.ts");
  "content-rules": typeof import("../scripts/content/content-rules.ts");
  "read-content": typeof import("../scripts/content/read-content.ts");
}

/**
 * Not a static import: Vite would bundle these modules, and the files of content/ that they import, into its
 * configuration, and start anew after each change of one.
 */
function load<Name extends keyof ContentModules>(name: Name): Promise<ContentModules[Name]> {
  return import(pathToFileURL(resolve(`scripts/content/${name}.ts`)).href);
}
