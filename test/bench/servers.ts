import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { freePort } from "../free-port.ts";
import { type StartedProcess, start } from "./processes.ts";

export interface RunningServer {
  origin: string;
  stop(): Promise<void>;
}

const START_LIMIT_MS = 60_000;

export const WRANGLER = "node_modules/wrangler/bin/wrangler.js";

export const SITE_CONFIG = "build/server/wrangler.json";

/** Serves a Worker as `npm start` does. Throws when it does not start. */
export async function serveWithWrangler(config: string): Promise<RunningServer> {
  const port = await freePort();
  const options = ["--inspector-port", "0", "--log-level", "error", "--show-interactive-dev-session=false"];
  const child = start(process.execPath, [WRANGLER, "dev", "-c", config, "--port", String(port), ...options]);
  const origin = `http://localhost:${port}`;
  await answers(child, origin);
  return { origin, stop: child.stop };
}

export interface WorkerSource {
  modules: [name: string, code: string][];
  vars?: Record<string, string>;
  assets?: { binding: string; directory: string };
  /** Without it, it reaches no address of this machine. */
  reachesLoopback?: boolean;
  /** By default that of the build here. */
  compatibilityDate?: string;
}

/** In: the project's folder, in which the site is built. Without the rate limit: only POST requests use it. */
export function builtWorker(project = "."): WorkerSource {
  const { main, vars, assets, compatibility_date } = readConfig(project);
  const folder = join(project, dirname(SITE_CONFIG));
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".js"));
  const names = [main, ...files.filter((name) => name !== main)];
  return {
    modules: names.map((name) => [name, readFileSync(join(folder, name), "utf8")]),
    vars,
    assets: assets?.binding ? { binding: assets.binding, directory: resolve(folder, assets.directory) } : undefined,
    compatibilityDate: compatibility_date,
  };
}

/** A Worker that returns for every request what a URL answers now. */
export async function constantWorker(url: string, headers: Record<string, string> = {}): Promise<WorkerSource> {
  const response = await fetch(url, { headers });
  const body = (await response.text()) || null;
  const own = [...response.headers].filter(([name]) => !["content-length", "transfer-encoding"].includes(name));
  const code = `const body = ${JSON.stringify(body)};
const init = ${JSON.stringify({ status: response.status, headers: Object.fromEntries(own) })};
export default { fetch: () => new Response(body, init) };
`;
  return { modules: [["index.js", code]] };
}

export interface RunningWorkerd {
  origins: string[];
  /** Time until the first response that renders no page, in ms. */
  startedInMs: number;
  /** CPU time of the thread that answers, in ms; NaN except on Linux. */
  processorTime(): number;
  stop(): Promise<void>;
}

/** `inspectorPort`: lets the first Worker be inspected, which makes it slower. */
export async function startWorkerd(workers: WorkerSource[], inspectorPort?: number): Promise<RunningWorkerd> {
  const folder = mkdtempSync(join(tmpdir(), "bench-workerd-"));
  const config = join(folder, "config.capnp");
  writeFileSync(config, workerdConfig(folder, workers, inspectorPort === undefined ? [] : ["--expose-gc"]));
  const ports = await Promise.all(workers.map(freePort));
  const addresses = ports.map((port, index) => `--socket-addr=socket${index}=127.0.0.1:${port}`);
  const origins = ports.map((port) => `http://127.0.0.1:${port}`);
  if (inspectorPort !== undefined) addresses.push(`--inspector-addr=127.0.0.1:${inspectorPort}`);
  const before = performance.now();
  const child = start("node_modules/.bin/workerd", ["serve", config, ...addresses]);
  try {
    await answers(child, origins[0] ?? "");
  } finally {
    rmSync(folder, { recursive: true });
  }
  const startedInMs = performance.now() - before;
  return {
    origins,
    startedInMs,
    processorTime: child.processorTime,
    stop: child.stop,
  };
}

function workerdConfig(folder: string, workers: WorkerSource[], v8Flags: string[]): string {
  const services = workers.flatMap(({ modules, vars = {}, assets, compatibilityDate }, index) => {
    const day = compatibilityDate ?? readConfig(".").compatibility_date;
    for (const [name, code] of modules) {
      const file = join(folder, String(index), name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, code);
    }
    const esModules = modules.map(([name]) => `(name = ${quote(name)}, esModule = embed ${quote(`${index}/${name}`)})`);
    const bindings = Object.entries(vars).map(([name, value]) => `(name = ${quote(name)}, text = ${quote(value)})`);
    if (assets) bindings.push(`(name = ${quote(assets.binding)}, service = "files${index}")`);
    const worker = `(modules = [${esModules}], bindings = [${bindings}], compatibilityDate = ${quote(day)})`;
    return [
      `(name = "worker${index}", worker = ${worker})`,
      ...(assets ? [`(name = "files${index}", disk = (path = ${quote(assets.directory)}))`] : []),
    ];
  });
  if (workers.some(({ reachesLoopback }) => reachesLoopback)) {
    services.push(`(name = "internet", network = (allow = ["public", "private"]))`);
  }
  const sockets = workers.map((_, index) => `(name = "socket${index}", http = (), service = "worker${index}")`);
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (v8Flags = [${v8Flags.map(quote)}], services = [${services.join(", ")}], sockets = [${sockets.join(", ")}]);
`;
}

function quote(text: string): string {
  return JSON.stringify(text);
}

interface BuiltConfig {
  main: string;
  compatibility_date: string;
  vars?: Record<string, string>;
  assets?: { directory: string; binding?: string };
}

function readConfig(project: string): BuiltConfig {
  return JSON.parse(readFileSync(join(project, SITE_CONFIG), "utf8"));
}

const UNRENDERED_PATH = "/api/bench";

/** Waits for any response. Throws the program's output when it ends or takes too long. */
async function answers(child: StartedProcess, origin: string): Promise<void> {
  const giveUp = Date.now() + START_LIMIT_MS;
  while (!child.hasEnded() && Date.now() < giveUp) {
    try {
      await (await fetch(origin + UNRENDERED_PATH)).arrayBuffer();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  }
  await child.stop();
  throw new Error(`${origin} did not answer:\n${child.output()}`);
}
