import type { ContentfulStatusCode } from "hono/utils/http-status";
import { CHECK_FIELDS, type ContactAnswer, SUBMISSION_FALLBACK, shownMessage } from "../../app/contact/answer";
import { HONEYPOT_FIELD } from "../../app/contact/fields";
import { parseContact } from "../../app/contact/schema";
import { type Relayed, type RelayTrace, relayMessage } from "./admin-api";
import type { Level, Outcome, Reason } from "./log";
import { REFUSALS, type RefusalReason } from "./refusals";
import { checkTurnstile } from "./turnstile";

/** What became of a post: what its sender is told, and what the log is. */
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

/** What a post is told that a guard has stopped. */
export function refusal(reason: RefusalReason): Verdict {
  const { message, ...rest } = REFUSALS[reason];
  return { ...rest, answer: { success: false, message }, level: "warn", outcome: "refused", reason };
}

/** What a post is told when the Worker itself is at fault. */
export const UNHANDLED: Verdict = {
  status: 500,
  answer: FAILED,
  level: "error",
  outcome: "failed",
  reason: "unhandled",
};

/**
 * The relay behind all doors: check, relay, answer. In: what was sent, of any shape, and the key by which the
 * admin API knows a repeat.
 */
export async function submitContact(sent: unknown, key: string, env: Env): Promise<Verdict> {
  if (!isFields(sent)) return { status: 422, answer: FAILED, level: "info", outcome: "invalid" };
  const honeypot = Object.hasOwn(sent, HONEYPOT_FIELD) ? sent[HONEYPOT_FIELD] : undefined;
  if (honeypot !== undefined && honeypot !== null && honeypot !== "") return refusal("honeypot");

  const parsed = parseContact(sent);
  if (!parsed.ok) {
    const answer = { success: false, message: CHECK_FIELDS, errors: parsed.errors };
    return { status: 422, answer, level: "info", outcome: "invalid" };
  }
  // Only now: a token is good for one question, and a form with a wrong field comes again.
  const person = await checkTurnstile(sent, env);
  if (person === "refused") return refusal("turnstile");
  if (person === "unavailable") {
    return { status: 503, answer: FAILED, level: "error", outcome: "failed", reason: "turnstile_unavailable" };
  }
  const { relayed, trace } = await relayMessage(parsed.message, key, env.ADMIN_API_URL);
  return { ...verdictOf(relayed), trace };
}

/** An object, as a form is one: JSON may also be a list, a text or a number. */
export function isFields(sent: unknown): sent is Record<string, unknown> {
  return typeof sent === "object" && sent !== null && !Array.isArray(sent);
}

/** Table b1 of the security reference. */
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
