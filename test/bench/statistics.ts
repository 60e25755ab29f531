/** The middle of some numbers, of the two in the middle their mean. Throws when there is none. */
export function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  if (low === undefined || high === undefined) throw new Error("The median of nothing was asked for.");
  return (low + high) / 2;
}

/** A run's number; undefined for a run that failed or was not taken. */
export type Run = number | undefined;

/** The runs that there are. */
export function taken(runs: Run[]): number[] {
  return runs.filter((run) => run !== undefined);
}

/**
 * The quotient of each pair of runs that were made one after the other, where there are both. Throws when they are not
 * as many.
 */
export function ratios(runs: Run[], base: Run[]): number[] {
  if (runs.length !== base.length) throw new Error("Runs that are compared have to be pairs.");
  return runs.flatMap((run, index) => {
    const other = base[index];
    return run === undefined || other === undefined ? [] : [run / other];
  });
}
