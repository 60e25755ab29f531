import type { ContactMessage } from "./schema.ts";

/** This site, in the admin API's list of sites (specification, section 9). */
const DOMAIN_KEY = 3;

/** Time limit for the whole relay in ms, including the second attempt and reading the response. */
const RELAY_BUDGET_MS = 8_000;

/** Longest Retry-After after which the request is repeated, in seconds. */
const RETRY_AFTER_LIMIT_SECONDS = 2;

/** Most bytes of a response that are read; real ones have under 200. */
const ANSWER_LIMIT_BYTES = 64 * 1024;

/** The admin API refuses the message itself. */
const REFUSED = new Set([400, 409, 422]);

/** Our address or credentials are wrong. */
const MISCONFIGURED = new Set([401, 403, 404, 405]);

/** The admin API has stored nothing and may be asked again. */
const BUSY = new Set([429, 503]);

/** The message may or may not have been stored. */
const BROKEN = new Set([500, 502, 504]);

/** The outcome of a relay (docs/contact-relay.md). Only `stored` may be shown as success. */
export type Relayed =
  | { kind: "stored"; message: unknown }
  | { kind: "refused"; message: unknown; upstreamStatus: number }
  | { kind: "failed"; reason: FailureReason }
  | { kind: "busy"; retryAfterSeconds: number }
  /** Without an upstream status ADMIN_API_URL itself is invalid. */
  | { kind: "misconfigured"; upstreamStatus?: number };

export type FailureReason =
  | "busy"
  | "upstream_5xx"
  | "upstream_redirect"
  | "upstream_malformed"
  | "upstream_timeout"
  | "upstream_network"
  | "upstream_other";

/** What is logged of a relay: nothing that was typed. */
export interface RelayTrace {
  upstreamHost?: string;
  upstreamStatus?: number;
  upstreamBytes?: number;
  upstreamType?: string;
  attempts: number;
}

/**
 * The admin API's contact-us endpoint. In: ADMIN_API_URL, with or without a trailing slash. Out: undefined unless it is
 * https, or http on loopback: a message must not be sent unencrypted.
 */
export function contactEndpoint(base: string | undefined): URL | undefined {
  if (!base || !URL.canParse(base)) return undefined;
  const url = new URL(base);
  // fetch refuses a URL with credentials, and its error may quote them.
  if (url.username || url.password) return undefined;
  if (!url.pathname.endsWith("/")) url.pathname += "/";
  const local = ["localhost", "127.0.0.1", "[::1]"].includes(url.hostname);
  if (url.protocol !== "https:" && !(url.protocol === "http:" && local)) return undefined;
  return new URL("contact-us", url);
}

/**
 * Sends one message to the admin API. In: its idempotency key, and ADMIN_API_URL. Never throws. Repeats the request once
 * and only after a 429 or 503 with a short Retry-After: after any other failure the message may have been stored.
 */
export async function relayMessage(
  message: ContactMessage,
  key: string,
  adminApiUrl: string | undefined,
): Promise<{ relayed: Relayed; trace: RelayTrace }> {
  const endpoint = contactEndpoint(adminApiUrl);
  if (!endpoint) return { relayed: { kind: "misconfigured" }, trace: { attempts: 0 } };
  const trace: RelayTrace = { upstreamHost: endpoint.host, attempts: 0 };
  const ends = Date.now() + RELAY_BUDGET_MS;
  const budget = AbortSignal.timeout(RELAY_BUDGET_MS);

  const ask = async () => {
    trace.attempts += 1;
    trace.upstreamStatus = undefined;
    const response = await fetch(endpoint, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json", "Idempotency-Key": key },
      body: JSON.stringify({ ...message, domain_key: DOMAIN_KEY }),
      // A followed redirect turns POST into GET: the message would be lost and look delivered.
      redirect: "manual",
      signal: budget,
    });
    trace.upstreamStatus = response.status;
    return response;
  };

  try {
    let response = await ask();
    const pause = shortPauseSeconds(response);
    if (pause !== undefined) {
      await discard(response);
      if (Date.now() + pause * 1_000 >= ends) return { relayed: { kind: "busy", retryAfterSeconds: pause }, trace };
      await new Promise((resolve) => setTimeout(resolve, pause * 1_000));
      response = await ask();
      if (BUSY.has(response.status)) {
        const retryAfterSeconds = readRetryAfter(response) ?? pause;
        await discard(response);
        return { relayed: { kind: "busy", retryAfterSeconds }, trace };
      }
    }
    return { relayed: await readOutcome(response, trace), trace };
  } catch (error) {
    return { relayed: { kind: "failed", reason: isTimeout(error) ? "upstream_timeout" : "upstream_network" }, trace };
  }
}

async function readOutcome(response: Response, trace: RelayTrace): Promise<Relayed> {
  const { status, headers } = response;
  const { text, bytes } = await readCapped(response);
  const answer = parseAnswer(text);
  if (status >= 200 && status < 300) {
    if (answer?.success) return { kind: "stored", message: answer.message };
    if (answer) return { kind: "refused", message: answer.message, upstreamStatus: status };
    trace.upstreamBytes = bytes;
    trace.upstreamType = headers.get("Content-Type")?.slice(0, 100);
    return { kind: "failed", reason: "upstream_malformed" };
  }
  if (REFUSED.has(status) && answer?.success === false) {
    return { kind: "refused", message: answer.message, upstreamStatus: status };
  }
  if (MISCONFIGURED.has(status)) return { kind: "misconfigured", upstreamStatus: status };
  if (BROKEN.has(status)) return { kind: "failed", reason: "upstream_5xx" };
  if (status >= 300 && status < 400) return { kind: "failed", reason: "upstream_redirect" };
  return { kind: "failed", reason: "upstream_other" };
}

function parseAnswer(text: string | undefined): { success: boolean; message: unknown } | undefined {
  if (text === undefined) return undefined;
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed !== "object" || parsed === null || !("success" in parsed)) return undefined;
    if (typeof parsed.success !== "boolean") return undefined;
    return { success: parsed.success, message: "message" in parsed ? parsed.message : undefined };
  } catch {
    return undefined;
  }
}

/** Out: no text when the body is over the limit or incomplete. Throws only at the time limit. */
async function readCapped(response: Response): Promise<{ text?: string; bytes: number }> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  try {
    for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array<ArrayBuffer>>) {
      bytes += chunk.byteLength;
      // Leaving the loop cancels the stream.
      if (bytes > ANSWER_LIMIT_BYTES) return { bytes };
      chunks.push(chunk);
    }
  } catch (error) {
    if (isTimeout(error)) throw error;
    return { bytes };
  }
  // Not fatal: a response in another encoding still says whether the message was stored.
  return { text: new TextDecoder().decode(await new Blob(chunks).arrayBuffer()), bytes };
}

function shortPauseSeconds(response: Response): number | undefined {
  const pause = BUSY.has(response.status) ? readRetryAfter(response) : undefined;
  return pause !== undefined && pause <= RETRY_AFTER_LIMIT_SECONDS ? pause : undefined;
}

/** Retry-After in seconds from now (RFC 9110, section 10.2.3). */
function readRetryAfter(response: Response): number | undefined {
  const value = response.headers.get("Retry-After")?.trim() ?? "";
  if (/^\d{1,9}$/.test(value)) return Number(value);
  const date = / GMT$/.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - Date.now()) / 1_000));
}

async function discard(response: Response): Promise<void> {
  await response.body?.cancel().catch(() => undefined);
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === "TimeoutError";
}
