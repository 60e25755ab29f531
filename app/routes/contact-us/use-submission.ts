import { type FormEvent, useEffect, useRef, useState } from "react";
import { failureMessage, isContactAnswer } from "#app/contact/answer.ts";
import { CONTACT_FIELDS, type ContactErrors } from "#app/contact/fields.ts";
import { request } from "#app/contact/request.ts";
import type { PostedContact } from "#app/contact/submission.ts";
import { clearDraft } from "./contact-draft.ts";

/** Replaces the browsers' own messages, which differ and do not help. */
const OFFLINE_MESSAGE = "You seem to be offline. Please try again later.";

/** Specification, section 4. */
export type Submission =
  | { kind: "idle" }
  | { kind: "submitting" }
  | { kind: "success" }
  | { kind: "error"; message: string; errors: ContactErrors };

/**
 * Sends the form with fetch, one request at a time.
 *
 * @param posted outcome of a form post without JavaScript
 */
export function useSubmission(posted: PostedContact | undefined) {
  const [submission, setSubmission] = useState<Submission>(() =>
    posted ? outcomeOf(posted.answer) : { kind: "idle" },
  );
  // A ref, because state changes too late to stop a double submit.
  const isSending = useRef(false);
  // A retry keeps its key, so that the admin API can drop a duplicate. A changed message gets a new key.
  const attempt = useRef<{ text: string; key: string | undefined } | undefined>(
    posted && { text: comparableText(posted.values), key: posted.key },
  );

  useEffect(() => {
    if (submission.kind === "success") clearDraft();
  }, [submission]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    setSubmission({ kind: "submitting" });
    const fields = Object.fromEntries(new FormData(event.currentTarget));
    const text = comparableText(fields);
    // Browsers have no randomUUID on plain http. The Worker then makes the key.
    if (attempt.current?.text !== text) attempt.current = { text, key: crypto.randomUUID?.() };
    const outcome = await send(fields, attempt.current.key);
    // A Turnstile token is valid only once.
    if (outcome.kind === "error") window.turnstile?.reset();
    isSending.current = false;
    setSubmission(outcome);
  }

  return { submission, submit };
}

/** A posted message comes back with CRLF. */
function comparableText(fields: Record<string, unknown>): string {
  return JSON.stringify(CONTACT_FIELDS.map((name) => String(fields[name] ?? "").replaceAll("\r\n", "\n")));
}

async function send(fields: Record<string, unknown>, key: string | undefined): Promise<Submission> {
  try {
    const headers = key ? { "Idempotency-Key": key } : undefined;
    const outcome = outcomeOf(await request("contact-us", { method: "POST", body: fields, headers }));
    if (outcome.kind === "error") console.error("The message was refused", outcome.message);
    return outcome;
  } catch (thrown) {
    return outcomeOf(thrown);
  }
}

/** @param answer the Worker's answer, or what `request` threw */
function outcomeOf(answer: unknown): Submission {
  if (isContactAnswer(answer) && answer.success) return { kind: "success" };
  // fetch throws a TypeError when there is no response.
  const isOffline = answer instanceof TypeError && !navigator.onLine;
  return {
    kind: "error",
    message: isOffline ? OFFLINE_MESSAGE : failureMessage(answer),
    errors: (isContactAnswer(answer) && answer.errors) || {},
  };
}
