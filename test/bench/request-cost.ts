/** Costs of the Worker on bare workerd: its start, each page's first render, and kept pages. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { publishedPages } from "../published.ts";
import { type Measurement, measurementsOf } from "./figures.ts";
import { ratios } from "./statistics.ts";
import { builtWorker, constantWorker, EMPTY_WORKER, startWorkerd, type Workerd } from "./workerd.ts";

/** Pages are kept afterwards, so first renders are timed over many isolates, each asked for every page once. */
const ISOLATES = 12;

const ROUNDS = 3;
const CONNECTIONS = 16;
const LOAD_LIMIT_MS = 30_000;

/**
 * Starts isolates, and requests every page of each, each time in another order.
 * @param pages Whose first renders are reported.
 * @param project The folder in which the site is built.
 */
export async function measureIsolates(pages: string[], project = "."): Promise<Measurement[]> {
  const paths = publishedPages.map(({ path }) => path);
  const renders = new Map<string, number[]>(paths.map((path) => [path, []]));
  const startUp: number[] = [];
  const startUpProcessor: number[] = [];
  const firstPage: number[] = [];
  for (let round = 0; round < ISOLATES; round++) {
    const empty = await startWorkerd(EMPTY_WORKER);
    const ofWorkerd = empty.processorTime();
    await empty.stop();
    const server = await startWorkerd(builtWorker(project));
    startUp.push(server.startedInMs - empty.startedInMs);
    startUpProcessor.push(server.processorTime() - ofWorkerd);
    const first = Math.floor((round * paths.length) / ISOLATES);
    for (const path of [...paths.slice(first), ...paths.slice(0, first)]) {
      const cost = await costOfRequest(server, path);
      if (path === paths[first]) firstPage.push(cost);
      renders.get(path)?.push(cost);
    }
    await server.stop();
  }
  const ofPages = pages.flatMap((page) => measurementsOf({ render: renders.get(page) ?? [] }, page));
  return [...measurementsOf({ startUp, startUpProcessor, firstPage }), ...ofPages];
}

/** @returns Processor time in ms. */
async function costOfRequest({ origin, processorTime }: Workerd, path: string): Promise<number> {
  const before = processorTime();
  const response = await fetch(origin + path);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return processorTime() - before;
}

/** Kept pages and 304, in turns with a Worker that returns a constant of the same size. */
export async function measureKeptPages(pages: string[], project = "."): Promise<Measurement[]> {
  const server = await startWorkerd(builtWorker(project));
  const measurements: Measurement[] = [];
  for (const page of pages) {
    const url = server.origin + page;
    const ETag = (await fetch(url)).headers.get("ETag") ?? "";
    const { status } = await fetch(url, { headers: { "If-None-Match": ETag } });
    if (status !== 304) throw new Error(`${url} answered ${status}, not 304.`);
    const constantServer = await startWorkerd(await constantWorker(url));
    const [kept, constant, notModified] = await loadInTurns([
      { server, path: page },
      { server: constantServer, path: "/" },
      { server, path: page, header: `If-None-Match: ${ETag}` },
    ]);
    await constantServer.stop();
    if (!kept || !constant || !notModified) throw new Error(`${url} has no runs.`);
    const figures = {
      kept: kept.processor,
      keptRate: kept.perSecond,
      keptRatio: ratios(constant.processor, kept.processor),
      notModifiedRate: notModified.perSecond,
      notModifiedRatio: ratios(constant.processor, notModified.processor),
    };
    measurements.push(...measurementsOf(figures, page));
  }
  await server.stop();
  return measurements;
}

interface Load {
  server: Workerd;
  path: string;
  header?: string;
}

interface LoadRuns {
  perSecond: number[];
  /** Of one request, in ms. */
  processor: number[];
}

/** Requests each address for a second by wrk, in turns; the first round warms up. */
async function loadInTurns(loads: Load[]): Promise<LoadRuns[]> {
  const all = loads.map((): LoadRuns => ({ perSecond: [], processor: [] }));
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [index, { server, path, header }] of loads.entries()) {
      const before = server.processorTime();
      const { requests, perSecond } = await runWrk(server.origin + path, header);
      if (round === 0) continue;
      all[index]?.perSecond.push(perSecond);
      all[index]?.processor.push((server.processorTime() - before) / requests);
    }
  }
  return all;
}

/** Throws when wrk is not installed, or a request fails. */
async function runWrk(url: string, header?: string): Promise<{ requests: number; perSecond: number }> {
  const args = ["-t1", `-c${CONNECTIONS}`, "-d1s", ...(header ? ["-H", header] : []), url];
  const { stdout } = await promisify(execFile)("wrk", args, { timeout: LOAD_LIMIT_MS });
  const requests = Number(stdout.match(/(\d+) requests in/)?.[1]);
  const perSecond = Number(stdout.match(/Requests\/sec:\s+([\d.]+)/)?.[1]);
  if (!requests || !perSecond || /Socket errors|Non-2xx/.test(stdout)) throw new Error(`wrk on ${url}:\n${stdout}`);
  return { requests, perSecond };
}
