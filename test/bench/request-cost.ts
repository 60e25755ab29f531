/** Costs of the Worker on bare workerd: its start, and a page that no cache has. */
import { setTimeout as pause } from "node:timers/promises";
import { type Measurement, measurementsOf } from "./figures.ts";
import { takeTurns } from "./runs.ts";
import { EMPTY_WORKER, startBuiltSite, startCode } from "./workerd.ts";

const TURNS = 8;
const AGAIN = 200;

/** The Worker still stores the page when it has answered. */
const STORING_MS = 20;

/**
 * @param folders of built sites
 * @returns for each folder the costs of each page in processor time
 */
export async function measureWorkers(folders: string[], pages: string[]): Promise<Measurement[][]> {
  const isolates = pages.flatMap((page) => folders.map((folder) => ({ page, folder })));
  const runs = await takeTurns(isolates, ({ page, folder }) => costsOfIsolate(folder, page), TURNS);
  return folders.map((folder) =>
    isolates.flatMap((isolate, index) => {
      if (isolate.folder !== folder) return [];
      const costs = runs[index] ?? [];
      const figures = {
        startUp: costs.map(({ startUp }) => startUp),
        onlyPage: costs.map(({ onlyPage }) => onlyPage),
        again: costs.map(({ again }) => again),
      };
      return measurementsOf(figures, isolate.page);
    }),
  );
}

/** @returns start-up beyond an empty Worker's, the first request of a page, the mean of the next ones, in ms */
async function costsOfIsolate(folder: string, page: string) {
  const empty = await startCode(EMPTY_WORKER);
  const emptyTime = empty.processorTime();
  await empty.stop();
  const { origin, processorTime, stop } = await startBuiltSite(folder);
  const times = [processorTime()];
  for (const count of [1, AGAIN]) {
    for (let request = 0; request < count; request++) {
      const response = await fetch(origin + page);
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${page} answered ${response.status}`);
    }
    await pause(STORING_MS);
    times.push(processorTime());
  }
  await stop();
  const [started = 0, first = 0, last = 0] = times;
  return { startUp: started - emptyTime, onlyPage: first - started, again: (last - first) / AGAIN };
}
