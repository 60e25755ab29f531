import type { Context } from "hono";
import { SUBMISSION_FALLBACK } from "../../app/contact/answer.ts";
import { CONTACT_FIELDS, type ContactErrors, HONEYPOT_FIELD, KEY_FIELD } from "../../app/contact/fields.ts";
import type { ContactValues, PostedContact } from "../../app/contact/submission.ts";
import { relayMessage } from "./admin-api.ts";
import { type Format, MEDIA_TYPES, parseBody, readUpTo, salvageForm } from "./body.ts";
import { guardPost } from "./guards.ts";
import { keyFits, keyFrom, makeKey } from "./idempotency-key.ts";
import { logPost } from "./log.ts";
import { keepForLater, type OutboxBinding } from "./outbox.ts";
import { parseContact } from "./schema.ts";
import { checkTurnstile, TOKEN_FIELD } from "./turnstile.ts";
import { failed, invalid, type RefusalReason, refused, type Verdict } from "./verdict.ts";

type Bindings = Env & OutboxBinding;

/** The longest valid message, 5,000 emoji percent-encoded by a form, has about 60,000 bytes. */
const BODY_LIMIT_BYTES = 64 * 1024;

const BODY_DEADLINE_MS = 10_000;

/** What a POST holds. */
interface Post {
  /** Why it is refused before its fields are looked at. */
  refusal?: RefusalReason;
  /** What was sent; of a refused form what is shown again. */
  fields: Record<string, unknown> | undefined;
  /** Read of the body. */
  bytes: number;
}

/** The outcome of a POST, which each endpoint answers in its own format. */
export interface Received extends PostedContact {
  status: Verdict["status"];
  headers: Record<string, string>;
}

/**
 * Processes one POST: guards, relay, one log line. Never throws. It goes on after the visitor has left (up to 30 s on the
 * platform).
 */
export function receiveContact(c: Context<{ Bindings: Bindings }>, format: Format): Promise<Received> {
  const received = receive(c.req.raw, format, c.env);
  c.executionCtx.waitUntil(received);
  return received;
}

async function receive(request: Request, format: Format, env: Bindings): Promise<Received> {
  const started = Date.now();
  const id = crypto.randomUUID();
  const post = await readPost(request, format, env);
  const values = textsOf(post.fields);
  const key = await keyOf(request, post.fields, values);
  let stack: string | undefined;
  const verdict = await judge(post, { id, key }, env).catch((error: unknown) => {
    stack = framesOf(error);
    return failed(500, "unhandled");
  });
  logPost(verdict, request, {
    id,
    ms: Date.now() - started,
    bytes: post.bytes,
    version: env.CF_VERSION_METADATA?.id,
    stack,
  });
  const { outcome, status, message, errors } = verdict;
  const answer = { success: outcome === "sent" || outcome === "queued", message, errors, id };
  return { status, headers: headersOf(verdict, format), answer, values, key };
}

async function readPost(request: Request, format: Format, env: Env): Promise<Post> {
  const refusal = await guardPost(request, format, env);
  // A form is shown again, but another site must not put words into our page.
  const isShownAgain = format === "form" && (refusal === "rate" || refusal === "no_origin");
  if (refusal && !isShownAgain) return { refusal, fields: undefined, bytes: 0 };

  const deadline = AbortSignal.timeout(BODY_DEADLINE_MS);
  const { bytes, problem } = await readUpTo(BODY_LIMIT_BYTES, request.body, deadline);
  const parsed = refusal || problem ? undefined : parseBody(bytes, format);
  if (parsed !== undefined) return { fields: isFields(parsed) ? parsed : undefined, bytes: bytes.byteLength };
  const fields = format === "form" ? salvageForm(bytes) : undefined;
  return { refusal: refusal ?? problem ?? "malformed", fields, bytes: bytes.byteLength };
}

async function judge(
  { refusal, fields }: Post,
  { id, key }: { id: string; key: string },
  env: Bindings,
): Promise<Verdict> {
  if (refusal === "too_large" && fields) return { ...refused(refusal), errors: errorsOf(fields) };
  if (refusal) return refused(refusal);
  if (!fields) return invalid({});
  const honeypot = fields[HONEYPOT_FIELD];
  if (honeypot !== undefined && honeypot !== null && honeypot !== "") return refused("honeypot");
  const parsed = parseContact(fields);
  if (!parsed.ok) return invalid(parsed.errors);
  // Last, as a token is valid once and a form with an invalid field is sent again.
  const person = await checkTurnstile(fields[TOKEN_FIELD], env);
  if (person === "refused") return refused("turnstile");
  if (person === "unavailable") return failed(503, "turnstile_unavailable", SUBMISSION_FALLBACK);
  const verdict = await relayMessage(parsed.message, key, env.ADMIN_API_URL);
  if (verdict.outcome !== "failed" || !env.CONTACT_OUTBOX) return verdict;
  return keepForLater({ id, key, message: parsed.message }, verdict, env.CONTACT_OUTBOX);
}

function headersOf({ status, retryAfterSeconds }: Verdict, format: Format): Record<string, string> {
  return {
    ...(retryAfterSeconds !== undefined && { "Retry-After": String(retryAfterSeconds) }),
    ...(status === 415 && { "Accept-Post": MEDIA_TYPES[format] }),
    // Cloudflare's edge may drop it.
    ...(status === 408 && { Connection: "close" }),
  };
}

// The form's hidden key is reused only for the text it was made for: another text is another message.
async function keyOf(request: Request, fields: Post["fields"], values: ContactValues): Promise<string> {
  const sent = keyFrom(request.headers.get("Idempotency-Key"));
  if (sent) return sent;
  const text = JSON.stringify(CONTACT_FIELDS.map((name) => values[name]?.replaceAll("\r\n", "\n") ?? ""));
  const hidden = keyFrom(fields?.[KEY_FIELD]);
  return hidden && (await keyFits(hidden, text)) ? hidden : makeKey(text);
}

function textsOf(fields: Post["fields"]): ContactValues {
  const texts = CONTACT_FIELDS.flatMap((name) => {
    const value = fields?.[name];
    return typeof value === "string" ? [[name, value]] : [];
  });
  return Object.fromEntries(texts);
}

/** Without JavaScript the form shows which text is too long, if that could be read. */
function errorsOf(fields: Record<string, unknown>): ContactErrors {
  const parsed = parseContact(fields);
  const errors = Object.entries(parsed.ok ? {} : parsed.errors);
  return Object.fromEntries(errors.filter(([name]) => Object.hasOwn(fields, name)));
}

/** Narrows parsed JSON, which may also be an array, a string or a number, to an object. */
function isFields(sent: unknown): sent is Record<string, unknown> {
  return typeof sent === "object" && sent !== null && !Array.isArray(sent);
}

/** Without the exception's message, which may quote what was typed. */
function framesOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const frames = error.stack?.split("\n").filter((line) => /^\s+at /.test(line)) ?? [];
  return [error.name, ...frames].join("\n");
}
