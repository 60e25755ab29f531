/** Costs of the Worker on bare workerd: starting, rendering a page for the first time, and serving a cached page. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { publishedPages } from "#test/published.ts";
import { type Measurement, measurementsOf } from "./figures.ts";
import { ratios } from "./runs.ts";
import { constantWorker, EMPTY_WORKER, startBuiltSite, startCode, type Workerd } from "./workerd.ts";

/** Rendered pages are cached, so each first render needs a new isolate. */
const ISOLATES = 12;

const ROUNDS = 3;
const LOAD_LIMIT_MS = 30_000;

/**
 * Starts isolates and requests every page of each, starting at another page each time.
 * @param pages Pages whose first renders are reported.
 */
export async function measureIsolates(pages: string[]): Promise<Measurement[]> {
  const paths = publishedPages.map(({ path }) => path);
  const renders = new Map<string, number[]>(paths.map((path) => [path, []]));
  const startUp: number[] = [];
  const firstPage: number[] = [];
  for (let round = 0; round < ISOLATES; round++) {
    const empty = await startCode(EMPTY_WORKER);
    const emptyTime = empty.processorTime();
    await empty.stop();
    const server = await startBuiltSite();
    startUp.push(server.processorTime() - emptyTime);
    const first = Math.floor((round * paths.length) / ISOLATES);
    for (const path of [...paths.slice(first), ...paths.slice(0, first)]) {
      const cost = await costOfRequest(server, path);
      if (path === paths[first]) firstPage.push(cost);
      renders.get(path)?.push(cost);
    }
    await server.stop();
  }
  const pageRenders = pages.flatMap((page) => measurementsOf({ render: renders.get(page) ?? [] }, page));
  return [...measurementsOf({ startUp, firstPage }), ...pageRenders];
}

/** @returns Processor time in ms. */
async function costOfRequest({ origin, processorTime }: Workerd, path: string): Promise<number> {
  const before = processorTime();
  const response = await fetch(origin + path);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return processorTime() - before;
}

/** Measures cached pages, in turns with a Worker that returns a constant of the same size. */
export async function measureKeptPages(pages: string[]): Promise<Measurement[]> {
  const server = await startBuiltSite();
  const measurements: Measurement[] = [];
  for (const page of pages) {
    const constantServer = await startCode(await constantWorker(server.origin + page));
    const kept: number[] = [];
    const constant: number[] = [];
    // The first round warms up.
    for (let round = 0; round <= ROUNDS; round++) {
      kept[round] = await costUnderLoad(server, page);
      constant[round] = await costUnderLoad(constantServer, "/");
    }
    await constantServer.stop();
    const figures = { kept: kept.slice(1), keptRatio: ratios(constant, kept).slice(1) };
    measurements.push(...measurementsOf(figures, page));
  }
  await server.stop();
  return measurements;
}

/**
 * Requests a path for a second with wrk.
 * @returns Processor time of a request, in ms. Throws when wrk is not installed or a request fails.
 */
async function costUnderLoad({ origin, processorTime }: Workerd, path: string): Promise<number> {
  const before = processorTime();
  const args = ["-t1", "-c16", "-d1s", origin + path];
  const { stdout } = await promisify(execFile)("wrk", args, { timeout: LOAD_LIMIT_MS });
  const requests = Number(stdout.match(/(\d+) requests in/)?.[1]);
  if (!requests || /Socket errors|Non-2xx/.test(stdout)) throw new Error(`wrk on ${path}:\n${stdout}`);
  return (processorTime() - before) / requests;
}
