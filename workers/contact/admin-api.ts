import * as v from "valibot";
import { FAILURE_FALLBACK, STEP_LIMITS_MS, SUBMISSION_FALLBACK } from "#app/contact/contract.ts";
import { withTimeout } from "#workers/with-timeout.ts";
import { readUpTo } from "./body.ts";
import type { ContactMessage } from "./schema.ts";
import { failed, type Verdict } from "./verdict.ts";

/** This site's number in the admin API (specification, section 9). */
const DOMAIN_KEY = 3;

/** An answer is JSON with a sentence. */
const ANSWER_LIMIT_BYTES = 64 * 1024;

/** The relay passes on a Retry-After of at most this. */
const LONGEST_PAUSE_SECONDS = 3_600;

/** Limit for a text of the admin API that is shown, in UTF-16 units. */
const SHOWN_LIMIT = 500;

/** The admin API refused this message, whatever its answer says. */
const REJECTED = [400, 409, 413, 415, 422];

/** The admin API stored nothing, so the request may be repeated. */
const BUSY = [429, 503];

/** The message may or may not have been stored. */
const BROKEN = [500, 502, 504];

/** Specification, section 7. Treats a member of another type as missing. */
const AnswerSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    success: v.fallback(v.optional(v.boolean()), undefined),
    message: v.fallback(v.pipe(v.string(), v.trim()), ""),
  }),
);

/**
 * @param base ADMIN_API_URL, with or without a trailing slash
 * @returns the admin API's contact-us endpoint; undefined unless it is https, or http on loopback, because a message
 *   must not be sent unencrypted
 */
export function contactEndpoint(base: string | undefined): URL | undefined {
  const url = URL.parse(base ?? "");
  // fetch refuses a URL with credentials, and its error may quote them.
  if (!url || url.username || url.password) return undefined;
  const isLocal = ["localhost", "127.0.0.1", "[::1]"].includes(url.hostname);
  if (url.protocol !== "https:" && !(url.protocol === "http:" && isLocal)) return undefined;
  if (!url.pathname.endsWith("/")) url.pathname += "/";
  return new URL("contact-us", url);
}

/**
 * Sends one message to the admin API. Never throws.
 *
 * @param key the message's idempotency key
 * @returns `sent`, `rejected` or `failed`
 */
export async function relayMessage(
  message: ContactMessage,
  key: string,
  adminApiUrl: string | undefined,
): Promise<Verdict> {
  const endpoint = contactEndpoint(adminApiUrl);
  if (!endpoint) return failed(503, "config");
  const trace = { upstreamHost: endpoint.host };
  const relay = async (deadline: AbortSignal): Promise<Verdict> => {
    const response = await fetch(endpoint, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json", "Idempotency-Key": key },
      body: JSON.stringify({ ...message, domain_key: DOMAIN_KEY }),
      // A followed redirect turns POST into GET: the message would be lost but look delivered.
      redirect: "manual",
      signal: deadline,
    });
    const { bytes, problem } = await readUpTo(ANSWER_LIMIT_BYTES, response.body, deadline);
    const text = problem ? "" : new TextDecoder().decode(bytes);
    const isEndless = problem === "too_large";
    const verdict = isEndless ? failed(502, "upstream_malformed") : verdictOf(response, text, deadline.aborted);
    return { ...verdict, trace: { ...trace, upstreamStatus: response.status } };
  };
  try {
    return await withTimeout(STEP_LIMITS_MS.relay, relay);
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === "TimeoutError";
    return { ...(isLate ? failed(504, "upstream_timeout") : failed(502, "upstream_network")), trace };
  }
}

function verdictOf({ ok, status, headers }: Response, text: string, isLate: boolean): Verdict {
  const parsed = v.safeParse(AnswerSchema, text);
  const { success, message: own = "" } = parsed.success ? parsed.output : {};
  const shown = own.slice(0, SHOWN_LIMIT);
  if (ok && success) return { outcome: "sent", status: 200, message: shown };
  if (ok && success === undefined) return isLate ? failed(504, "upstream_timeout") : failed(502, "upstream_malformed");
  // A failed request shows the answer's message, whatever its status (specification, sections 7 and 8).
  const message = shown || (success === false ? SUBMISSION_FALLBACK : FAILURE_FALLBACK);
  if (ok || REJECTED.includes(status)) return { outcome: "rejected", status: ok ? 200 : 422, message };
  if (BUSY.includes(status)) return { ...failed(503, "busy", message), retryAfterSeconds: readRetryAfter(headers) };
  return failed(502, failureReason(status), message);
}

function failureReason(status: number): string {
  if (status < 400) return "upstream_redirect";
  if (BROKEN.includes(status)) return "upstream_5xx";
  // Cloudflare's own: the admin API's server does not answer, or its host name has no address.
  if ((status >= 520 && status <= 526) || status === 530) return "upstream_network";
  const isOurMistake = status < 500 && status !== 408 && status !== 425;
  return isOurMistake ? "config" : "upstream_other";
}

/** @returns Retry-After, unless it is a date (RFC 9110, section 10.2.3) */
function readRetryAfter(headers: Headers): number | undefined {
  const seconds = Number.parseInt(headers.get("Retry-After") ?? "", 10);
  return seconds >= 0 ? Math.min(seconds, LONGEST_PAUSE_SECONDS) : undefined;
}
