/** Runs Workers on bare workerd, because the proxy of `wrangler dev` uses more of the processor than any page. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { BUILT_CONFIG } from "#scripts/deploy/preflight.ts";

/** The Worker answers this path without rendering a page. */
const UNRENDERED_PATH = "/api/bench";

/** Its start is workerd's own, which does not count as the site's. */
export const EMPTY_WORKER = "export default { fetch: () => new Response() };";

/** An empty Cache API, so that each request renders its page. */
const CACHE =
  "export default { fetch: (request) => new Response(null, { status: request.method === 'GET' ? 504 : 204 }) };";

export interface Workerd {
  origin: string;
  /** Processor time of the thread that answers, in ms. NaN except on Linux. */
  processorTime(): number;
  stop(): Promise<void>;
}

const running = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});

/** @param site folder in which the site is built */
export function startBuiltSite(site: string): Promise<Workerd> {
  const folder = dirname(join(site, BUILT_CONFIG));
  const { main, vars, assets } = readConfig(folder);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".js"));
  const names = [main, ...files.filter((name) => name !== main)];
  return startWorkerd(
    folder,
    names.map((name) => `(name = ${quote(name)}, esModule = embed ${quote(name)})`),
    Object.entries<string>(vars).map(([name, value]) => `(name = ${quote(name)}, text = ${quote(value)})`),
    resolve(folder, assets.directory),
  );
}

/** Runs with the compatibility date of the built site. */
export function startCode(code: string): Promise<Workerd> {
  return startWorkerd(dirname(BUILT_CONFIG), [`(name = "index.js", esModule = ${quote(code)})`], [], ".");
}

/**
 * @param folder of the modules and their settings
 * @param files folder that the ASSETS binding reads
 */
async function startWorkerd(folder: string, modules: string[], vars: string[], files: string): Promise<Workerd> {
  const config = join(folder, "bench.capnp");
  const date = quote(readConfig(folder).compatibility_date);
  const bindings = [...vars, `(name = "ASSETS", service = "files")`];
  const text = `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "worker", worker = (
      modules = [${modules}], bindings = [${bindings}], compatibilityDate = ${date}, cacheApiOutbound = "cache"
    )),
    (name = "cache", worker = (modules = [(name = "c.js", esModule = ${quote(CACHE)})], compatibilityDate = ${date})),
    (name = "files", disk = (path = ${quote(resolve(files))})),
  ],
  sockets = [(name = "http", http = (), service = "worker")]
);
`;
  writeFileSync(config, text);
  // workerd reports its port on descriptor 3.
  const args = ["serve", config, "--socket-addr=http=127.0.0.1:0", "--control-fd=3"];
  const child = spawn("node_modules/.bin/workerd", args, { stdio: ["ignore", "ignore", "inherit", "pipe"] });
  running.add(child);
  const ended = once(child, "close").finally(() => running.delete(child));
  const { port } = JSON.parse(await readLine(child.stdio[3] as Readable));
  const origin = `http://127.0.0.1:${port}`;
  rmSync(config);
  await (await fetch(origin + UNRENDERED_PATH)).arrayBuffer();
  const stop = async () => {
    child.kill();
    await ended;
  };
  return { origin, processorTime: () => processorTime(child.pid), stop };
}

function readConfig(folder: string) {
  return JSON.parse(readFileSync(join(folder, basename(BUILT_CONFIG)), "utf8"));
}

/** A string in Cap'n Proto. */
function quote(text: string): string {
  return JSON.stringify(text);
}

async function readLine(stream: Readable): Promise<string> {
  for await (const line of createInterface({ input: stream })) return line;
  throw new Error("workerd did not start.");
}

/** proc(5): the first number of schedstat is in nanoseconds. */
function processorTime(pid: number | undefined): number {
  const file = `/proc/${pid}/schedstat`;
  return existsSync(file) ? Number.parseInt(readFileSync(file, "utf8"), 10) / 1e6 : Number.NaN;
}
