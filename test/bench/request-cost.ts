/** Costs of the Worker on bare workerd: starting, and rendering a page for the first time. */
import { publishedPages } from "#test/published.ts";
import { type Measurement, measurementsOf } from "./figures.ts";
import { EMPTY_WORKER, startBuiltSite, startCode, type Workerd } from "./workerd.ts";

const ISOLATES = 12;

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
