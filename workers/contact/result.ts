import type { ContentfulStatusCode } from "hono/utils/http-status";
import { type ContactErrors, FAILURE_FALLBACK, SUBMISSION_FALLBACK } from "#app/contact/contract.ts";
import { contactFieldMessages, contactFields } from "#content/contact-fields.ts";
import { tooLong } from "./schema.ts";

/** Result of a POST, for the response and the log (docs/contact-relay.md). */
export interface ContactResult {
  outcome: Outcome;
  reason?: RefusalReason | FailureReason;
  status: ContentfulStatusCode;
  /** Shown to the visitor unless the message was sent or queued. */
  message: string;
  errors?: ContactErrors;
  retryAfterSeconds?: number;
  /** Log fields about the admin API and the queue. They must not contain the visitor's input. */
  trace?: { upstreamHost?: string; upstreamStatus?: number; upstreamError?: string; queueError?: string };
}

export type Outcome =
  /** The admin API stored the message. */
  | "sent"
  /** The admin API refused the message. */
  | "rejected"
  | "invalid"
  | "refused"
  /** The queue will deliver the message later. */
  | "queued"
  /** The message was not relayed, or the admin API's outcome is unknown. */
  | "failed";

export type FailureReason =
  /** The admin API answered 429 or 503 and stored nothing. */
  | "busy"
  /** ADMIN_API_URL is missing or invalid, or the admin API answers with another 4xx status, such as 401 or 404. */
  | "config"
  /** The admin API answered anything else, or not completely. */
  | "upstream"
  /** A queued message does not match the schema, which has changed since. */
  | "unreadable"
  /** The Worker threw. */
  | "exception";

const CHECK_FIELDS = "Please check the marked fields and send again.";

const REFUSALS = {
  type: { status: 415, message: SUBMISSION_FALLBACK },
  encoding: { status: 415, message: SUBMISSION_FALLBACK },
  too_large: { status: 413, message: CHECK_FIELDS },
  slow: { status: 408, message: FAILURE_FALLBACK },
  /** The body is truncated, not UTF-8 or not in its format. */
  malformed: { status: 400, message: SUBMISSION_FALLBACK },
  /** Shown when a browser or an extension, rather than a bot, filled in the hidden field. Both forms then empty it. */
  honeypot: {
    status: 422,
    message:
      "Your browser or an extension filled in a hidden field that must stay empty. We’ve cleared it. Please send again.",
  },
  rate: {
    status: 429,
    message: "Too many messages. Please wait a minute and try again.",
    /** The period of CONTACT_RATE_LIMIT in wrangler.toml. */
    retryAfterSeconds: 60,
  },
} as const;

export type RefusalReason = keyof typeof REFUSALS;

export function refused(reason: RefusalReason): ContactResult {
  // The message is the only field without maxLength (contact-field.tsx).
  const errors =
    reason === "too_large"
      ? { message: tooLong(contactFieldMessages.message.noun, contactFields.message.limit) }
      : undefined;
  return { outcome: "refused", reason, errors, ...REFUSALS[reason] };
}

/** @param errors empty if the body is not an object */
export function invalid(errors: ContactErrors): ContactResult {
  if (Object.keys(errors).length === 0) return { outcome: "invalid", status: 422, message: SUBMISSION_FALLBACK };
  return { outcome: "invalid", status: 422, message: CHECK_FIELDS, errors };
}

export function failed(
  status: 500 | 502 | 503 | 504,
  reason: FailureReason,
  message = FAILURE_FALLBACK,
): ContactResult {
  return { outcome: "failed", reason, status, message };
}
