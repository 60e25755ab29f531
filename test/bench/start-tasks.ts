/** The longest main-thread task from React's start until the page is idle, CPU slowed down four times, fast network. */
import { PHONE } from "./browser.ts";
import type { TimedBrowser } from "./devtools.ts";
import { isHydrated, isQuiet, reactStart, readResources } from "./page-timings.ts";
import { taken } from "./statistics.ts";
import { type Measurement, measurementsOf } from "./targets.ts";
import { PART_CATEGORIES, TASK_CATEGORIES, type Task, tasksSince } from "./trace.ts";
import { takeTurns } from "./turns.ts";

const TURNS = { atMost: 5, atLeast: 4 };

const QUIET_MS = 1_500;

const NAMED_TASKS = 3;
const NAMED_PARTS = 4;
const SHORTEST_NAMED_PART_MS = 2;

export async function measureStartTasks(
  browser: TimedBrowser,
  origin: string,
  pages: string[],
  limitMs: number,
): Promise<{ measurements: Measurement[]; notes: string[] }> {
  const subjects = pages.map((page) => ({ name: origin + page }));
  const { runs, notes } = await takeTurns("Tracing React's start", subjects, { ...TURNS, limitMs }, (url, turn) =>
    traceTasks(browser, url, turn === 0 ? PART_CATEGORIES : TASK_CATEGORIES),
  );
  const measurements = pages.flatMap((page) => {
    const [detailed, ...counted] = runs.get(origin + page) ?? [];
    if (detailed) {
      const longest = detailed.slice(0, NAMED_TASKS).map(describe).join("; ");
      notes.push(`${page}: the longest tasks of React's start, slower as they are traced in detail: ${longest}`);
    }
    const longest = (of: (task: Task) => number) => taken(counted.map((run) => run && Math.max(...run.map(of))));
    const figures = {
      startTask: longest(({ duration }) => duration),
      startTaskProcessor: longest(({ processorTime }) => processorTime),
    };
    return measurementsOf(figures, page);
  });
  return { measurements, notes };
}

/** Throws when React has not started by itself, or has not finished. */
function traceTasks(browser: TimedBrowser, url: string, categories: string[]): Promise<Task[]> {
  return browser.visit(PHONE, async (tab) => {
    const events = await browser.trace(categories, async () => {
      await tab.open(url, "networkIdle");
      await tab.until(isHydrated);
      await tab.until(isQuiet, QUIET_MS);
    });
    const start = reactStart(await tab.evaluate(readResources));
    if (start === undefined) throw new Error("the page requested no script after its load event");
    return tasksSince(events, url, start);
  });
}

function describe({ duration, parts }: Task): string {
  const named = parts()
    .filter((part) => part.duration >= SHORTEST_NAMED_PART_MS)
    .slice(0, NAMED_PARTS)
    .map((part) => `${part.name} ${Math.round(part.duration)}`);
  return `${Math.round(duration)} ms (${named.join(", ")})`;
}
