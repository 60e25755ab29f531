import { HONEYPOT_FIELD, type ReceivedContact } from "#app/contact/contract.ts";
import { todayInPakistan } from "#app/lib/dates.ts";
import { contactFieldNames } from "#content/contact-fields.ts";
import { versionOf } from "#workers/deployment.ts";
import { type Format, parseBody, readBody } from "./body.ts";
import { guardPost, isRateLimited } from "./guards.ts";
import { errorName, logResult } from "./log.ts";
import { relayOrQueue } from "./queue.ts";
import { type ContactResult, failed, invalid, type RefusalReason, refused } from "./result.ts";
import { type ContactMessage, parseContact } from "./schema.ts";

interface ParsedPost {
  refusal?: RefusalReason;
  fields?: Record<string, unknown> | null;
}

/**
 * Processes one POST: guards, relay, one log line. Never throws: an exception is answered with 500. `waitUntil` keeps it
 * running for up to 30 s after the visitor has left.
 */
export function receiveContact(
  request: Request,
  format: Format,
  env: Env,
  context: { waitUntil: (promise: Promise<unknown>) => void },
): Promise<ReceivedContact> {
  const received = respondAndLog(request, format, env);
  context.waitUntil(received);
  return received;
}

async function respondAndLog(request: Request, format: Format, env: Env): Promise<ReceivedContact> {
  const started = Date.now();
  const id = crypto.randomUUID();
  const post = await readPost(request, format);
  let stack: string | undefined;
  const result = await checkAndRelay(post, id, request.headers, env).catch((error: unknown) => {
    // The message of an exception may quote the visitor's input.
    stack = error instanceof Error ? error.stack?.replace(error.message, "") : errorName(error);
    return failed(500, "exception");
  });
  const ray = request.headers.get("CF-Ray") ?? undefined;
  logResult("contact", result, { id, ms: Date.now() - started, ray, version: versionOf(env), stack });
  const { outcome, status, message, errors, retryAfterSeconds } = result;
  const texts = contactFieldNames.map((name) => [name, post.fields?.[name]]);
  const headers: ReceivedContact["headers"] = {};
  if (retryAfterSeconds !== undefined) headers["Retry-After"] = String(retryAfterSeconds);
  return {
    status,
    headers,
    response: { success: outcome === "sent" || outcome === "queued", message, errors, id },
    values: Object.fromEntries(texts.filter(([, value]) => typeof value === "string")),
  };
}

async function readPost(request: Request, format: Format): Promise<ParsedPost> {
  const refusal = guardPost(request, format);
  if (refusal) return { refusal };
  const { text, problem } = await readBody(request);
  // The cast is wrong for JSON of another shape, such as a number. It has none of the members, and parseContact() refuses it.
  const fields = parseBody(text, format) as ParsedPost["fields"];
  return { fields, refusal: problem ?? (fields === undefined ? "malformed" : undefined) };
}

async function checkAndRelay(
  { refusal, fields }: ParsedPost,
  id: string,
  headers: Headers,
  env: Env,
): Promise<ContactResult> {
  if (refusal) return refused(refusal);
  if (fields?.[HONEYPOT_FIELD]) return refused("honeypot");
  const parsed = parseContact(fields);
  if (!parsed.ok) return invalid(parsed.errors);
  // Counts only valid messages, because corrections would otherwise use up the visitor's quota.
  if (await isRateLimited(headers, env)) return refused("rate");
  const { message } = parsed;
  return relayOrQueue({ id, key: await idempotencyKey(message), message }, env);
}

/**
 * Derives the key from all fields and the day, so that the admin API stores a message once if the visitor resends it
 * after an unknown outcome.
 */
export async function idempotencyKey(message: ContactMessage): Promise<string> {
  // Sorts the fields, because the key must not change when a new version orders the form differently.
  const texts = Object.entries(message).toSorted();
  const input = new TextEncoder().encode(JSON.stringify([todayInPakistan(), texts]));
  return btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest("SHA-256", input))));
}
