import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { ContactAnswer } from "../../app/contact/answer.ts";
import { CONTACT_FIELDS, type ContactErrors, KEY_FIELD } from "../../app/contact/fields.ts";
import type { ContactValues } from "../../app/contact/submission.ts";
import { MEDIA_TYPES } from "./body.ts";
import { type Endpoint, guardPost } from "./guards.ts";
import { keyFits, keyFrom, makeKey } from "./idempotency-key.ts";
import { logContact } from "./log.ts";
import { parseContact } from "./schema.ts";
import { isFields, refusal, submitContact, UNHANDLED, type Verdict } from "./submit.ts";

/** The outcome of a POST, which each endpoint answers in its own format. */
export interface Received {
  status: ContentfulStatusCode;
  headers: Record<string, string>;
  answer: ContactAnswer;
  /** What was typed, as far as it could be read. */
  values: ContactValues;
  /** The idempotency key for sending the same message again. */
  key: string;
}

/** Processes one POST: guards, relay, one log line. Never throws. */
export async function receiveContact(request: Request, endpoint: Endpoint, env: Env): Promise<Received> {
  const started = Date.now();
  const id = crypto.randomUUID();
  let bytes = 0;
  let values: ContactValues = {};
  let key = "";
  let verdict: Verdict;
  let stack: string | undefined;
  try {
    const guarded = await guardPost(request, endpoint, () => isOverRate(request, env));
    bytes = guarded.bytes;
    values = textsOf(guarded.fields);
    key = await keyOf(request, guarded.fields, values);
    verdict = guarded.ok ? await submitContact(guarded.fields, { id, key }, env) : refusal(guarded.reason);
    // Without JavaScript the form shows which text is too long, if that can be read.
    if (verdict.reason === "too_large") verdict.answer.errors = errorsOf(values);
  } catch (error) {
    verdict = UNHANDLED;
    stack = framesOf(error);
  }
  const { status, answer, level, outcome, trace } = verdict;
  logContact(level, {
    id,
    outcome,
    reason: outcome === "sent" && request.signal.aborted ? "client_gone" : verdict.reason,
    status,
    ms: Date.now() - started,
    attempts: 0,
    ...trace,
    bytes,
    // A client can send anything under this name.
    ray: /^[0-9a-f]{16}(-[A-Z]{3})?$/.exec(request.headers.get("CF-Ray") ?? "")?.[0],
    version: env.CF_VERSION_METADATA?.id,
    stack,
  });
  const accepted = endpoint.formats.map((format) => MEDIA_TYPES[format]).join(", ");
  const headers = { ...verdict.headers, ...(status === 415 && { "Accept-Post": accepted }) };
  return { status, headers, answer: { ...answer, id }, values, key };
}

// Fails open: when the platform's counter is down, a message is worth more than the limit.
async function isOverRate(request: Request, env: Env): Promise<boolean> {
  try {
    const key = request.headers.get("CF-Connecting-IP") ?? "unknown";
    return !(await env.CONTACT_RATE_LIMIT.limit({ key })).success;
  } catch {
    console.error(JSON.stringify({ evt: "contact_rate", reason: "rate_unavailable" }));
    return false;
  }
}

// The form's hidden key is reused only for the text it was made for: another text is another message.
async function keyOf(request: Request, fields: unknown, values: ContactValues): Promise<string> {
  const sent = keyFrom(request.headers.get("Idempotency-Key"));
  if (sent) return sent;
  const text = JSON.stringify(CONTACT_FIELDS.map((name) => values[name]?.replaceAll("\r\n", "\n") ?? ""));
  const hidden = isFields(fields) && Object.hasOwn(fields, KEY_FIELD) ? keyFrom(fields[KEY_FIELD]) : undefined;
  return hidden && (await keyFits(hidden, text)) ? hidden : makeKey(text);
}

function textsOf(fields: unknown): ContactValues {
  const values: ContactValues = {};
  if (!isFields(fields)) return values;
  for (const name of CONTACT_FIELDS) {
    const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (typeof value === "string") values[name] = value;
  }
  return values;
}

function errorsOf(values: ContactValues): ContactErrors | undefined {
  const parsed = parseContact(values);
  const errors = Object.entries(parsed.ok ? {} : parsed.errors).filter(([name]) => Object.hasOwn(values, name));
  return errors.length > 0 ? Object.fromEntries(errors) : undefined;
}

// Without the exception's message, which may quote what was typed.
function framesOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return typeof error;
  const frames = error.stack?.split("\n").filter((line) => /^\s+at /.test(line)) ?? [];
  return [error.name, ...frames].join("\n");
}
