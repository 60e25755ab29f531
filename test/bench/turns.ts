/**
 * Runs several subjects in turns: paired runs are close in time, so a slow moment of the machine affects all. A failed
 * run is retried, then left out.
 */

const TRIES = 3;

export interface TurnLimits {
  atMost: number;
  atLeast: number;
  /** No turn is started that would probably end after this, in ms. */
  limitMs: number;
}

export interface Subject {
  name: string;
  turns?: number;
}

export type RunsByName<T> = Map<string, (T | undefined)[]>;

/** `what` is for people. Returns the runs, and notes on what failed or was cut short. Does not throw. */
export async function takeTurns<T>(
  what: string,
  subjects: Subject[],
  { atMost, atLeast, limitMs }: TurnLimits,
  act: (name: string, turn: number) => Promise<T>,
): Promise<{ runs: RunsByName<T>; notes: string[] }> {
  const runs: RunsByName<T> = new Map(subjects.map(({ name }) => [name, []]));
  const notes: string[] = [];
  const start = performance.now();
  for (let turn = 0; turn < atMost; turn++) {
    const elapsed = performance.now() - start;
    if (turn >= atLeast && elapsed + elapsed / turn > limitMs) {
      notes.push(`${what}: ${turn} turns instead of ${atMost}, as their time was up.`);
      break;
    }
    for (const { name, turns = atMost } of subjects) {
      const own = runs.get(name) ?? [];
      const tries = turn > 0 && own.at(-1) === undefined ? 1 : TRIES;
      let run: T | undefined;
      for (let attempt = 1; turn < turns && run === undefined && attempt <= tries; attempt++) {
        try {
          run = await act(name, turn);
        } catch (error) {
          const [reason] = (error instanceof Error ? error.message : String(error)).split("\n");
          console.error(`bench: ${what} failed on ${name}: ${reason}`);
          if (attempt === tries)
            notes.push(`${what} failed in turn ${turn + 1} on ${name}, tries: ${tries}: ${reason}`);
        }
      }
      own.push(run);
    }
  }
  return { runs, notes };
}
