import { useSyncExternalStore } from "react";

const MINUTE_MS = 60_000;

/**
 * Computes something from the visitor's clock and time zone, which leave the browser nowhere.
 *
 * @param compute gets ms since 1970, in whole minutes, and an IANA name
 * @returns undefined before React starts, and if the browser does not know its time zone
 */
export function useVisitorTime<Result>(compute: (now: number, timeZone: string) => Result): Result | undefined {
  const minute = useSyncExternalStore(
    onTick,
    () => Math.floor(Date.now() / MINUTE_MS),
    () => undefined,
  );
  if (minute === undefined) return undefined;
  try {
    return compute(minute * MINUTE_MS, new Intl.DateTimeFormat().resolvedOptions().timeZone);
  } catch {
    return undefined;
  }
}

function onTick(check: () => void): () => void {
  const timer = setInterval(check, MINUTE_MS / 4);
  return () => clearInterval(timer);
}
