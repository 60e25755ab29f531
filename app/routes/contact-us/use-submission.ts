import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { failureMessage, isContactAnswer } from "#app/contact/answer.ts";
import type { ContactErrors } from "#app/contact/fields.ts";
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

  useEffect(() => {
    if (submission.kind === "success") clearDraft();
  }, [submission]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    setSubmission({ kind: "submitting" });
    const form = event.currentTarget;
    const outcome = await send(Object.fromEntries(new FormData(form)));
    // Firefox would fill in the fields of a removed form again after a reload.
    if (outcome.kind === "success") form.reset();
    // A Turnstile token is valid only once.
    if (outcome.kind === "error") window.turnstile?.reset();
    isSending.current = false;
    setSubmission(outcome);
  }

  return { submission, submit };
}

async function send(fields: Record<string, unknown>): Promise<Submission> {
  try {
    const outcome = outcomeOf(await request("contact-us", { method: "POST", body: fields }));
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
