import type { ContactMessage } from "../../app/lib/contact-schema";

/** This site, in the admin API's list of sites (specification, section 9). */
const DOMAIN_KEY = 3;

/** The whole relay, its answer's body included, in milliseconds. */
const RELAY_BUDGET_MS = 8_000;

/** Most of an answer that is read, in bytes; the real ones have under 200. */
const ANSWER_LIMIT_BYTES = 64 * 1024;

/** Statuses with which the admin API says that the message itself was refused. */
const REFUSED = new Set([400, 409, 422]);

/** Statuses that mean our own address or rights are wrong. */
const MISCONFIGURED = new Set([401, 403, 404, 405]);

/** What became of a message. Only `stored` may be shown as success. */
export type Relayed =
  | { kind: "stored"; message: unknown; upstreamStatus: number }
  | { kind: "refused"; message: unknown; upstreamStatus: number }
  | { kind: "failed"; reason: FailureReason; upstreamStatus?: number }
  | { kind: "timeout" }
  | { kind: "misconfigured"; upstreamStatus?: number };

type FailureReason =
  | "upstream_5xx"
  | "upstream_redirect"
  | "upstream_malformed"
  | "upstream_network"
  | "upstream_other";

/**
 * The address of the admin API's contact-us call. In: the base address from the configuration, with or without a
 * trailing slash. Out: undefined unless it is https, or http on this machine: a message must not travel in clear.
 */
export function contactEndpoint(base: string | undefined): URL | undefined {
  if (!base || !URL.canParse(base)) return undefined;
  const url = new URL(base.endsWith("/") ? base : `${base}/`);
  const local = ["localhost", "127.0.0.1", "[::1]"].includes(url.hostname);
  if (url.protocol !== "https:" && !(url.protocol === "http:" && local)) return undefined;
  return new URL("contact-us", url);
}

/**
 * Sends one message to the admin API and reads its answer. Never throws, never retries: after a failure the
 * message may have been stored, and a second attempt would store it twice.
 */
export async function relayMessage(message: ContactMessage, adminApiUrl: string | undefined): Promise<Relayed> {
  const endpoint = contactEndpoint(adminApiUrl);
  if (!endpoint) return { kind: "misconfigured" };
  try {
    const response = await fetch(endpoint, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json" },
      body: JSON.stringify({
        name: message.name,
        email: message.email,
        subject: message.subject,
        message: message.message,
        domain_key: DOMAIN_KEY,
      }),
      // Following a redirect turns the POST into a GET: the message would be lost and look delivered.
      redirect: "manual",
      signal: AbortSignal.timeout(RELAY_BUDGET_MS),
    });
    return outcomeOf(response.status, await readCapped(response));
  } catch (error) {
    if (error instanceof DOMException && error.name === "TimeoutError") return { kind: "timeout" };
    return { kind: "failed", reason: "upstream_network" };
  }
}

function outcomeOf(upstreamStatus: number, text: string | undefined): Relayed {
  const answer = parseAnswer(text);
  if (upstreamStatus >= 200 && upstreamStatus < 300) {
    if (!answer) return { kind: "failed", reason: "upstream_malformed", upstreamStatus };
    return { kind: answer.success ? "stored" : "refused", message: answer.message, upstreamStatus };
  }
  if (REFUSED.has(upstreamStatus) && answer?.success === false) {
    return { kind: "refused", message: answer.message, upstreamStatus };
  }
  if (MISCONFIGURED.has(upstreamStatus)) return { kind: "misconfigured", upstreamStatus };
  if (upstreamStatus >= 500) return { kind: "failed", reason: "upstream_5xx", upstreamStatus };
  if (upstreamStatus >= 300 && upstreamStatus < 400) {
    return { kind: "failed", reason: "upstream_redirect", upstreamStatus };
  }
  return { kind: "failed", reason: "upstream_other", upstreamStatus };
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

/** The body as text; undefined, and the rest cancelled, when it is longer than the limit. */
async function readCapped(response: Response): Promise<string | undefined> {
  if (!response.body) return "";
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body) {
    bytes += chunk.byteLength;
    // Leaving the loop cancels the stream.
    if (bytes > ANSWER_LIMIT_BYTES) return undefined;
    chunks.push(chunk);
  }
  return new TextDecoder().decode(await new Blob(chunks as BlobPart[]).arrayBuffer());
}
