import { HONEYPOT_FIELD, type ReceivedContact, STEP_LIMITS_MS } from "#app/contact/contract.ts";
import { companyDay } from "#app/lib/dates.ts";
import { sha256 } from "#app/lib/sha256.ts";
import { contactFieldNames } from "#content/contact-fields.ts";
import { versionOf } from "#workers/deployment.ts";
import { relayMessage } from "./admin-api.ts";
import { type Format, parseBody, readableFields, readUpTo } from "./body.ts";
import { guardPost, isOverRate } from "./guards.ts";
import { logPost } from "./log.ts";
import { keepForLater } from "./queue.ts";
import { type ContactMessage, parseContact } from "./schema.ts";
import { failed, invalid, type RefusalReason, refused, type Verdict } from "./verdict.ts";

/** The longest valid message, 5,000 emoji percent-encoded by a form, has about 60,000 bytes. */
const BODY_LIMIT_BYTES = 64 * 1024;

interface Post {
  refusal?: RefusalReason;
  fields?: Record<string, unknown> | null;
  bytes: number;
}

/**
 * Processes one POST: guards, relay, one log line. Never throws. Continues after the visitor has left, for up to 30 s
 * on the platform.
 */
export function receiveContact(
  request: Request,
  format: Format,
  env: Env,
  executionCtx: { waitUntil: (promise: Promise<unknown>) => void },
): Promise<ReceivedContact> {
  const received = receive(request, format, env);
  executionCtx.waitUntil(received);
  return received;
}

async function receive(request: Request, format: Format, env: Env): Promise<ReceivedContact> {
  const started = Date.now();
  const id = crypto.randomUUID();
  const post = await readPost(request, format);
  let stack: string | undefined;
  const verdict = await judge(post, id, request.headers, env).catch((error: Error) => {
    // The exception's message may quote what was typed.
    stack = error.stack?.replace(error.message, "");
    return failed(500, "unhandled");
  });
  const { outcome, status, message, errors, retryAfterSeconds } = verdict;
  const version = versionOf(env);
  logPost(verdict, request, { id, ms: Date.now() - started, bytes: post.bytes, version, stack });
  const answer = { success: outcome === "sent" || outcome === "queued", message, errors, id };
  const texts = contactFieldNames.map((name) => [name, post.fields?.[name]]);
  const values = Object.fromEntries(texts.filter(([, value]) => typeof value === "string"));
  const headers: ReceivedContact["headers"] = {};
  if (retryAfterSeconds !== undefined) headers["Retry-After"] = String(retryAfterSeconds);
  return { status, headers, answer, values };
}

async function readPost(request: Request, format: Format): Promise<Post> {
  const refusal = guardPost(request, format);
  if (refusal) return { refusal, bytes: 0 };
  const deadline = AbortSignal.timeout(STEP_LIMITS_MS.body);
  const { bytes, problem } = await readUpTo(BODY_LIMIT_BYTES, request.body, deadline);
  const fields = problem ? undefined : (parseBody(bytes, format) as Post["fields"]);
  if (fields !== undefined) return { fields, bytes: bytes.byteLength };
  const readable = format === "form" ? readableFields(bytes) : undefined;
  return { refusal: problem ?? "malformed", fields: readable, bytes: bytes.byteLength };
}

async function judge({ refusal, fields }: Post, id: string, headers: Headers, env: Env): Promise<Verdict> {
  if (refusal) return refused(refusal);
  if (fields?.[HONEYPOT_FIELD]) return refused("honeypot");
  const parsed = parseContact(fields);
  if (!parsed.ok) return invalid(parsed.errors);
  // Only now, because a post from another site or one with a wrong field would use up the visitor's.
  if (await isOverRate(headers, env)) return refused("rate");
  const { message } = parsed;
  const key = await idempotencyKey(message);
  const verdict = await relayMessage(message, key, env.ADMIN_API_URL);
  if (verdict.outcome !== "failed" || !env.CONTACT_QUEUE) return verdict;
  return keepForLater({ id, key, message }, verdict, env.CONTACT_QUEUE);
}

/**
 * Derives a message's key from its text and the day. If a visitor sends a message again because the first outcome was
 * unknown, the admin API stores it once.
 */
function idempotencyKey(message: ContactMessage): Promise<string> {
  // Sorted, because a build that orders the form's fields otherwise must give a message the same key.
  const texts = Object.entries(message).toSorted();
  return sha256(new TextEncoder().encode(JSON.stringify([companyDay(), texts])));
}
