import type { Verdict } from "./verdict.ts";

// Each line is JSON, so no value can start a line of its own (ASVS 16.2.5). It never contains what the visitor typed or
// the visitor's address. docs/contact-relay.md lists the fields.

const LEVELS = {
  sent: "info",
  invalid: "info",
  rejected: "warn",
  refused: "warn",
  queued: "warn",
  failed: "error",
} as const;

/** Logs the line of a POST. */
export function logPost(
  { outcome, reason, status, retryAfterSeconds, trace }: Verdict,
  request: Request,
  post: { id: string; ms: number; bytes: number; version?: string; stack?: string },
): void {
  const ray = request.headers.get("CF-Ray") ?? undefined;
  const line = { evt: "contact", outcome, reason, status, retryAfterSeconds, ...trace, ray, ...post };
  console[LEVELS[outcome]](JSON.stringify(line));
}

const QUEUE_LEVELS = {
  /** The admin API stored the message. */
  delivered: "info",
  /** The queue will try again later. */
  postponed: "warn",
  /** The admin API refused the message, or did not take it for three days: it is in the dead letter queue. */
  dead: "error",
  /** The dead letter queue did not accept the message, so it stays in the queue. */
  not_set_aside: "error",
  /** The queue did not accept the message, and the visitor was told that it failed. */
  not_kept: "error",
} as const;

export type QueueStep = keyof typeof QUEUE_LEVELS;

/** Logs one step of a message in the queue. */
export function logQueue(
  step: QueueStep,
  { reason, trace }: Verdict,
  message: { id: string; ageSeconds?: number; tries?: number },
): void {
  const line = { evt: "contact_queue", step, reason, upstreamStatus: trace?.upstreamStatus, ...message };
  console[QUEUE_LEVELS[step]](JSON.stringify(line));
}
