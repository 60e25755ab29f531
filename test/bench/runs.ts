/** A figure in one run; undefined if the run failed. */
export type Run = number | undefined;

/** Printed below the table. */
export const notes: string[] = [];

/**
 * Measures pages in turns, so that a slow moment of the machine affects all of them.
 * @param what Named in the notes when a run fails.
 * @returns The runs of each URL, in the order of `urls`.
 */
export async function takeTurns<Result>(
  what: string,
  urls: string[],
  measure: (url: string) => Promise<Result>,
  turns = 5,
): Promise<(Result | undefined)[][]> {
  const runs: (Result | undefined)[][] = urls.map(() => []);
  for (let turn = 1; turn <= turns; turn++) {
    for (const [index, url] of urls.entries()) {
      const run = await measure(url).catch((error) => {
        notes.push(`${what} failed in turn ${turn} on ${url}: ${String(error).split("\n", 1)}`);
        return undefined;
      });
      runs[index]?.push(run);
    }
  }
  return runs;
}

/** @returns One figure of each run. */
export function figureOf<Result>(
  runs: (Result | undefined)[] = [],
  read: (result: Result) => number | undefined,
): Run[] {
  return runs.map((run) => run && read(run));
}

/** @returns NaN for an empty list. */
export function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2;
}

/** @returns The runs that did not fail. */
export function taken(runs: Run[]): number[] {
  return runs.filter((run) => run !== undefined);
}

/** @returns Ratios of the pairs in which neither run failed. */
export function ratios(runs: Run[], base: Run[]): number[] {
  return runs.flatMap((run, index) => {
    const other = base[index];
    return run === undefined || other === undefined ? [] : [run / other];
  });
}
