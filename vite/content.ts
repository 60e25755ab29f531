import { existsSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import type { Plugin, ViteDevServer } from "vite";
import type { Entries } from "../app/entries/entries.ts";
import type { CompiledContent } from "../scripts/content/compile-content.ts";
import { type Problem, problemLine, readingProblem } from "../scripts/content/problem.ts";
import type * as Reader from "../scripts/content/read-content.ts";

const ID = "virtual:content";

/** Longer than the 50 ms after a change in which Vite's watcher does not report another one of the same file. */
const WATCHER_PAUSE_MS = 60;

const NO_CONTENT: CompiledContent = {
  json: JSON.stringify({ articles: [], services: [], openings: [], projects: [], team: [] } satisfies Entries),
  bodies: new Map(),
};

/**
 * Gives the Worker the entries of content/ (`import { contentJson } from "virtual:content"`) and puts the bodies of
 * articles beside it. A mistake in content/ ends a build. In development, mistakes are shown in the terminal and over the
 * page, which keeps the last content without mistakes. New and removed files count at once.
 */
export function content(): Plugin {
  let root = process.cwd();
  let isBuild = false;
  let compiling: Promise<CompiledContent> | undefined;

  async function read(): Promise<Reader.Content> {
    return (await load<typeof Reader>("content/read-content")).readContent(root);
  }

  async function compile({ entries, problems }: Reader.Content): Promise<CompiledContent> {
    if (isBuild && problems.length > 0) throw new Error(asText(problems));
    return (
      await load<typeof import("../scripts/content/compile-content.ts")>("content/compile-content")
    ).compileContent(entries);
  }

  function compiled(): Promise<CompiledContent> {
    compiling ??= read().then(compile);
    return compiling;
  }

  /** The cover of a new article, until `npm run content` makes its file. */
  async function newCover(path: string): Promise<string | undefined> {
    const [, name] = /^\/images\/covers\/([a-z0-9-]+)\.svg$/.exec(path) ?? [];
    if (name === undefined || existsSync(join(root, "public", path))) return undefined;
    const { articles }: Entries = JSON.parse((await compiled()).json);
    const palette = articles.find(({ image }) => image.name === name)?.palette;
    return palette && (await load<typeof import("../scripts/art/covers.ts")>("art/covers")).drawCover(name, palette);
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
        // Route modules import it in the browser too, where it would disclose what is scheduled.
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
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const answer = async (path: string) => {
          // In place of the ASSETS binding: workers/app.ts asks here in development.
          const body = (await compiled()).bodies.get(path);
          if (body !== undefined) return response.setHeader("Content-Type", "application/json").end(body);
          const cover = await newCover(path);
          return cover === undefined ? next() : response.setHeader("Content-Type", "image/svg+xml").end(cover);
        };
        answer(request.url ?? "").catch(next);
      });
      // Vitest starts a server for each of its projects.
      if (server.config.mode === "test") return;

      let problems: Problem[] = [];
      let isQueued = false;
      let last = read().then(check).catch(failed);
      // Without this, Vite would end because the Worker has no content.
      compiling = compiled().catch(() => NO_CONTENT);
      for (const event of ["add", "change", "unlink"] as const) {
        server.watcher.on(event, (file) => {
          // One update for all files that change meanwhile.
          if (isQueued || relative(join(root, "content"), file).startsWith("..")) return;
          isQueued = true;
          last = last.then(update).catch(failed);
        });
      }
      // A page that is loaded while there are mistakes shows them too.
      server.ws.on("connection", showOverlay);

      async function update(): Promise<void> {
        await delay(WATCHER_PAUSE_MS);
        isQueued = false;
        const content = await read();
        if (content.problems.length === 0) {
          compiling = Promise.resolve(await compile(content));
          reloadPages(server);
        }
        await check(content);
      }

      async function check(content: Reader.Content): Promise<void> {
        const { arePagesValid } = await load<typeof Reader>("content/read-content");
        if (!arePagesValid(content)) return report(content.problems);
        const { readSite, ruleProblems } =
          await load<typeof import("../scripts/content/content-rules.ts")>("content/content-rules");
        report([...content.problems, ...ruleProblems(await readSite(content, root))]);
      }

      /** The reader itself, or what it imports, is broken. Node has kept the broken module. */
      function failed(error: unknown): void {
        const { file, message } = readingProblem(root, "scripts/content/read-content.ts", error);
        report([{ file, message: `${message} Fix it, then start \`npm run dev\` again.` }]);
      }

      function report(found: Problem[]): void {
        const { logger } = server.config;
        const areFixed = found.length === 0 && problems.length > 0;
        problems = found;
        if (found.length > 0) logger.error(asText(found), { timestamp: true });
        if (areFixed) {
          logger.info("All mistakes in the content are fixed.", { timestamp: true });
          // Takes the overlay away.
          server.ws.send({ type: "full-reload" });
        }
        showOverlay();
      }

      function showOverlay(): void {
        if (problems.length === 0) return;
        server.ws.send({ type: "error", err: { message: asText(problems), stack: "", plugin: "content" } });
      }
    },
  };
}

function reloadPages(server: ViteDevServer): void {
  for (const { moduleGraph, hot } of Object.values(server.environments)) {
    const module = moduleGraph.getModuleById(`\0${ID}`);
    if (!module) continue;
    moduleGraph.invalidateModule(module);
    hot.send({ type: "full-reload" });
  }
}

function asText(problems: Problem[]): string {
  return `The content has mistakes.\n\n${problems.map(problemLine).join("\n\n")}`;
}

/**
 * Not a static import: Vite would bundle these modules, and the files of content/ that they import, into its
 * configuration, and restart after each change of one.
 */
function load<Module>(path: string): Promise<Module> {
  return import(pathToFileURL(resolve(`scripts/${path}.ts`)).href);
}
