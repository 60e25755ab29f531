import { CHECK_FIELDS, type ContactAnswer, SUBMISSION_FALLBACK, shownMessage } from "../../app/lib/contact-answer";
import { HONEYPOT_FIELD, parseContact } from "../../app/lib/contact-schema";
import type { SubmitContact } from "../../app/lib/contact-submission";
import { type Relayed, relayMessage } from "./admin-api";

const refuse = (message: string): ContactAnswer => ({ success: false, message });

/**
 * The relay behind both doors: parse, relay, answer. In: the configured address of the admin API. Out: the
 * function that the JSON route and the page's action call with what was sent.
 */
export function createSubmitContact(adminApiUrl: string | undefined): SubmitContact {
  return async (fields) => {
    const started = Date.now();
    if (isFilled(fields, HONEYPOT_FIELD)) {
      log("warn", { outcome: "refused", reason: "honeypot", status: 422 });
      return { status: 422, answer: refuse(SUBMISSION_FALLBACK) };
    }
    const parsed = parseContact(fields);
    if (!parsed.ok) {
      const known = Object.keys(parsed.errors).length > 0;
      return { status: 422, answer: { ...refuse(known ? CHECK_FIELDS : SUBMISSION_FALLBACK), errors: parsed.errors } };
    }
    const relayed = await relayMessage(parsed.message, adminApiUrl);
    const reply = answerTo(relayed);
    log(reply.status === 200 && reply.answer.success ? "info" : reply.status >= 500 ? "error" : "warn", {
      outcome: relayed.kind,
      reason: "reason" in relayed ? relayed.reason : undefined,
      status: reply.status,
      upstreamStatus: "upstreamStatus" in relayed ? relayed.upstreamStatus : undefined,
      ms: Date.now() - started,
    });
    return reply;
  };
}

function answerTo(relayed: Relayed): { status: number; answer: ContactAnswer } {
  switch (relayed.kind) {
    case "stored":
      return { status: 200, answer: { success: true, message: shownMessage(relayed.message) ?? "" } };
    case "refused": {
      const status = relayed.upstreamStatus < 300 ? 200 : 422;
      return { status, answer: refuse(shownMessage(relayed.message) ?? SUBMISSION_FALLBACK) };
    }
    case "timeout":
      return { status: 504, answer: refuse(SUBMISSION_FALLBACK) };
    case "misconfigured":
      // Without an upstream status it is our own configuration that is missing.
      return { status: relayed.upstreamStatus === undefined ? 503 : 502, answer: refuse(SUBMISSION_FALLBACK) };
    case "failed":
      return { status: 502, answer: refuse(SUBMISSION_FALLBACK) };
  }
}

function isFilled(fields: unknown, name: string): boolean {
  if (typeof fields !== "object" || fields === null || !Object.hasOwn(fields, name)) return false;
  const value = (fields as Record<string, unknown>)[name];
  return value !== undefined && value !== null && value !== "";
}

/** One line of JSON a submission, without anything the visitor typed (ASVS 16.2.5). */
function log(level: "info" | "warn" | "error", entry: Record<string, unknown>): void {
  console[level](JSON.stringify({ event: "contact", ...entry }));
}
