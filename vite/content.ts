import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin, ViteDevServer } from "vite";
import type { Entries } from "../app/entries/entries.ts";
import type { CompiledContent } from "../scripts/content/compile-content.ts";
import { type Problem, problemLine, readingProblem } from "../scripts/content/problem.ts";
import type * as Reader from "../scripts/content/read-content.ts";

const ID = "virtual:content";

/** For 50 ms after a change, Vite's watcher does not report another change of the same file. */
const WATCHER_PAUSE_MS = 60;

/**
 * Gives the Worker the entries of content/ (`import { contentJson } from "virtual:content"`) and puts the bodies of
 * articles beside it. A mistake in content/ fails the build. In development, mistakes are shown in the terminal and over
 * the page, which keeps showing the last valid version.
 */
export function content(): Plugin {
  let root = process.cwd();
  let isBuild = false;
  let compiling: Promise<CompiledContent> | undefined;

  async function compile({ entries, problems }: Reader.Content): Promise<CompiledContent> {
    if (isBuild && problems.length > 0) throw new Error(asText(problems));
    const compiler = await load<typeof import("../scripts/content/compile-content.ts")>("content/compile-content");
    return compiler.compileContent(entries);
  }

  async function read(): Promise<Reader.Content> {
    return (await load<typeof Reader>("content/read-content")).readContent(root);
  }

  function compiled(): Promise<CompiledContent> {
    compiling ??= read().then(compile);
    return compiling;
  }

  /** Draws the cover of a new article, whose file `npm run content` has not made yet. */
  async function drawNewCover(path: string): Promise<string | undefined> {
    const [, name] = /^\/images\/covers\/([a-z0-9-]+)\.svg$/.exec(path) ?? [];
    if (name === undefined) return undefined;
    const { articles }: Entries = JSON.parse((await compiled()).json);
    const palette = articles.find(({ image }) => image.name === name)?.palette;
    const covers = await load<typeof import("../scripts/art/covers.ts")>("art/covers");
    return palette && covers.drawCover(name, palette);
  }

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
        // Route modules import this in the browser too, where it would reveal scheduled articles.
        const json = this.environment.name === "client" ? "" : (await compiled()).json;
        return `export const contentJson = ${JSON.stringify(json)};`;
      },
    },
    async generateBundle() {
      if (this.environment.name !== "client") return;
      for (const [path, source] of (await compiled()).bodies) {
        this.emitFile({ type: "asset", fileName: path.slice(1), source });
      }
    },
    async configureServer(server) {
      // In development workers/app.ts asks here instead of the ASSETS binding.
      server.middlewares.use((request, response, next) => {
        const answer = async (path: string) => {
          const body = (await compiled()).bodies.get(path);
          if (body !== undefined) return response.setHeader("Content-Type", "application/json").end(body);
          const cover = await drawNewCover(path);
          return cover === undefined ? next() : response.setHeader("Content-Type", "image/svg+xml").end(cover);
        };
        answer(request.url ?? "").catch(next);
      });
      // Vitest starts a server for each of its projects.
      if (server.config.mode === "test") return;
      const report = reporter(server);
      let lastUpdate = update();
      let timer: NodeJS.Timeout | undefined;
      server.watcher.on("all", (_, file) => {
        if (!file.startsWith(join(root, "content/"))) return;
        clearTimeout(timer);
        timer = setTimeout(() => {
          lastUpdate = lastUpdate.then(update);
        }, WATCHER_PAUSE_MS);
      });
      await lastUpdate;

      async function update(): Promise<void> {
        try {
          const found = await read();
          // At the start, the valid entries are better than none.
          if (found.problems.length === 0 || !compiling) {
            compiling = Promise.resolve(await compile(found));
            reloadPages(server);
          }
          report(await problemsOf(root, found));
        } catch (error) {
          // The reader itself, or what it imports, is broken. Node has kept the broken module.
          const { file, message } = readingProblem(root, "scripts/content/read-content.ts", error);
          report([{ file, message: `${message} Fix it, then start \`npm run dev\` again.` }]);
        }
      }
    },
  };
}

/** @returns the mistakes in each file, and those that the rules find if the texts they import are valid */
async function problemsOf(root: string, content: Reader.Content): Promise<Problem[]> {
  const { arePagesValid } = await load<typeof Reader>("content/read-content");
  if (!arePagesValid(content)) return content.problems;
  const { ruleProblems } = await load<typeof import("../scripts/content/content-rules.ts")>("content/content-rules");
  const { readSite } = await load<typeof import("../scripts/content/site.ts")>("content/site");
  return [...content.problems, ...ruleProblems(await readSite(content, root))];
}

function reloadPages(server: ViteDevServer): void {
  for (const { moduleGraph, hot } of Object.values(server.environments)) {
    const module = moduleGraph.getModuleById(`\0${ID}`);
    if (!module) continue;
    moduleGraph.invalidateModule(module);
    hot.send({ type: "full-reload" });
  }
}

/** @returns a function that shows mistakes in the terminal and over every page, until it is called without any. */
function reporter({ config, ws }: ViteDevServer): (found: Problem[]) => void {
  let problems: Problem[] = [];
  const showOverlay = () => {
    if (problems.length === 0) return;
    ws.send({ type: "error", err: { message: asText(problems), stack: "", plugin: "content" } });
  };
  // A page that is loaded while there are mistakes shows them too.
  ws.on("connection", showOverlay);
  return (found) => {
    const areFixed = found.length === 0 && problems.length > 0;
    problems = found;
    if (found.length > 0) config.logger.error(asText(found), { timestamp: true });
    if (areFixed) {
      config.logger.info("All mistakes in the content are fixed.", { timestamp: true });
      // Removes the overlay.
      ws.send({ type: "full-reload" });
    }
    showOverlay();
  };
}

function asText(problems: Problem[]): string {
  return `The content has mistakes.\n\n${problems.map(problemLine).join("\n\n")}`;
}

/**
 * Imports a module of scripts/. Vite would bundle static imports, and the content they import, into its configuration,
 * and restart after each change of one.
 */
function load<Module>(path: string): Promise<Module> {
  return import(pathToFileURL(resolve(`scripts/${path}.ts`)).href);
}
