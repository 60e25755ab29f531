/**
 * Measures items in turns, so that a slow moment of the machine affects all of them.
 *
 * @returns the results of each item, in the order of `items`
 */
export async function takeTurns<Item, Result>(
  items: Item[],
  measure: (item: Item) => Promise<Result>,
  turns = 5,
): Promise<Result[][]> {
  const results: Result[][] = items.map(() => []);
  for (let turn = 1; turn <= turns; turn++) {
    for (const [index, item] of items.entries()) results[index]?.push(await measure(item));
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
