/**
 * New isolates on bare workerd: how long one takes to start, and to render each page for the first time. Pages are kept
 * afterwards, so first renders are timed over many isolates, each asked for every page of the site once.
 */
import { Agent, get } from "node:http";
import { sitePages } from "../../app/lib/site-pages.ts";
import { builtWorker, constantWorker, startWorkerd, type WorkerSource } from "./servers.ts";
import { median, ratios } from "./statistics.ts";
import type { Measurement } from "./targets.ts";

const ISOLATES = 12;

/** What a process of workerd takes to start is no cost of the site. */
const EMPTY_WORKER: WorkerSource = { modules: [["index.js", "export default { fetch: () => new Response() };"]] };

/** In: the paths of the pages whose first render is reported. All pages are asked, in another order each time. */
export async function measureIsolates(pages: string[]): Promise<Measurement[]> {
  const paths = sitePages.map(({ path }) => path);
  const renders = new Map<string, number[]>(paths.map((path) => [path, []]));
  const constantTimes = new Map<string, number[]>(pages.map((path) => [path, []]));
  const firstPages: number[] = [];
  const startUps: number[] = [];
  const constants = await startConstants(pages);
  for (let round = 0; round < ISOLATES; round++) {
    const first = Math.floor((round * paths.length) / ISOLATES);
    const order = [...paths.slice(first), ...paths.slice(0, first)];
    const site = await startWorkerd([builtWorker()]);
    const times = await timeRequests(order.map((path) => site.origins[0] + path));
    await site.stop();
    for (const [index, time] of times.entries()) renders.get(order[index] ?? "")?.push(time);
    firstPages.push(times[0] ?? Number.NaN);

    for (const [index, path] of pages.entries()) {
      const url = constants.origins[index] ?? "";
      constantTimes.get(path)?.push(median(await timeRequests(paths.map(() => url))));
    }
    const empty = await startWorkerd([EMPTY_WORKER]);
    await empty.stop();
    startUps.push(site.startedInMs - empty.startedInMs);
  }
  await constants.stop();
  return [
    { figure: "startUp", runs: startUps },
    { figure: "isolateP50", runs: firstPages },
    ...pages.flatMap((page): Measurement[] => {
      const runs = renders.get(page) ?? [];
      return [
        { figure: "renderP50", page, runs },
        { figure: "renderRate", page, runs: runs.map((ms) => 1_000 / ms) },
        { figure: "renderRatio", page, runs: ratios(constantTimes.get(page) ?? [], runs) },
      ];
    }),
  ];
}

/** Workers that answer with constants of the pages' size, one for each. */
async function startConstants(pages: string[]) {
  const site = await startWorkerd([builtWorker()]);
  const workers = await Promise.all(pages.map((path) => constantWorker(site.origins[0] + path)));
  await site.stop();
  return startWorkerd(workers);
}

/** Asks for addresses one after the other, over one connection. Out: ms from question to the end of the answer. */
async function timeRequests(urls: string[]): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  for (const url of urls) {
    const before = performance.now();
    await new Promise<void>((resolve, reject) => {
      get(url, { agent }, (response) => {
        if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
        response.resume().once("end", resolve);
      }).once("error", reject);
    });
    times.push(performance.now() - before);
  }
  agent.destroy();
  return times;
}
