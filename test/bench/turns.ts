import type { Run } from "./figures.ts";

/** The runs of each page, by its address; undefined where one failed. */
export type RunsByUrl<Result> = Map<string, (Result | undefined)[]>;

/**
 * Measures pages in turns: paired runs are close in time, so a slow moment of the machine affects all.
 * @param what For the notes, which say what failed.
 */
export async function takeTurns<Result>(
  what: string,
  urls: string[],
  notes: string[],
  measure: (url: string) => Promise<Result>,
  turns = 5,
): Promise<RunsByUrl<Result>> {
  const runs: RunsByUrl<Result> = new Map(urls.map((url) => [url, []]));
  for (let turn = 1; turn <= turns; turn++) {
    for (const url of urls) {
      const run = await measure(url).catch((error) => {
        notes.push(`${what} failed in turn ${turn} on ${url}: ${String(error).split("\n", 1)}`);
        return undefined;
      });
      runs.get(url)?.push(run);
    }
  }
  return runs;
}

/** @returns One figure of each run of a page. */
export function figureOf<Result>(
  runs: RunsByUrl<Result>,
  url: string,
  read: (result: Result) => number | undefined,
): Run[] {
  return (runs.get(url) ?? []).map((run) => run && read(run));
}
