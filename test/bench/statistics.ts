import type { Run } from "./figures.ts";

/** Throws when there are no numbers. */
export function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  if (low === undefined || high === undefined) throw new Error("There is no median of an empty list.");
  return (low + high) / 2;
}

/** @returns The runs that did not fail. */
export function taken(runs: Run[]): number[] {
  return runs.filter((run) => run !== undefined);
}

/** @returns Ratios of paired runs, where both exist. Throws when the lists differ in length. */
export function ratios(runs: Run[], base: Run[]): number[] {
  if (runs.length !== base.length) throw new Error("Runs that are compared have to be pairs.");
  return runs.flatMap((run, index) => {
    const other = base[index];
    return run === undefined || other === undefined ? [] : [run / other];
  });
}
