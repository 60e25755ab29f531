import type { ContentfulStatusCode } from "hono/utils/http-status";
import { CHECK_FIELDS, FAILURE_FALLBACK, SUBMISSION_FALLBACK } from "../../app/contact/answer.ts";
import type { ContactErrors } from "../../app/contact/fields.ts";

/** What became of a POST: for its sender and for the log (docs/contact-relay.md). */
export interface Verdict {
  outcome: Outcome;
  reason?: Reason;
  status: ContentfulStatusCode;
  /** Shown to the visitor; empty when the message was sent or queued. */
  message: string;
  errors?: ContactErrors;
  /** How long to wait before another try, in seconds. */
  retryAfterSeconds?: number;
  /** What is logged of a relay: nothing that was typed. */
  trace?: {
    upstreamHost?: string;
    upstreamStatus?: number;
    /** Length in bytes and type of a malformed answer; never its text. */
    upstreamBytes?: number;
    upstreamType?: string;
    /** Requests to the admin API. */
    attempts?: number;
  };
}

type Outcome =
  /** Stored by the admin API. */
  | "sent"
  /** Refused by the admin API. */
  | "rejected"
  /** A field is invalid. */
  | "invalid"
  /** Stopped by a guard. */
  | "refused"
  /** Kept by the outbox, to be delivered later. */
  | "queued"
  /** Not relayed, or relayed with an unknown outcome. */
  | "failed";

type Reason = RefusalReason | FailureReason;

export type FailureReason =
  | "busy"
  /** Our address of the admin API, or our credentials, are wrong. */
  | "config"
  | "upstream_5xx"
  | "upstream_redirect"
  | "upstream_malformed"
  | "upstream_timeout"
  | "upstream_network"
  | "upstream_other"
  | "turnstile_unavailable"
  | "unhandled";

const REFUSALS = {
  /** Sent from another site. */
  csrf: { status: 403, message: SUBMISSION_FALLBACK },
  /** The browser does not say from where. */
  no_origin: { status: 403, message: SUBMISSION_FALLBACK },
  type: { status: 415, message: SUBMISSION_FALLBACK },
  encoding: { status: 415, message: SUBMISSION_FALLBACK },
  rate: {
    status: 429,
    message: "Too many messages. Please wait a minute and try again.",
    // The period of CONTACT_RATE_LIMIT in wrangler.toml.
    retryAfterSeconds: 60,
  },
  too_large: { status: 413, message: SUBMISSION_FALLBACK },
  slow: { status: 408, message: FAILURE_FALLBACK },
  /** Cut off, not UTF-8, not what its type says, or with too many fields. */
  malformed: { status: 400, message: SUBMISSION_FALLBACK },
  /** The hidden field is filled in. */
  honeypot: { status: 422, message: SUBMISSION_FALLBACK },
  /** Turnstile is on and has refused the token. */
  turnstile: { status: 422, message: SUBMISSION_FALLBACK },
} as const;

export type RefusalReason = keyof typeof REFUSALS;

export function refused(reason: RefusalReason): Verdict {
  return { outcome: "refused", reason, ...REFUSALS[reason] };
}

/** `errors` is empty when no fields were sent at all. */
export function invalid(errors: ContactErrors): Verdict {
  if (Object.keys(errors).length === 0) return { outcome: "invalid", status: 422, message: SUBMISSION_FALLBACK };
  return { outcome: "invalid", status: 422, message: CHECK_FIELDS, errors };
}

export function failed(status: 500 | 502 | 503 | 504, reason: FailureReason, message = FAILURE_FALLBACK): Verdict {
  return { outcome: "failed", reason, status, message };
}
