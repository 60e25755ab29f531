import type { Relayed } from "./admin-api.ts";

// What this isolate has seen of the admin API. The platform runs many isolates, and ends them at any time.

/** Failures in a row after which the admin API is not asked for a while. */
const FAILURES_BEFORE_PAUSE = 3;

const PAUSE_MS = 30_000;

interface Seen {
  failuresInARow: number;
  askAgainAt: number;
  deliveredAt?: number;
  failedAt?: number;
}

const seenAt = new Map<string, Seen>();

function seen(adminApiUrl = ""): Seen {
  const known = seenAt.get(adminApiUrl) ?? { failuresInARow: 0, askAgainAt: 0 };
  seenAt.set(adminApiUrl, known);
  return known;
}

/** Whether a message that could not be relayed may be relayed later: the failure is not its own. */
export function isDeferrable(relayed: Relayed): relayed is Exclude<Relayed, { kind: "stored" | "refused" }> {
  return relayed.kind !== "stored" && relayed.kind !== "refused";
}

/** Call it with the outcome of each relay. */
export function noteRelay(adminApiUrl: string | undefined, relayed: Relayed): void {
  const state = seen(adminApiUrl);
  if (isDeferrable(relayed)) {
    state.failuresInARow += 1;
    state.failedAt = Date.now();
    state.askAgainAt = state.failedAt + PAUSE_MS;
  } else {
    state.failuresInARow = 0;
    if (relayed.kind === "stored") state.deliveredAt = Date.now();
  }
}

/**
 * A circuit breaker: false after some failures in a row, but for one caller in 30 seconds, whose relay is the probe. The
 * pause begins with the probe, so that a probe that never ends does not close the way for good.
 */
export function mayAsk(adminApiUrl: string | undefined): boolean {
  const state = seen(adminApiUrl);
  if (state.failuresInARow < FAILURES_BEFORE_PAUSE) return true;
  const now = Date.now();
  if (now < state.askAgainAt) return false;
  state.askAgainAt = now + PAUSE_MS;
  return true;
}

/** For /api/health. Times in ISO 8601; null: not since this isolate has started. */
export function adminApiHealth(adminApiUrl: string | undefined) {
  const { failuresInARow, deliveredAt, failedAt } = seen(adminApiUrl);
  return {
    lastDelivery: deliveredAt === undefined ? null : new Date(deliveredAt).toISOString(),
    lastFailure: failedAt === undefined ? null : new Date(failedAt).toISOString(),
    failuresInARow,
  };
}
