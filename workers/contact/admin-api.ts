import * as v from "valibot";
import { FAILURE_FALLBACK, SUBMISSION_FALLBACK, TIME_LIMITS_MS } from "#app/contact/contract.ts";
import { isTimeout, withTimeout } from "#workers/with-timeout.ts";
import { decodeStream } from "./body.ts";
import { errorName } from "./log.ts";
import { type ContactResult, failed } from "./result.ts";
import type { ContactMessage } from "./schema.ts";

/** This site's number in the admin API (specification, section 9). */
const DOMAIN_KEY = 3;

/** A valid response is JSON with a sentence, so a longer one counts as a failure. */
const RESPONSE_LIMIT_BYTES = 64 * 1024;

/** Maximum length of an admin API message that visitors see, in UTF-16 code units. */
const MAX_MESSAGE_LENGTH = 500;

/** Statuses with which the admin API refuses a message, whatever the response body says. */
const REJECTED_STATUSES = [400, 409, 413, 415, 422];

/** Statuses with which the admin API has stored nothing, so that a retry cannot duplicate the message. */
const BUSY_STATUSES = [429, 503];

/** Response body (specification, section 7). A member of an unexpected type counts as missing. */
const ResponseSchema = v.pipe(
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
): Promise<ContactResult> {
  const endpoint = contactEndpoint(adminApiUrl);
  if (!endpoint) return failed(503, "config");
  const trace: ContactResult["trace"] = { upstreamHost: endpoint.host };
  const relay = async (signal: AbortSignal): Promise<ContactResult> => {
    const response = await fetch(endpoint, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json", "Idempotency-Key": key },
      body: JSON.stringify({ ...message, domain_key: DOMAIN_KEY }),
      // A followed redirect turns POST into GET: the message would be lost but look delivered.
      redirect: "manual",
      signal,
    });
    trace.upstreamStatus = response.status;
    let text = "";
    if (response.body) for await (const part of decodeStream(response.body, RESPONSE_LIMIT_BYTES)) text += part;
    return parseResult(response, text);
  };
  try {
    return { ...(await withTimeout(TIME_LIMITS_MS.adminApi, relay)), trace };
  } catch (error) {
    trace.upstreamError = errorName(error);
    return { ...failed(isTimeout(error) ? 504 : 502, "upstream"), trace };
  }
}

function parseResult({ ok, status }: Response, text: string): ContactResult {
  const parsed = v.safeParse(ResponseSchema, text);
  const { success, message: fullMessage = "" } = parsed.success ? parsed.output : {};
  const upstreamMessage = fullMessage.slice(0, MAX_MESSAGE_LENGTH);
  // An admin API may answer 409 to a repeated idempotency key.
  if (success && (ok || status === 409)) return { outcome: "sent", status: 200, message: upstreamMessage };
  if (ok && success === undefined) return failed(502, "upstream");
  // The visitor sees the message of a failed response whatever its status (specification, sections 7 and 8).
  const message = upstreamMessage || (success === false ? SUBMISSION_FALLBACK : FAILURE_FALLBACK);
  if (ok || REJECTED_STATUSES.includes(status)) return { outcome: "rejected", status: ok ? 200 : 422, message };
  if (BUSY_STATUSES.includes(status)) return failed(503, "busy", message);
  return failed(502, status >= 400 && status < 500 ? "config" : "upstream", message);
}
