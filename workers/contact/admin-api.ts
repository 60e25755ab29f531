import type { ContactMessage } from "../../app/contact/schema";

/** This site, in the admin API's list of sites (specification, section 9). */
const DOMAIN_KEY = 3;

/** The whole relay, its second attempt and its answer's body included, in milliseconds. */
const RELAY_BUDGET_MS = 8_000;

/** The longest pause that a busy admin API may ask for and still be asked again, in seconds. */
const RETRY_AFTER_LIMIT_SECONDS = 2;

/** Most of an answer that is read, in bytes; the real ones have under 200. */
const ANSWER_LIMIT_BYTES = 64 * 1024;

/** Statuses with which the admin API says that the message itself was refused. */
const REFUSED = new Set([400, 409, 422]);

/** Statuses that mean our own address or rights are wrong. */
const MISCONFIGURED = new Set([401, 403, 404, 405]);

/** The admin API has taken nothing in, for now. */
const BUSY = new Set([429, 503]);

/** Failures after which the message may or may not have been stored. */
const BROKEN = new Set([500, 502, 504]);

/** What became of a message (table b1 of the security reference). Only `stored` may be shown as success. */
export type Relayed =
  | { kind: "stored"; message: unknown }
  | { kind: "refused"; message: unknown; upstreamStatus: number }
  | { kind: "failed"; reason: FailureReason }
  | { kind: "busy"; retryAfterSeconds: number }
  /** Without an upstream status it is our own configuration that is wrong. */
  | { kind: "misconfigured"; upstreamStatus?: number };

export type FailureReason =
  | "busy"
  | "upstream_5xx"
  | "upstream_redirect"
  | "upstream_malformed"
  | "upstream_timeout"
  | "upstream_network"
  | "upstream_other";

/** What the log may know of a relay. */
export interface RelayTrace {
  upstreamHost?: string;
  upstreamStatus?: number;
  upstreamBytes?: number;
  upstreamType?: string;
  attempts: number;
}

/**
 * The address of the admin API's contact-us call. In: the base address from the configuration, with or without a
 * trailing slash. Out: undefined unless it is https, or http on this machine: a message must not travel in clear.
 */
export function contactEndpoint(base: string | undefined): URL | undefined {
  if (!base || !URL.canParse(base)) return undefined;
  const url = new URL(base);
  // fetch refuses an address with a password in it, and an error may quote it.
  if (url.username || url.password) return undefined;
  if (!url.pathname.endsWith("/")) url.pathname += "/";
  const local = ["localhost", "127.0.0.1", "[::1]"].includes(url.hostname);
  if (url.protocol !== "https:" && !(url.protocol === "http:" && local)) return undefined;
  return new URL("contact-us", url);
}

/**
 * Sends one message to the admin API and reads its answer. In: the message, the key by which the admin API knows
 * a repeat, and its configured address. Never throws. Asks again only when the admin API was busy and named a
 * short pause, and then once: after any other failure the message may have been stored.
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
      body: JSON.stringify({
        name: message.name,
        email: message.email,
        subject: message.subject,
        message: message.message,
        domain_key: DOMAIN_KEY,
      }),
      // Following a redirect turns the POST into a GET: the message would be lost and look delivered.
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

/** The admin API's `{ success, message }`; undefined for anything else. */
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

/**
 * The body, and how many bytes of it were read. No text when it is longer than the limit, or broke off; the rest
 * is cancelled. Throws only when the relay's budget ends.
 */
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
  // Not strict: an answer in another encoding still says whether the message was stored.
  return { text: new TextDecoder().decode(await new Blob(chunks).arrayBuffer()), bytes };
}

/** The pause in seconds that a busy admin API asks for; undefined when it is not busy or the pause is long. */
function shortPauseSeconds(response: Response): number | undefined {
  const pause = BUSY.has(response.status) ? readRetryAfter(response) : undefined;
  return pause !== undefined && pause <= RETRY_AFTER_LIMIT_SECONDS ? pause : undefined;
}

/** Retry-After in seconds from now: a whole number or a date (RFC 9110, section 10.2.3). */
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
