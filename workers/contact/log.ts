import type { Verdict } from "./verdict.ts";

// Each line is one of JSON, in which no value can start a line of its own (ASVS 16.2.5). It never holds what the visitor
// typed, nor the visitor's address. docs/contact-relay.md has the fields.

const LEVELS = {
  sent: "info",
  invalid: "info",
  rejected: "warn",
  refused: "warn",
  queued: "warn",
  failed: "error",
} as const;

/** The line of a POST. */
export function logPost(
  { outcome, reason, status, retryAfterSeconds, trace }: Verdict,
  request: Request,
  details: { id: string; ms: number; bytes: number; version?: string; stack?: string },
): void {
  const { id, ms, bytes, version, stack } = details;
  const line = {
    evt: "contact",
    id,
    outcome,
    reason: outcome === "sent" && request.signal.aborted ? "client_gone" : reason,
    status,
    retryAfterSeconds,
    ms,
    attempts: 0,
    ...trace,
    bytes,
    // A client can send anything under this name.
    ray: /^[0-9a-f]{16}(-[A-Z]{3})?$/.exec(request.headers.get("CF-Ray") ?? "")?.[0],
    version,
    stack,
  };
  console[reason === "busy" ? "warn" : LEVELS[outcome]](JSON.stringify(line));
}

/** What became of a message in the outbox. */
const OUTBOX_LEVELS = {
  /** The admin API has stored it. */
  delivered: "info",
  /** It is tried again later. */
  postponed: "warn",
  /** It was given up: refused by the admin API, or too old. */
  dead: "error",
  /** The database did not take it: its visitor was told that it failed. */
  not_kept: "error",
} as const;

export function logOutbox(
  step: keyof typeof OUTBOX_LEVELS,
  { reason, trace }: Verdict,
  message: { id: string; ageSeconds?: number; tries?: number },
): void {
  const line = { evt: "contact_outbox", step, reason, upstreamStatus: trace?.upstreamStatus, ...message };
  console[OUTBOX_LEVELS[step]](JSON.stringify(line));
}
