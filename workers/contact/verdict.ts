import type { ContentfulStatusCode } from "hono/utils/http-status";
import { type ContactErrors, FAILURE_FALLBACK, SUBMISSION_FALLBACK } from "#app/contact/contract.ts";

/** The result of a POST, for its sender and for the log (docs/contact-relay.md). */
export interface Verdict {
  outcome: Outcome;
  /** Of a refusal or a failure. */
  reason?: string;
  status: ContentfulStatusCode;
  /** Shown to the visitor unless the message was sent or queued. */
  message: string;
  errors?: ContactErrors;
  retryAfterSeconds?: number;
  /** Log fields about the admin API's answer (docs/contact-relay.md). They contain nothing that was typed. */
  trace?: Record<string, string | number | undefined>;
}

type Outcome =
  /** The admin API stored the message. */
  | "sent"
  /** The admin API refused it. */
  | "rejected"
  /** A field is invalid. */
  | "invalid"
  /** A guard stopped it. */
  | "refused"
  /** The queue will deliver it later. */
  | "queued"
  /** It was not relayed, or the outcome is unknown. */
  | "failed";

const REFUSALS = {
  type: 415,
  encoding: 415,
  rate: 429,
  too_large: 413,
  slow: 408,
  /** The body is cut off, not UTF-8 or not in its format. */
  malformed: 400,
  /** The hidden field is filled in. */
  honeypot: 422,
} as const;

/** For people whose browser or extension did it. Both forms then show the field empty. */
const HONEYPOT_FILLED =
  "Your browser or an extension filled in a hidden field that must stay empty. We have emptied it: please send again.";

export type RefusalReason = keyof typeof REFUSALS;

export function refused(reason: RefusalReason): Verdict {
  const verdict = { outcome: "refused", reason, status: REFUSALS[reason] } as const;
  if (reason === "slow") return { ...verdict, message: FAILURE_FALLBACK };
  if (reason === "honeypot") return { ...verdict, message: HONEYPOT_FILLED };
  if (reason !== "rate") return { ...verdict, message: SUBMISSION_FALLBACK };
  // The period of CONTACT_RATE_LIMIT in wrangler.toml.
  return { ...verdict, message: "Too many messages. Please wait a minute and try again.", retryAfterSeconds: 60 };
}

/** @param errors empty if no fields were sent at all */
export function invalid(errors: ContactErrors): Verdict {
  if (Object.keys(errors).length === 0) return { outcome: "invalid", status: 422, message: SUBMISSION_FALLBACK };
  return { outcome: "invalid", status: 422, message: "Please check the marked fields and send again.", errors };
}

export function failed(status: 500 | 502 | 503 | 504, reason: string, message = FAILURE_FALLBACK): Verdict {
  return { outcome: "failed", reason, status, message };
}
