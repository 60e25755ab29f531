/**
 * New isolates on bare workerd: their start, and each page's first render. Pages are cached afterwards, so first
 * renders are timed over many isolates, each asked for every page once.
 */
import { Agent, get } from "node:http";
import { publishedPages } from "../published.ts";
import { builtWorker, constantWorker, type RunningWorkerd, startWorkerd, type WorkerSource } from "./servers.ts";
import { median, ratios } from "./statistics.ts";
import type { Measurement } from "./targets.ts";

const ISOLATES = 12;

/** The start of a workerd process itself is not a cost of the site. */
export const EMPTY_WORKER: WorkerSource = {
  modules: [["index.js", "export default { fetch: () => new Response() };"]],
};

interface Cost {
  time: number;
  /** CPU time of the server, in ms: independent of other load on the machine. */
  processorTime: number;
}

/** `pages` are the paths that are reported. All pages are requested, each time in another order. */
export async function measureIsolates(pages: string[]): Promise<Measurement[]> {
  const paths = publishedPages.map(({ path }) => path);
  const renders = new Map<string, Cost[]>(paths.map((path) => [path, []]));
  const constantTimes = new Map<string, number[]>(pages.map((path) => [path, []]));
  const firstPages: Cost[] = [];
  const startUps: Cost[] = [];
  const constants = await startConstants(pages);
  for (let round = 0; round < ISOLATES; round++) {
    const first = Math.floor((round * paths.length) / ISOLATES);
    const order = [...paths.slice(first), ...paths.slice(0, first)];
    const site = await startWorkerd([builtWorker()]);
    const startUp = site.processorTime();
    const costs = await ask(
      site,
      order.map((path) => site.origins[0] + path),
    );
    await site.stop();
    for (const [index, cost] of costs.entries()) renders.get(order[index] ?? "")?.push(cost);
    firstPages.push(...costs.slice(0, 1));

    for (const [index, path] of pages.entries()) {
      const url = constants.origins[index] ?? "";
      const answers = await ask(
        constants,
        paths.map(() => url),
      );
      constantTimes.get(path)?.push(median(answers.map(({ time }) => time)));
    }
    const empty = await startWorkerd([EMPTY_WORKER]);
    startUps.push({
      time: site.startedInMs - empty.startedInMs,
      processorTime: startUp - empty.processorTime(),
    });
    await empty.stop();
  }
  await constants.stop();
  return [
    { figure: "startUp", runs: startUps.map(({ time }) => time) },
    { figure: "startUpProcessor", runs: startUps.map(({ processorTime }) => processorTime) },
    { figure: "firstPage", runs: firstPages.map(({ time }) => time) },
    { figure: "firstPageProcessor", runs: firstPages.map(({ processorTime }) => processorTime) },
    ...pages.flatMap((page): Measurement[] => {
      const costs = renders.get(page) ?? [];
      const times = costs.map(({ time }) => time);
      return [
        { figure: "renderP50", page, runs: times },
        { figure: "renderProcessorP50", page, runs: costs.map(({ processorTime }) => processorTime) },
        { figure: "renderRate", page, runs: times.map((ms) => 1_000 / ms) },
        { figure: "renderRatio", page, runs: ratios(constantTimes.get(page) ?? [], times) },
      ];
    }),
  ];
}

async function startConstants(pages: string[]) {
  const site = await startWorkerd([builtWorker()]);
  const workers = await Promise.all(pages.map((path) => constantWorker(site.origins[0] + path)));
  await site.stop();
  return startWorkerd(workers);
}

async function ask(server: RunningWorkerd, urls: string[]): Promise<Cost[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const costs: Cost[] = [];
  for (const url of urls) {
    const processorTime = server.processorTime();
    const before = performance.now();
    await new Promise<void>((resolve, reject) => {
      get(url, { agent }, (response) => {
        if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
        response.resume().once("end", resolve);
      }).once("error", reject);
    });
    costs.push({ time: performance.now() - before, processorTime: server.processorTime() - processorTime });
  }
  agent.destroy();
  return costs;
}
