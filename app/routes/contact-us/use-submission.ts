import { type SubmitEvent, useEffect, useMemo, useSyncExternalStore } from "react";
import {
  type ContactAnswer,
  type ContactErrors,
  FAILURE_FALLBACK,
  HONEYPOT_FIELD,
  type PostedContact,
  STEP_LIMITS_MS,
  SUBMISSION_FALLBACK,
} from "#app/contact/contract.ts";
import { notify } from "#app/frame/notice.tsx";
import { clearDraft, DRAFT_KEY, markDraft } from "./contact-draft.ts";

/** Spelled as in the specification, section 2. */
export const SENT = "You message send successfully";

/** For a visitor who has gone on. */
const NOT_SENT = "Your message was not sent. It is still in the contact form.";

/** Replaces the browsers' own messages, which differ and do not help. */
const OFFLINE_MESSAGE = "You seem to be offline. Please try again later.";

/** A message may need each of the Worker's steps, and a while for the way there and back. */
const REQUEST_LIMIT_MS = Object.values(STEP_LIMITS_MS).reduce((sum, limit) => sum + limit, 2_000);

/** Specification, section 4. */
export type Submission = { kind: "idle" } | { kind: "submitting" } | Outcome;

type Outcome = { kind: "success" } | { kind: "error"; message: string; errors: ContactErrors; reference: string };

interface State {
  submission: Submission;
  /** How many requests have ended. */
  tries: number;
}

/** Not in the component: the visitor may leave the form before the answer comes, and come back to it. */
let state: State = { submission: { kind: "idle" }, tries: 0 };
const forms = new Set<() => void>();

function setState(next: State): void {
  state = next;
  for (const update of forms) update();
}

function subscribe(update: () => void): () => void {
  forms.add(update);
  return () => {
    forms.delete(update);
    if (state.submission.kind !== "submitting") state = { ...state, submission: { kind: "idle" } };
  };
}

/** @param posted outcome of a form post without JavaScript, until the form is sent again */
export function useSubmission(posted: PostedContact | undefined): State {
  const current = useSyncExternalStore(
    subscribe,
    () => state,
    () => state,
  );
  const ofPost = useMemo(() => posted && outcomeOf(posted.answer), [posted]);
  useEffect(() => {
    if (ofPost?.kind === "success") clearDraft();
  }, [ofPost]);
  return ofPost && current.submission.kind === "idle" ? { ...current, submission: ofPost } : current;
}

/**
 * Sends the form with fetch, one request at a time. What follows from the answer happens on whichever page the visitor
 * is by then.
 */
export async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
  if (state.submission.kind === "submitting") return event.preventDefault();
  const { action } = event.currentTarget;
  const body = Object.fromEntries(new FormData(event.currentTarget));
  const answer = request("contact-us", { method: "POST", body });
  // Only now, so that the browser posts the form when it lacks what the request needs.
  event.preventDefault();
  markDraft(true);
  setState({ ...state, submission: { kind: "submitting" } });
  const answered = await answer.catch((thrown: unknown) => thrown);
  const outcome = outcomeOf(answered);
  const isSent = outcome.kind === "success";
  if (isSent) clearDraft();
  // Without an answer nobody knows. A reload also ends the request, as if there were no connection.
  else if (isContactAnswer(answered)) markDraft(false);
  // Not the event's form, because the visitor may have come back to another one.
  const form = document.querySelector<HTMLFormElement>(`[data-draft="${DRAFT_KEY}"]`);
  // Firefox would fill in the fields of a removed form again after a reload.
  if (isSent) form?.reset();
  // What a browser or an extension has filled in must not refuse the next try too.
  const honeypot = form?.querySelector<HTMLInputElement>(`[name=${HONEYPOT_FIELD}]`);
  if (honeypot) honeypot.value = "";
  const hasGoneOn = location.pathname !== new URL(action).pathname;
  setState({ submission: hasGoneOn ? { kind: "idle" } : outcome, tries: state.tries + 1 });
  if (hasGoneOn) notify(isSent ? SENT : `${NOT_SENT} ${outcome.message}`);
}

/** @param answer the Worker's answer, or what `request` threw */
function outcomeOf(answer: unknown): Outcome {
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
