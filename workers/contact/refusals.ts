import type { ContentfulStatusCode } from "hono/utils/http-status";
import { FAILURE_FALLBACK, SUBMISSION_FALLBACK } from "../../app/contact/answer";

interface Refusal {
  status: ContentfulStatusCode;
  /** What the visitor reads. */
  message: string;
  headers?: Record<string, string>;
}

/** Every way in which a post is stopped before anything is relayed (table b2 of the security reference). */
export const REFUSALS = {
  /** From another site, or from a page without an origin. */
  csrf: { status: 403, message: SUBMISSION_FALLBACK },
  /** Nothing says where it comes from. */
  no_origin: { status: 403, message: SUBMISSION_FALLBACK },
  type: { status: 415, message: SUBMISSION_FALLBACK },
  encoding: { status: 415, message: SUBMISSION_FALLBACK },
  rate: {
    status: 429,
    message: "Too many messages. Please wait a minute and try again.",
    // The period of the rate limit, in seconds.
    headers: { "Retry-After": "60" },
  },
  too_large: { status: 413, message: SUBMISSION_FALLBACK },
  // Cloudflare's edge may drop the header, which is the connection's and not the answer's.
  slow: { status: 408, message: FAILURE_FALLBACK, headers: { Connection: "close" } },
  /** Cut off, not UTF-8, or not what its type says. */
  malformed: { status: 400, message: SUBMISSION_FALLBACK },
  /** The field that people never see is filled in. */
  honeypot: { status: 422, message: SUBMISSION_FALLBACK },
  /** Turnstile is on and does not take the sender for a person. */
  turnstile: { status: 422, message: SUBMISSION_FALLBACK },
} as const satisfies Record<string, Refusal>;

export type RefusalReason = keyof typeof REFUSALS;
