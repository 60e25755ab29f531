import type { ContentfulStatusCode } from "hono/utils/http-status";
import { FAILURE_FALLBACK, SUBMISSION_FALLBACK } from "../../app/contact/answer.ts";

interface Refusal {
  status: ContentfulStatusCode;
  message: string;
  headers?: Record<string, string>;
}

/** Every reason to stop a POST before it is relayed (docs/contact-relay.md). */
export const REFUSALS = {
  /** Sent from another site, or from a page without an origin. */
  csrf: { status: 403, message: SUBMISSION_FALLBACK },
  /** Neither Origin nor Sec-Fetch-Site was sent. */
  no_origin: { status: 403, message: SUBMISSION_FALLBACK },
  type: { status: 415, message: SUBMISSION_FALLBACK },
  encoding: { status: 415, message: SUBMISSION_FALLBACK },
  rate: {
    status: 429,
    message: "Too many messages. Please wait a minute and try again.",
    // Seconds: the period of CONTACT_RATE_LIMIT in wrangler.toml.
    headers: { "Retry-After": "60" },
  },
  too_large: { status: 413, message: SUBMISSION_FALLBACK },
  // Cloudflare's edge may drop the Connection header.
  slow: { status: 408, message: FAILURE_FALLBACK, headers: { Connection: "close" } },
  /** Cut off, not UTF-8, or not what its type says. */
  malformed: { status: 400, message: SUBMISSION_FALLBACK },
  /** The hidden field is filled in. */
  honeypot: { status: 422, message: SUBMISSION_FALLBACK },
  /** Turnstile is on and has refused the token. */
  turnstile: { status: 422, message: SUBMISSION_FALLBACK },
} as const satisfies Record<string, Refusal>;

export type RefusalReason = keyof typeof REFUSALS;
