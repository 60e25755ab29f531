/**
 * The same done to several pages in turns: what compares them is made of runs that came one after the other, so that a
 * moment in which the machine is slow is no page's own. A run that fails is tried again, then left out.
 */

/** How often a run is tried before it is left out. */
const TRIES = 3;

export interface TurnLimits {
  atMost: number;
  /** So many are taken however long they last. */
  atLeast: number;
  /** No turn is begun that would probably end after this, in ms. */
  limitMs: number;
}

/** What takes turns, by a name of its own: a page by its address. `turns` when fewer than all are enough. */
export interface Subject {
  name: string;
  turns?: number;
}

/** The runs of each subject by its name, in the order of the turns: undefined for one that failed, or was not taken. */
export type RunsByName<T> = Map<string, (T | undefined)[]>;

/**
 * In: what is done, for people; the subjects; the limits; what to do to one, given its name and the turn from 0.
 * Out: the runs, and notes on what failed or was cut short. Throws nothing.
 */
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
      // What has failed in its last turn will probably fail again.
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
