import type { ContentfulStatusCode } from "hono/utils/http-status";
import { CHECK_FIELDS, FAILURE_FALLBACK, SUBMISSION_FALLBACK } from "../../app/contact/answer.ts";
import type { ContactErrors } from "../../app/contact/fields.ts";

/** The result of a POST, for its sender and for the log (docs/contact-relay.md). */
export interface Verdict {
  outcome: Outcome;
  reason?: RefusalReason | FailureReason;
  status: ContentfulStatusCode;
  /** Shown to the visitor. Empty if the message was sent or queued. */
  message: string;
  errors?: ContactErrors;
  retryAfterSeconds?: number;
  /** Logged with a relay. Contains nothing that was typed. */
  trace?: {
    upstreamHost?: string;
    upstreamStatus?: number;
    /** Length in bytes and type of a malformed answer, never its text. */
    upstreamBytes?: number;
    upstreamType?: string;
    /** Requests to the admin API. */
    attempts?: number;
  };
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
  /** The outbox will deliver it later. */
  | "queued"
  /** It was not relayed, or the outcome is unknown. */
  | "failed";

type FailureReason =
  | "busy"
  /** ADMIN_API_URL or our credentials are wrong. */
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
  /** Another site sent it. */
  csrf: { status: 403, message: SUBMISSION_FALLBACK },
  /** The browser does not say which site sent it. */
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
  /** The body is cut off, not UTF-8, not in its format, or has too many fields. */
  malformed: { status: 400, message: SUBMISSION_FALLBACK },
  /** The hidden field is filled in. */
  honeypot: { status: 422, message: SUBMISSION_FALLBACK },
  turnstile: { status: 422, message: SUBMISSION_FALLBACK },
} as const;

export type RefusalReason = keyof typeof REFUSALS;

export function refused(reason: RefusalReason): Verdict {
  return { outcome: "refused", reason, ...REFUSALS[reason] };
}

/** @param errors empty if no fields were sent at all */
export function invalid(errors: ContactErrors): Verdict {
  if (Object.keys(errors).length === 0) return { outcome: "invalid", status: 422, message: SUBMISSION_FALLBACK };
  return { outcome: "invalid", status: 422, message: CHECK_FIELDS, errors };
}

export function failed(status: 500 | 502 | 503 | 504, reason: FailureReason, message = FAILURE_FALLBACK): Verdict {
  return { outcome: "failed", reason, status, message };
}
