import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { ContactAnswer } from "../../app/contact/answer";
import { CONTACT_FIELDS, type ContactErrors, KEY_FIELD } from "../../app/contact/fields";
import { parseContact } from "../../app/contact/schema";
import type { ContactValues } from "../../app/contact/submission";
import { MEDIA_TYPES } from "./body";
import { type Door, guardPost } from "./guards";
import { keyFits, keyFrom, makeKey } from "./idempotency-key";
import { logContact } from "./log";
import { isFields, refusal, submitContact, UNHANDLED, type Verdict } from "./submit";

/** The answer to a post, for a door to give in its own way. */
export interface Received {
  status: ContentfulStatusCode;
  headers: Record<string, string>;
  answer: ContactAnswer;
  /** What was typed, as far as it could be read, for the form to show again. */
  values: ContactValues;
  /** The key to send the same message under again. */
  key: string;
}

/**
 * Takes in one post at a door: guards, relay, one line in the log. Never throws: whatever is sent, the answer
 * has its shape.
 */
export async function receiveContact(request: Request, door: Door, env: Env): Promise<Received> {
  const started = Date.now();
  const id = crypto.randomUUID();
  let bytes = 0;
  let values: ContactValues = {};
  let key = "";
  let verdict: Verdict;
  let stack: string | undefined;
  try {
    const guarded = await guardPost(request, door, () => isOverRate(request, env));
    bytes = guarded.bytes;
    values = textsOf(guarded.fields);
    key = await keyOf(request, guarded.fields, values);
    verdict = guarded.ok ? await submitContact(guarded.fields, key, env) : refusal(guarded.reason);
    // A form without JavaScript is told which of its texts is too long, if that can be seen in what was read.
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
    // Only what has the form of one: a client can send anything by that name.
    ray: /^[0-9a-f]{16}(-[A-Z]{3})?$/.exec(request.headers.get("CF-Ray") ?? "")?.[0],
    version: env.CF_VERSION_METADATA?.id,
    stack,
  });
  const accepted = door.formats.map((format) => MEDIA_TYPES[format]).join(", ");
  const headers = { ...verdict.headers, ...(status === 415 && { "Accept-Post": accepted }) };
  return { status, headers, answer: { ...answer, id }, values, key };
}

/** Fails open: a message is worth more than the limit, should the platform's counter be out of order. */
async function isOverRate(request: Request, env: Env): Promise<boolean> {
  try {
    const key = request.headers.get("CF-Connecting-IP") ?? "unknown";
    return !(await env.CONTACT_RATE_LIMIT.limit({ key })).success;
  } catch {
    console.error(JSON.stringify({ evt: "contact_rate", reason: "rate_unavailable" }));
    return false;
  }
}

/** The sender's key, or the form's own as long as it was made for this text, or a new one. */
async function keyOf(request: Request, fields: unknown, values: ContactValues): Promise<string> {
  const sent = keyFrom(request.headers.get("Idempotency-Key"));
  if (sent) return sent;
  const text = JSON.stringify(CONTACT_FIELDS.map((name) => values[name]?.replaceAll("\r\n", "\n") ?? ""));
  const hidden = isFields(fields) && Object.hasOwn(fields, KEY_FIELD) ? keyFrom(fields[KEY_FIELD]) : undefined;
  return hidden && (await keyFits(hidden, text)) ? hidden : makeKey(text);
}

/** The four texts as typed. */
function textsOf(fields: unknown): ContactValues {
  const values: ContactValues = {};
  if (!isFields(fields)) return values;
  for (const name of CONTACT_FIELDS) {
    const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (typeof value === "string") values[name] = value;
  }
  return values;
}

/** Which of the texts that were read is too long or otherwise wrong; undefined for none. */
function errorsOf(values: ContactValues): ContactErrors | undefined {
  const parsed = parseContact(values);
  const errors = Object.entries(parsed.ok ? {} : parsed.errors).filter(([name]) => Object.hasOwn(values, name));
  return errors.length > 0 ? Object.fromEntries(errors) : undefined;
}

/** Where an exception came from. Without its message, which may quote what was typed. */
function framesOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return typeof error;
  const frames = error.stack?.split("\n").filter((line) => /^\s+at /.test(line)) ?? [];
  return [error.name, ...frames].join("\n");
}
