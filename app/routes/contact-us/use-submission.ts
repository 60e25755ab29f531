import { type SubmitEvent, useEffect, useRef, useState } from "react";
import {
  type ContactAnswer,
  type ContactErrors,
  FAILURE_FALLBACK,
  HONEYPOT_FIELD,
  type PostedContact,
  SUBMISSION_FALLBACK,
} from "#app/contact/contract.ts";
import { clearDraft } from "./contact-draft.ts";

/** Replaces the browsers' own messages, which differ and do not help. */
const OFFLINE_MESSAGE = "You seem to be offline. Please try again later.";

/** A little longer than the Worker waits for the admin API (8 s) and then for the queue (5 s). */
const REQUEST_LIMIT_MS = 14_000;

/** Specification, section 4. */
export type Submission =
  | { kind: "idle" }
  | { kind: "submitting" }
  | { kind: "success" }
  | { kind: "error"; message: string; errors: ContactErrors; reference: string };

/**
 * Sends the form with fetch, one request at a time.
 *
 * @param posted outcome of a form post without JavaScript
 * @returns the state; how many requests have ended; the form's handler
 */
export function useSubmission(posted: PostedContact | undefined) {
  const [submission, setSubmission] = useState<Submission>(() =>
    posted ? outcomeOf(posted.answer) : { kind: "idle" },
  );
  const [tries, setTries] = useState(0);
  // A ref, because state changes too late to stop a double submit.
  const isSending = useRef(false);

  useEffect(() => {
    if (submission.kind === "success") clearDraft();
  }, [submission]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    if (isSending.current) return event.preventDefault();
    const form = event.currentTarget;
    const answer = request("contact-us", { method: "POST", body: Object.fromEntries(new FormData(form)) });
    // Only now, so that the browser posts the form when it lacks what the request needs.
    event.preventDefault();
    isSending.current = true;
    setSubmission({ kind: "submitting" });
    const outcome = outcomeOf(await answer.catch((thrown: unknown) => thrown));
    // Firefox would fill in the fields of a removed form again after a reload.
    if (outcome.kind === "success") form.reset();
    // What a browser or an extension has filled in must not refuse the next try too.
    const honeypot = form.querySelector<HTMLInputElement>(`[name=${HONEYPOT_FIELD}]`);
    if (honeypot) honeypot.value = "";
    isSending.current = false;
    setSubmission(outcome);
    setTries((count) => count + 1);
  }

  return { submission, tries, submit };
}

/** @param answer the Worker's answer, or what `request` threw */
function outcomeOf(answer: unknown): Submission {
  if (isContactAnswer(answer) && answer.success) return { kind: "success" };
  // fetch throws a TypeError when there is no response.
  const isOffline = answer instanceof TypeError && !navigator.onLine;
  const message = isOffline ? OFFLINE_MESSAGE : failureMessage(answer);
  const { errors = {}, id = "" }: Partial<ContactAnswer> = isContactAnswer(answer) ? answer : {};
  return { kind: "error", message, errors, reference: id.slice(0, 8) };
}

/** Words a failure for the visitor (specification, section 8). */
function failureMessage(failure: unknown): string {
  if (isContactAnswer(failure)) return failure.message || SUBMISSION_FALLBACK;
  // Its message ("signal timed out") is not for people.
  if (failure instanceof DOMException && failure.name === "TimeoutError") return FAILURE_FALLBACK;
  return (failure instanceof Error && failure.message) || FAILURE_FALLBACK;
}

function isContactAnswer(value: unknown): value is ContactAnswer {
  return typeof value === "object" && value !== null && "success" in value && typeof value.success === "boolean";
}

/**
 * Calls an endpoint of the Worker's JSON API (specification, section 7). Logs every failure.
 *
 * @param path endpoint below /api/, such as "contact-us"
 * @returns the parsed JSON. Rejects with the parsed body of a failed response, an Error without a message if the body
 *   is not JSON, or what fetch rejects with
 * @throws at once, before anything is sent, if the browser lacks a function
 */
function request(
  path: string,
  { method = "GET", body }: { method?: "GET" | "POST"; body?: unknown } = {},
): Promise<unknown> {
  const response = fetch(`/api/${path}`, {
    method,
    headers: { Accept: "application/json", "Content-Type": "application/json" },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(REQUEST_LIMIT_MS),
  });
  return response.then(readAnswer).catch((error: unknown) => {
    console.error(`${method} ${path} failed`, error);
    throw error;
  });
}

async function readAnswer(response: Response): Promise<unknown> {
  const data: unknown = await response.json().catch(() => {
    // Without a message, so that the visitor sees the fallback.
    throw new Error("", { cause: `HTTP ${response.status} without JSON` });
  });
  if (!response.ok) throw data;
  return data;
}
