import type { ContentfulStatusCode } from "hono/utils/http-status";
import { CHECK_FIELDS, type ContactAnswer, SUBMISSION_FALLBACK, shownMessage } from "../../app/contact/answer.ts";
import { HONEYPOT_FIELD } from "../../app/contact/fields.ts";
import { type Relayed, type RelayTrace, relayMessage } from "./admin-api.ts";
import { isDeferrable, mayAsk, noteRelay } from "./admin-api-health.ts";
import { type Level, logOutbox, type Outcome, type Reason } from "./log.ts";
import { type OutboxBindings, type QueuedMessage, type Sent, sendToQueue } from "./outbox.ts";
import { forgetUndelivered, noteUndelivered } from "./outbox-health.ts";
import { REFUSALS, type RefusalReason } from "./refusals.ts";
import { type ContactMessage, parseContact } from "./schema.ts";
import { checkTurnstile } from "./turnstile.ts";

/** The outcome of a POST for its sender and for the log. */
export interface Verdict {
  status: ContentfulStatusCode;
  answer: Omit<ContactAnswer, "id">;
  headers?: Record<string, string>;
  level: Level;
  outcome: Outcome;
  reason?: Reason;
  trace?: RelayTrace;
}

const FAILED = { success: false, message: SUBMISSION_FALLBACK } as const;

/** The outcome of a message that the outbox has. */
const QUEUED = { status: 202, answer: { success: true, message: "" }, outcome: "queued" } as const;

/** The outcome when neither the admin API was asked nor the outbox has the message for certain. */
const FAILED_UNASKED = { status: 503, answer: FAILED, level: "error", outcome: "failed" } as const;

/** The outcome of a POST that a guard has refused. */
export function refusal(reason: RefusalReason): Verdict {
  const { message, ...rest } = REFUSALS[reason];
  return { ...rest, answer: { success: false, message }, level: "warn", outcome: "refused", reason };
}

/** The outcome when the Worker itself fails. */
export const UNHANDLED: Verdict = {
  status: 500,
  answer: FAILED,
  level: "error",
  outcome: "failed",
  reason: "unhandled",
};

/**
 * Validates and relays a message, the same for every endpoint. `sent` may have any shape; `id` is the submission's id,
 * `key` its idempotency key.
 */
export async function submitContact(
  sent: unknown,
  { id, key }: { id: string; key: string },
  env: Env & OutboxBindings,
): Promise<Verdict> {
  if (!isFields(sent)) return { status: 422, answer: FAILED, level: "info", outcome: "invalid" };
  const honeypot = Object.hasOwn(sent, HONEYPOT_FIELD) ? sent[HONEYPOT_FIELD] : undefined;
  if (honeypot !== undefined && honeypot !== null && honeypot !== "") return refusal("honeypot");

  const parsed = parseContact(sent);
  if (!parsed.ok) {
    const answer = { success: false, message: CHECK_FIELDS, errors: parsed.errors };
    return { status: 422, answer, level: "info", outcome: "invalid" };
  }
  // Last, as a token is valid once and a form with an invalid field is sent again.
  const person = await checkTurnstile(sent, env);
  if (person === "refused") return refusal("turnstile");
  if (person === "unavailable") {
    return { status: 503, answer: FAILED, level: "error", outcome: "failed", reason: "turnstile_unavailable" };
  }
  return env.CONTACT_OUTBOX
    ? relayOrQueue({ id, key, queuedAt: Date.now(), message: parsed.message }, env)
    : relayNow(parsed.message, key, env);
}

async function relayNow(message: ContactMessage, key: string, env: Env): Promise<Verdict> {
  const { relayed, trace } = await relayMessage(message, key, env.ADMIN_API_URL);
  return { ...verdictOf(relayed), trace };
}

/** With an outbox: a message that cannot be delivered now is kept, and its visitor sees the confirmation. */
async function relayOrQueue(queued: QueuedMessage, env: Env & OutboxBindings): Promise<Verdict> {
  let sent: Sent | undefined;
  if (!mayAsk(env.ADMIN_API_URL)) {
    sent = await queue(queued, "circuit_open", env);
    if (sent === "sent") return { ...QUEUED, level: "warn", reason: "circuit_open" };
    // The queue may have it and deliver it later: a refusal from the admin API now would not be the last word.
    if (sent === "unknown") return { ...FAILED_UNASKED, reason: "circuit_open" };
  }
  const { relayed, trace } = await relayMessage(queued.message, queued.key, env.ADMIN_API_URL);
  noteRelay(env.ADMIN_API_URL, relayed);
  const verdict = { ...verdictOf(relayed), trace };
  if (!isDeferrable(relayed) || sent) return verdict;
  sent = await queue(queued, verdict.reason, env);
  return sent === "sent" ? { ...QUEUED, level: verdict.level, reason: verdict.reason, trace } : verdict;
}

async function queue(queued: QueuedMessage, reason: Reason | undefined, env: OutboxBindings): Promise<Sent> {
  // Before it is sent: this isolate may deliver it before the queue has answered.
  noteUndelivered(queued.id, queued.queuedAt, 0);
  const sent = await sendToQueue(env.CONTACT_OUTBOX, queued, queued.id);
  if (sent === "sent") logOutbox("warn", "contact_queued", { id: queued.id, reason, ageSeconds: 0, tries: 0 });
  else forgetUndelivered(queued.id);
  return sent;
}

/** Narrows parsed JSON, which may also be an array, a string or a number, to an object. */
export function isFields(sent: unknown): sent is Record<string, unknown> {
  return typeof sent === "object" && sent !== null && !Array.isArray(sent);
}

function verdictOf(relayed: Relayed): Verdict {
  switch (relayed.kind) {
    case "stored": {
      const answer = { success: true, message: shownMessage(relayed.message) ?? "" };
      return { status: 200, answer, level: "info", outcome: "sent" };
    }
    case "refused": {
      const answer = { success: false, message: shownMessage(relayed.message) ?? SUBMISSION_FALLBACK };
      return { status: relayed.upstreamStatus < 300 ? 200 : 422, answer, level: "warn", outcome: "rejected" };
    }
    case "busy": {
      const headers = { "Retry-After": String(relayed.retryAfterSeconds) };
      return { status: 503, headers, answer: FAILED, level: "warn", outcome: "failed", reason: "busy" };
    }
    case "misconfigured": {
      const status = relayed.upstreamStatus === undefined ? 503 : 502;
      return { status, answer: FAILED, level: "error", outcome: "failed", reason: "config" };
    }
    case "failed": {
      const status = relayed.reason === "upstream_timeout" ? 504 : 502;
      return { status, answer: FAILED, level: "error", outcome: "failed", reason: relayed.reason };
    }
  }
}
