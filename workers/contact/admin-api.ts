import * as v from "valibot";
import { type ContactErrors, FAILURE_FALLBACK, SUBMISSION_FALLBACK } from "#app/contact/contract.ts";
import { readUpTo } from "./body.ts";
import { CONTACT_FIELDS, type ContactMessage } from "./schema.ts";
import { failed, type Verdict } from "./verdict.ts";

/** This site's number in the admin API (specification, section 9). */
const DOMAIN_KEY = 3;

/** Time limit for the whole relay in ms, including the second attempt and reading the answer. */
const RELAY_BUDGET_MS = 8_000;

/** The relay repeats a request after a Retry-After of at most this. */
const SHORT_PAUSE_SECONDS = 2;

/** The relay passes on a Retry-After of at most this. */
const LONG_PAUSE_SECONDS = 3_600;

/** Real answers have fewer than 200 bytes. */
const ANSWER_LIMIT_BYTES = 64 * 1024;

/** Limit for a text of the admin API that is shown, in UTF-16 units. */
const SHOWN_LIMIT = 500;

/** The admin API refused this message, whatever its answer says. */
const REJECTED = [400, 409, 413, 415, 422];

/** The admin API stored nothing, so the request may be repeated. */
const BUSY = [429, 503];

/** The message may or may not have been stored. */
const BROKEN = [500, 502, 504];

/** Specification, section 7. Treats a member of another type as missing. */
const AnswerSchema = v.object({
  success: v.fallback(v.optional(v.boolean()), undefined),
  message: v.optional(v.unknown()),
  errors: v.fallback(v.record(v.string(), v.unknown()), {}),
});

type Answer = v.InferOutput<typeof AnswerSchema>;

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
 * Sends one message to the admin API. Never throws. Repeats the request once, and only after a 429 or 503 with a short
 * Retry-After: after any other failure the message may have been stored.
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
  const endsAt = Date.now() + RELAY_BUDGET_MS;
  const budget = AbortSignal.timeout(RELAY_BUDGET_MS);
  const ask = () =>
    fetch(endpoint, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json", "Idempotency-Key": key },
      body: JSON.stringify({ ...message, domain_key: DOMAIN_KEY }),
      // A followed redirect turns POST into GET: the message would be lost but look delivered.
      redirect: "manual",
      signal: budget,
    });

  const trace = { upstreamHost: endpoint.host, attempts: 1 };
  try {
    let response = await ask();
    const pause = BUSY.includes(response.status) ? readRetryAfter(response) : undefined;
    if (pause !== undefined && pause <= SHORT_PAUSE_SECONDS && Date.now() + pause * 1_000 < endsAt) {
      // Frees the connection.
      await response.body?.cancel().catch(() => undefined);
      await scheduler.wait(pause * 1_000);
      trace.attempts = 2;
      response = await ask();
    }
    const verdict = await verdictOf(response, budget);
    return { ...verdict, trace: { ...verdict.trace, ...trace, upstreamStatus: response.status } };
  } catch {
    const verdict = budget.aborted ? failed(504, "upstream_timeout") : failed(502, "upstream_network");
    return { ...verdict, trace };
  }
}

async function verdictOf(response: Response, budget: AbortSignal): Promise<Verdict> {
  const { ok, status } = response;
  const { bytes, problem } = await readUpTo(ANSWER_LIMIT_BYTES, response.body, budget);
  const answer = problem ? undefined : parseAnswer(bytes);
  const text = shownText(answer?.message);
  if (ok && answer?.success) return { outcome: "sent", status: 200, message: text ?? "" };
  if (ok && answer?.success === undefined) {
    if (problem === "slow") return failed(504, "upstream_timeout");
    const upstreamType = response.headers.get("Content-Type")?.slice(0, 100);
    return { ...failed(502, "upstream_malformed"), trace: { upstreamBytes: bytes.byteLength, upstreamType } };
  }
  // A failed request shows the answer's message, whatever its status (specification, sections 7 and 8).
  const message = text ?? (answer?.success === false ? SUBMISSION_FALLBACK : FAILURE_FALLBACK);
  if (ok || REJECTED.includes(status)) {
    return { outcome: "rejected", status: ok ? 200 : 422, message, errors: fieldErrors(answer) };
  }
  if (BUSY.includes(status)) return { ...failed(503, "busy", message), retryAfterSeconds: readRetryAfter(response) };
  return failed(502, failureReason(status), message);
}

function failureReason(status: number) {
  if (status < 400) return "upstream_redirect";
  if (BROKEN.includes(status)) return "upstream_5xx";
  const isOurMistake = status < 500 && status !== 408 && status !== 425;
  return isOurMistake ? "config" : "upstream_other";
}

/** Reads the errors of our fields: a text each, or a list of texts as Laravel sends. */
function fieldErrors(answer: Answer | undefined): ContactErrors | undefined {
  const errors = CONTACT_FIELDS.flatMap((name) => {
    const error = answer?.errors[name];
    const text = shownText(Array.isArray(error) ? error[0] : error);
    return text === undefined ? [] : [[name, text]];
  });
  return errors.length > 0 ? Object.fromEntries(errors) : undefined;
}

/** @returns undefined if `text` is blank or not a string */
function shownText(text: unknown): string | undefined {
  return typeof text === "string" ? text.trim().slice(0, SHOWN_LIMIT).toWellFormed() || undefined : undefined;
}

function parseAnswer(bytes: Uint8Array): Answer | undefined {
  // Not fatal, because an answer in another encoding still says whether the message was stored.
  const text = new TextDecoder().decode(bytes);
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), AnswerSchema), text);
  return parsed.success ? parsed.output : undefined;
}

/** @returns Retry-After in seconds from now, at most an hour (RFC 9110, section 10.2.3) */
function readRetryAfter({ headers }: Response): number | undefined {
  const value = headers.get("Retry-After")?.trim() ?? "";
  const date = value.endsWith(" GMT") ? Date.parse(value) : Number.NaN;
  const seconds = /^\d{1,9}$/.test(value) ? Number(value) : Math.ceil((date - Date.now()) / 1_000);
  return Number.isNaN(seconds) ? undefined : Math.min(Math.max(seconds, 0), LONG_PAUSE_SECONDS);
}
