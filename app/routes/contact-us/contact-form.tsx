import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { CHECK_FIELDS, type ContactAnswer, failureMessage, isContactAnswer } from "#app/contact/answer.ts";
import {
  CONTACT_FIELDS,
  CONTACT_LIMITS,
  type ContactErrors,
  type ContactField,
  HONEYPOT_FIELD,
  KEY_FIELD,
} from "#app/contact/fields.ts";
import { request } from "#app/contact/request.ts";
import type { ContactValues } from "#app/contact/submission.ts";
import { Icon } from "#app/media/icon.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { clearDraft, DRAFT_KEY, readDraft } from "./contact-draft.ts";
import { resetTurnstile } from "./turnstile.tsx";

/** Loaded on demand, to keep the validation library out of the page's scripts. */
const loadSchema = () => import("#app/contact/schema.ts");

/** Browsers word network errors differently, and unhelpfully. */
const OFFLINE_MESSAGE = "You seem to be offline. Your message is kept here: send it again when the connection is back.";

type State =
  | { kind: "idle" }
  | { kind: "submitting" }
  | { kind: "success" }
  | { kind: "error"; message: string; errors: ContactErrors };

/** Specification, sections 2, 4, 5 and 8. `posted` is the outcome of a post without JavaScript. */
export function ContactForm({
  heading,
  intro,
  posted,
  children,
}: {
  heading: string;
  intro: string;
  children?: ReactNode;
  posted?: { answer: ContactAnswer; values?: ContactValues; key?: string };
}) {
  const [state, setState] = useState<State>(() => initialState(posted?.answer));
  const form = useRef<HTMLFormElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  // A ref, because state would be too late to stop a double click.
  const sending = useRef(false);
  const attempt = useRef<Attempt>(undefined);

  useEffect(() => {
    if (posted?.answer.success) clearDraft();
    attempt.current = postedAttempt(posted?.values, posted?.key);
    if (!form.current) return;
    // From here on the schema validates; before hydration the browser does.
    form.current.noValidate = true;
    // Text in a field was typed before hydration or posted, and is newer than the draft.
    const draft = posted ? {} : readDraft();
    for (const name of CONTACT_FIELDS) {
      const field = form.current.elements.namedItem(name);
      if (isTextField(field) && field.value === "") field.value = draft[name] ?? "";
    }
  }, [posted]);

  useEffect(() => {
    if (state.kind === "success") outcome.current?.focus();
    if (state.kind !== "error") return;
    const wrong = CONTACT_FIELDS.find((name) => state.errors[name]);
    const field = wrong ? form.current?.elements.namedItem(wrong) : null;
    if (isTextField(field)) field.focus();
    else outcome.current?.focus();
  }, [state]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    const { [KEY_FIELD]: _, ...fields } = Object.fromEntries(new FormData(event.currentTarget));
    // If the schema cannot be loaded, the Worker still validates.
    const parsed = await loadSchema().then(
      ({ parseContact }) => parseContact(fields),
      () => undefined,
    );
    if (parsed && !parsed.ok) {
      sending.current = false;
      setState({ kind: "error", message: CHECK_FIELDS, errors: parsed.errors });
      return;
    }
    setState({ kind: "submitting" });
    const text = comparableText(fields);
    if (attempt.current?.text !== text) attempt.current = { text, key: newKey() };
    const outcome = await send(fields, attempt.current.key);
    if (outcome.kind === "success") attempt.current = undefined;
    else resetTurnstile();
    sending.current = false;
    setState(outcome);
  }

  if (state.kind === "success") {
    return (
      <div
        ref={outcome}
        tabIndex={-1}
        role="status"
        // biome-ignore lint/a11y/noAutofocus: without JavaScript it is how a posted form leads to what became of it
        autoFocus={posted !== undefined}
        className="grid justify-items-center p-10 text-center card focus:outline-none sm:p-16"
      >
        <Icon name="circle-check-filled" className="text-6xl text-brand" />
        <h2 className="mt-5 text-xl">You message send successfully</h2>
        <div className="mt-7">
          <ButtonLink to="/">Go to Home</ButtonLink>
        </div>
      </div>
    );
  }

  const submitting = state.kind === "submitting";
  const errors = state.kind === "error" ? state.errors : {};
  const values = posted?.values ?? {};
  return (
    <section aria-labelledby="contact-form-heading">
      <h2 id="contact-form-heading" className="text-2xl tracking-[-0.025em]">
        {heading}
      </h2>
      <p className="mt-4 text-muted">{intro}</p>
      <form
        ref={form}
        method="post"
        action="/contact-us"
        onFocus={() => loadSchema().catch(() => undefined)}
        onSubmit={submit}
        data-draft={DRAFT_KEY}
        aria-labelledby="contact-form-heading"
        className="mt-8 grid gap-5"
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <Field name="name" label="Name" error={errors.name}>
            {(shared) => <input {...shared} type="text" autoComplete="name" defaultValue={values.name} />}
          </Field>
          <Field name="email" label="Email" error={errors.email}>
            {(shared) => <input {...shared} type="email" autoComplete="email" defaultValue={values.email} />}
          </Field>
        </div>
        <Field name="subject" label="Subject" error={errors.subject}>
          {(shared) => <input {...shared} type="text" autoComplete="off" defaultValue={values.subject} />}
        </Field>
        <Field name="message" label="Message" error={errors.message}>
          {(shared) => <textarea {...shared} rows={7} defaultValue={values.message} />}
        </Field>

        <div aria-hidden="true" className="absolute -left-2499">
          <label htmlFor={HONEYPOT_FIELD}>Leave this empty</label>
          <input id={HONEYPOT_FIELD} name={HONEYPOT_FIELD} type="text" tabIndex={-1} autoComplete="off" />
        </div>
        {children}
        {/* Only in the response to a post: other pages are cached for everyone. */}
        {posted?.key && <input type="hidden" name={KEY_FIELD} value={posted.key} />}
        <div
          ref={outcome}
          tabIndex={-1}
          role="alert"
          // biome-ignore lint/a11y/noAutofocus: as above, unless a field before it is wrong
          autoFocus={posted !== undefined}
          className="focus:outline-none"
        >
          {state.kind === "error" && (
            <p className="flex gap-2.5 text-danger">
              <Icon name="alert-circle" className="mt-1 text-xl" />
              {state.message}
            </p>
          )}
        </div>
        <div>
          <button
            type="submit"
            disabled={submitting}
            className="inline-flex min-h-12 items-center justify-center gap-2 rounded-pill bg-brand px-7 font-650 text-on-brand hover:bg-brand-strong disabled:opacity-70"
          >
            {submitting ? "Sending..." : "Send message"}
          </button>
          <p role="status" className="sr-only">
            {submitting ? "Sending..." : ""}
          </p>
        </div>
      </form>
    </section>
  );
}

/** The key stays over failures, so that the admin API can drop a duplicate. A changed message needs a new key. */
interface Attempt {
  text: string;
  key: string | undefined;
}

function postedAttempt(values: ContactValues | undefined, key: string | undefined): Attempt | undefined {
  return key && values ? { text: comparableText(values), key } : undefined;
}

/** A posted message comes back with CRLF. */
function comparableText(fields: Record<string, unknown>): string {
  return JSON.stringify(CONTACT_FIELDS.map((name) => String(fields[name] ?? "").replaceAll("\r\n", "\n")));
}

/** Undefined on plain http; the Worker then makes the key. */
function newKey(): string | undefined {
  return crypto.randomUUID?.();
}

async function send(fields: Record<string, unknown>, key: string | undefined): Promise<State> {
  const headers = key ? { "Idempotency-Key": key } : undefined;
  try {
    const answer = await request<unknown>("contact-us", { method: "POST", body: fields, headers });
    if (!isContactAnswer(answer) || !answer.success) throw answer;
    clearDraft();
    return { kind: "success" };
  } catch (thrown) {
    const errors = isContactAnswer(thrown) ? (thrown.errors ?? {}) : {};
    // fetch throws a TypeError when there is no response.
    const offline = thrown instanceof TypeError && !navigator.onLine;
    return { kind: "error", message: offline ? OFFLINE_MESSAGE : failureMessage(thrown), errors };
  }
}

function initialState(answer: ContactAnswer | undefined): State {
  if (!answer) return { kind: "idle" };
  if (answer.success) return { kind: "success" };
  return { kind: "error", message: failureMessage(answer), errors: answer.errors ?? {} };
}

function isTextField(field: unknown): field is HTMLInputElement | HTMLTextAreaElement {
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
}

function Field({
  name,
  label,
  error,
  children,
}: {
  name: ContactField;
  label: string;
  error?: string;
  children: (shared: {
    id: string;
    name: string;
    required: true;
    maxLength: number;
    className: string;
    "aria-invalid"?: true;
    "aria-describedby"?: string;
    autoFocus?: true;
  }) => ReactNode;
}) {
  const errorId = `${name}-error`;
  return (
    <div>
      <label htmlFor={name} className="font-600">
        {label}
      </label>
      {children({
        id: name,
        name,
        required: true,
        maxLength: CONTACT_LIMITS[name],
        "aria-invalid": error ? true : undefined,
        "aria-describedby": error ? errorId : undefined,
        // For a post without JavaScript. Browsers focus the first field with this attribute.
        autoFocus: error ? true : undefined,
        className:
          "mt-1.5 block w-full rounded-xl border border-field-line bg-surface px-4 py-3 hover:border-ink focus:border-brand aria-[invalid]:border-danger",
      })}
      {error && (
        <p id={errorId} className="mt-1.5 text-danger text-sm">
          {error}
        </p>
      )}
    </div>
  );
}
