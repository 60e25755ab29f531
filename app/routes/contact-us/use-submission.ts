import { type FormEvent, useEffect, useRef, useState } from "react";
import { type ContactAnswer, failureMessage, isContactAnswer } from "#app/contact/answer.ts";
import { CONTACT_FIELDS, type ContactErrors, KEY_FIELD } from "#app/contact/fields.ts";
import { request } from "#app/contact/request.ts";
import type { ContactValues } from "#app/contact/submission.ts";
import { clearDraft } from "./contact-draft.ts";
import { resetTurnstile } from "./turnstile.tsx";

/** Browsers word network errors differently, and unhelpfully. */
const OFFLINE_MESSAGE = "You seem to be offline. Please try again later.";

/** Specification, section 4. */
export type Submission =
  | { kind: "idle" }
  | { kind: "submitting" }
  | { kind: "success" }
  | { kind: "error"; message: string; errors: ContactErrors };

/** The outcome of a form post without JavaScript. */
export interface Posted {
  answer: ContactAnswer;
  values?: ContactValues;
  key?: string;
}

/** The key is kept across failures, so that the admin API can drop a duplicate. A changed message needs a new key. */
interface Attempt {
  text: string;
  key: string | undefined;
}

/** Sends the form by fetch, once at a time. */
export function useSubmission(posted: Posted | undefined): {
  submission: Submission;
  submit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
} {
  const [submission, setSubmission] = useState<Submission>(() => postedSubmission(posted));
  // A ref, because state would be too late to stop a double click.
  const sending = useRef(false);
  const attempt = useRef<Attempt>(undefined);

  useEffect(() => {
    if (posted?.answer.success) clearDraft();
    attempt.current = postedAttempt(posted);
  }, [posted]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    setSubmission({ kind: "submitting" });
    const { [KEY_FIELD]: _, ...fields } = Object.fromEntries(new FormData(event.currentTarget));
    const text = comparableText(fields);
    if (attempt.current?.text !== text) attempt.current = { text, key: newKey() };
    const outcome = await send(fields, attempt.current.key);
    if (outcome.kind === "success") attempt.current = undefined;
    else resetTurnstile();
    sending.current = false;
    setSubmission(outcome);
  }

  return { submission, submit };
}

function postedSubmission(posted: Posted | undefined): Submission {
  if (!posted) return { kind: "idle" };
  return posted.answer.success ? { kind: "success" } : failure(posted.answer);
}

function postedAttempt(posted: Posted | undefined): Attempt | undefined {
  return posted?.key && posted.values ? { text: comparableText(posted.values), key: posted.key } : undefined;
}

/** A posted message comes back with CRLF. */
function comparableText(fields: Record<string, unknown>): string {
  return JSON.stringify(CONTACT_FIELDS.map((name) => String(fields[name] ?? "").replaceAll("\r\n", "\n")));
}

/** Undefined on plain http; the Worker then makes the key. */
function newKey(): string | undefined {
  return crypto.randomUUID?.();
}

async function send(fields: Record<string, unknown>, key: string | undefined): Promise<Submission> {
  const headers = key ? { "Idempotency-Key": key } : undefined;
  try {
    const answer = await request<unknown>("contact-us", { method: "POST", body: fields, headers });
    if (isContactAnswer(answer) && answer.success) {
      clearDraft();
      return { kind: "success" };
    }
    console.error("The message was refused", answer);
    return failure(answer);
  } catch (thrown) {
    return failure(thrown);
  }
}

function failure(thrown: unknown): Submission {
  // fetch throws a TypeError when there is no response.
  const isOffline = thrown instanceof TypeError && !navigator.onLine;
  return {
    kind: "error",
    message: isOffline ? OFFLINE_MESSAGE : failureMessage(thrown),
    errors: (isContactAnswer(thrown) && thrown.errors) || {},
  };
}
