/** Workers on bare workerd, whose processor time can be read: `wrangler dev` has a proxy that costs more than any page. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../free-port.ts";
import { BUILT_CONFIG } from "./build.ts";

const START_LIMIT_MS = 60_000;

/** The Worker answers it without rendering a page. */
const UNRENDERED_PATH = "/api/bench";

export interface WorkerSource {
  modules: [name: string, code: string][];
  vars?: Record<string, string>;
  /** What its ASSETS binding reads. */
  files?: string;
}

/** The start of a workerd process itself is not a cost of the site. */
export const EMPTY_WORKER: WorkerSource = {
  modules: [["index.js", "export default { fetch: () => new Response() };"]],
};

/**
 * @param project The folder in which the site is built.
 * @returns Its Worker without the rate limit, which only POST requests meet.
 */
export function builtWorker(project = "."): WorkerSource {
  const { main, vars, assets } = JSON.parse(readFileSync(join(project, BUILT_CONFIG), "utf8"));
  const folder = join(project, dirname(BUILT_CONFIG));
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".js"));
  const names = [main, ...files.filter((name) => name !== main)];
  return {
    modules: names.map((name) => [name, readFileSync(join(folder, name), "utf8")]),
    vars,
    files: resolve(folder, assets.directory),
  };
}

/** @returns A Worker that returns for every request what a URL answers now. */
export async function constantWorker(url: string): Promise<WorkerSource> {
  const response = await fetch(url);
  const body = await response.text();
  const headers = [...response.headers].filter(([name]) => !["content-length", "transfer-encoding"].includes(name));
  const code = `const body = ${JSON.stringify(body)};
const init = ${JSON.stringify({ headers: Object.fromEntries(headers) })};
export default { fetch: () => new Response(body, init) };
`;
  return { modules: [["index.js", code]] };
}

export interface Workerd {
  origin: string;
  /** Time until the first response, which renders no page, in ms. */
  startedInMs: number;
  /** What the thread that answers has used of the processor, in ms; NaN except on Linux. */
  processorTime(): number;
  stop(): Promise<void>;
}

/** Throws what workerd says when it does not start. */
export async function startWorkerd(source: WorkerSource): Promise<Workerd> {
  const folder = mkdtempSync(join(tmpdir(), "bench-workerd-"));
  const config = writeConfig(folder, source);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const before = performance.now();
  const child = spawn("node_modules/.bin/workerd", ["serve", config, `--socket-addr=http=127.0.0.1:${port}`]);
  const killed = () => child.kill("SIGKILL");
  process.once("exit", killed);
  const ended = once(child, "close").finally(() => process.removeListener("exit", killed));
  let output = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    output += text;
  });
  const stop = async () => {
    child.kill();
    await ended;
  };
  const giveUp = before + START_LIMIT_MS;
  let hasAnswered = false;
  while (!hasAnswered && child.exitCode === null && performance.now() < giveUp) {
    const answer = fetch(origin + UNRENDERED_PATH).then((response) => response.arrayBuffer());
    hasAnswered = await answer.then(
      () => true,
      () => pause(1, false),
    );
  }
  const startedInMs = performance.now() - before;
  rmSync(folder, { recursive: true });
  if (!hasAnswered) {
    await stop();
    throw new Error(`workerd did not answer:\n${output}`);
  }
  return { origin, startedInMs, processorTime: () => processorTime(child.pid), stop };
}

/** @returns The file's path. */
function writeConfig(folder: string, { modules, vars = {}, files }: WorkerSource): string {
  const quote = (text: string) => JSON.stringify(text);
  const { compatibility_date } = JSON.parse(readFileSync(BUILT_CONFIG, "utf8"));
  for (const [name, code] of modules) {
    const path = join(folder, "modules", name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, code);
  }
  const embedded = modules.map(([name]) => `(name = ${quote(name)}, esModule = embed ${quote(`modules/${name}`)})`);
  const bindings = Object.entries(vars).map(([name, value]) => `(name = ${quote(name)}, text = ${quote(value)})`);
  if (files) bindings.push(`(name = "ASSETS", service = "files")`);
  const date = quote(compatibility_date);
  const worker = `(modules = [${embedded}], bindings = [${bindings}], compatibilityDate = ${date})`;
  const services = [`(name = "worker", worker = ${worker})`];
  if (files) services.push(`(name = "files", disk = (path = ${quote(files)}))`);
  const config = join(folder, "config.capnp");
  const text = `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [${services}],
  sockets = [(name = "http", http = (), service = "worker")]
);
`;
  writeFileSync(config, text);
  return config;
}

/** proc(5), /proc/<pid>/schedstat: the first number is in nanoseconds. */
function processorTime(pid: number | undefined): number {
  const file = `/proc/${pid}/schedstat`;
  return existsSync(file) ? Number.parseInt(readFileSync(file, "utf8"), 10) / 1e6 : Number.NaN;
}
