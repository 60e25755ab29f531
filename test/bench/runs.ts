/**
 * Measures pages in turns, so that a slow moment of the machine affects all of them.
 *
 * @returns the results of each URL, in the order of `urls`
 */
export async function takeTurns<Result>(
  urls: string[],
  measure: (url: string) => Promise<Result>,
  turns = 5,
): Promise<Result[][]> {
  const results: Result[][] = urls.map(() => []);
  for (let turn = 1; turn <= turns; turn++) {
    for (const [index, url] of urls.entries()) results[index]?.push(await measure(url));
  }
  return results;
}

/** @returns NaN for an empty list */
export function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2;
}

/** @returns the ratio of each pair of runs */
export function ratios(runs: number[], base: number[]): number[] {
  return runs.map((run, index) => run / (base[index] ?? Number.NaN));
}
