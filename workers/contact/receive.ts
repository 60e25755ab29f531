import type { Context } from "hono";
import {
  type ContactErrors,
  type ContactValues,
  HONEYPOT_FIELD,
  type PostedContact,
  SUBMISSION_FALLBACK,
} from "#app/contact/contract.ts";
import { relayMessage } from "./admin-api.ts";
import { type Format, MEDIA_TYPES, parseBody, readUpTo, salvageForm } from "./body.ts";
import { guardPost } from "./guards.ts";
import { idempotencyKey } from "./idempotency-key.ts";
import { logPost } from "./log.ts";
import { keepForLater } from "./queue.ts";
import { CONTACT_FIELDS, parseContact } from "./schema.ts";
import { checkTurnstile, TOKEN_FIELD } from "./turnstile.ts";
import { failed, invalid, type RefusalReason, refused, type Verdict } from "./verdict.ts";

/** The longest valid message, 5,000 emoji percent-encoded by a form, has about 60,000 bytes. */
const BODY_LIMIT_BYTES = 64 * 1024;

const BODY_DEADLINE_MS = 10_000;

interface Post {
  refusal?: RefusalReason;
  /** What was posted, or after a refusal what could be read. */
  fields?: Record<string, unknown>;
  bytes: number;
}

/** The outcome of a POST, which each endpoint answers in its own format. */
interface Received extends PostedContact {
  status: Verdict["status"];
  headers: Record<string, string>;
}

/**
 * Processes one POST: guards, relay, one log line. Never throws. Continues after the visitor has left, for up to 30 s
 * on the platform.
 */
export function receiveContact(c: Context<{ Bindings: Env }>, format: Format): Promise<Received> {
  const received = receive(c.req.raw, format, c.env);
  c.executionCtx.waitUntil(received);
  return received;
}

async function receive(request: Request, format: Format, env: Env): Promise<Received> {
  const started = Date.now();
  const id = crypto.randomUUID();
  const post = await readPost(request, format, env);
  let stack: string | undefined;
  const verdict = await judge(post, id, env).catch((error: unknown) => {
    stack = framesOf(error);
    return failed(500, "unhandled");
  });
  const { outcome, status, message, errors, retryAfterSeconds } = verdict;
  const version = env.CF_VERSION_METADATA?.id;
  logPost(verdict, request, { id, ms: Date.now() - started, bytes: post.bytes, version, stack });
  const headers = {
    ...(retryAfterSeconds !== undefined && { "Retry-After": String(retryAfterSeconds) }),
    ...(status === 415 && { "Accept-Post": MEDIA_TYPES[format] }),
    // Cloudflare's edge may drop this header.
    ...(status === 408 && { Connection: "close" }),
  };
  const answer = { success: outcome === "sent" || outcome === "queued", message, errors, id };
  return { status, headers, answer, values: textsOf(post.fields) };
}

async function readPost(request: Request, format: Format, env: Env): Promise<Post> {
  const refusal = await guardPost(request, format, env);
  // A refused form is shown again, but another site must not put words into our page.
  const isShownAgain = format === "form" && (refusal === "rate" || refusal === "no_origin");
  if (refusal && !isShownAgain) return { refusal, bytes: 0 };

  const deadline = AbortSignal.timeout(BODY_DEADLINE_MS);
  const { bytes, problem } = await readUpTo(BODY_LIMIT_BYTES, request.body, deadline);
  const obstacle = refusal ?? problem;
  const parsed = obstacle ? undefined : parseBody(bytes, format);
  if (parsed !== undefined) return { fields: isRecord(parsed) ? parsed : undefined, bytes: bytes.byteLength };
  const fields = format === "form" ? salvageForm(bytes) : undefined;
  return { refusal: obstacle ?? "malformed", fields, bytes: bytes.byteLength };
}

async function judge({ refusal, fields }: Post, id: string, env: Env): Promise<Verdict> {
  if (refusal === "too_large" && fields) return { ...refused(refusal), errors: errorsOf(fields) };
  if (refusal) return refused(refusal);
  if (!fields) return invalid({});
  if ((fields[HONEYPOT_FIELD] ?? "") !== "") return refused("honeypot");
  const parsed = parseContact(fields);
  if (!parsed.ok) return invalid(parsed.errors);
  // Last, because a token is valid only once and visitors send a form with an invalid field again.
  const turnstile = await checkTurnstile(fields[TOKEN_FIELD], env);
  if (turnstile === "refused") return refused("turnstile");
  if (turnstile === "unavailable") return failed(503, "turnstile_unavailable", SUBMISSION_FALLBACK);
  const key = await idempotencyKey(parsed.message);
  const verdict = await relayMessage(parsed.message, key, env.ADMIN_API_URL);
  if (verdict.outcome !== "failed" || !env.CONTACT_QUEUE) return verdict;
  return keepForLater({ id, key, message: parsed.message }, verdict, env.CONTACT_QUEUE);
}

function textsOf(fields: Post["fields"]): ContactValues {
  const texts = CONTACT_FIELDS.map((name) => [name, fields?.[name]]);
  return Object.fromEntries(texts.filter(([, value]) => typeof value === "string"));
}

/** Without JavaScript the form shows which text is too long, if that text could be read. */
function errorsOf(fields: Record<string, unknown>): ContactErrors {
  const parsed = parseContact(fields);
  const errors = Object.entries(parsed.ok ? {} : parsed.errors);
  return Object.fromEntries(errors.filter(([name]) => Object.hasOwn(fields, name)));
}

function isRecord(json: unknown): json is Record<string, unknown> {
  return typeof json === "object" && json !== null && !Array.isArray(json);
}

/** Leaves out the exception's message, which may quote what was typed. */
function framesOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const frames = error.stack?.split("\n").filter((line) => /^\s+at /.test(line)) ?? [];
  return [error.name, ...frames].join("\n");
}
