/**
 * How long React's start holds up the page: the longest task of the main thread from its beginning until the page is
 * quiet, with the processor at a quarter of its speed and a fast line, and what the longest tasks consist of.
 */
import type { Browser, Page } from "@playwright/test";
import { CPU_SLOWDOWN, loadWholly, untilHydrated, visit } from "./page-load.ts";
import { taken } from "./statistics.ts";
import { type Measurement, measurementsOf } from "./targets.ts";
import { SAMPLING_CATEGORY, type Task, TRACE_CATEGORIES, tasksSinceReactStart } from "./trace.ts";
import { takeTurns } from "./turns.ts";

/** The first is sampled, for the note, and does not count. */
const TURNS = { atMost: 4, atLeast: 4 };

/** How many tasks the note on a page names, and how many of their parts. */
const NAMED_TASKS = 3;
const NAMED_PARTS = 3;

/** In: where the site is served; the paths of the pages; the time that this may take, in ms. Out: figures, a note a page. */
export async function measureStartTasks(
  browser: Browser,
  origin: string,
  pages: string[],
  limitMs: number,
): Promise<{ measurements: Measurement[]; notes: string[] }> {
  const subjects = pages.map((page) => ({ name: origin + page }));
  const { runs, notes } = await takeTurns("Tracing React's start", subjects, { ...TURNS, limitMs }, (url, turn) =>
    traceTasks(browser, url, turn === 0 ? [...TRACE_CATEGORIES, SAMPLING_CATEGORY] : TRACE_CATEGORIES),
  );
  const measurements = pages.flatMap((page) => {
    const [sampled, ...counted] = runs.get(origin + page) ?? [];
    const tasks = sampled ?? counted.find((run) => run);
    if (tasks)
      notes.push(
        `${page}: the longest tasks of React's start: ${tasks.slice(0, NAMED_TASKS).map(describe).join("; ")}`,
      );
    const longest = (of: (task: Task) => number) => taken(counted.map((run) => run && Math.max(...run.map(of))));
    const figures = {
      startTask: longest(({ duration }) => duration),
      startTaskProcessor: longest(({ processorTime }) => processorTime),
    };
    return measurementsOf(figures, page);
  });
  return { measurements, notes };
}

function traceTasks(browser: Browser, url: string, categories: string[]): Promise<Task[]> {
  const look = async (page: Page) => {
    await browser.startTracing(page, { categories });
    let trace: Buffer;
    try {
      await loadWholly(page, url);
      await untilHydrated(page);
    } finally {
      trace = await browser.stopTracing();
    }
    return tasksSinceReactStart(JSON.parse(trace.toString()).traceEvents, url);
  };
  return visit(browser, look, { slowdown: CPU_SLOWDOWN });
}

function describe({ duration, parts }: Task): string {
  const named = parts.slice(0, NAMED_PARTS).map((part) => `${part.name} ${Math.round(part.duration)}`);
  return `${Math.round(duration)} ms (${named.join(", ")})`;
}
