import { type FormEvent, type MouseEvent, type SubmitEvent, useEffect, useRef, useState } from "react";
import { useBlocker, useSearchParams } from "react-router";
import { HONEYPOT_FIELD, type PostedContact } from "#app/contact/contract.ts";
import { useHotkey } from "#app/lib/use-hotkey.ts";
import { Icon } from "#app/media/icon.tsx";
import { starPaths } from "#app/patterns/star-paths.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { StarterLinks } from "#app/ui/starter-links.tsx";
import { type ContactFieldName, contactFieldNames } from "#content/contact-fields.ts";
import type { byEmail, formTexts } from "#content/contact-us.ts";
import { starters } from "#content/starters.ts";
import { clearDraft } from "./contact-draft.ts";
import { ContactField } from "./contact-field.tsx";
import { EmailLink } from "./email-link.tsx";
import { type FormOutcome, outcomeOf, sendMessage } from "./send-message.ts";

export const WHAT_HAPPENS_NEXT_ID = "what-happens-next";

const HEADING_ID = "contact-form-heading";

type ByEmail = typeof byEmail;

/** State of the form (specification, section 4). */
type Submission = { kind: "idle" } | { kind: "submitting" } | FormOutcome;

/** The contact form (specification, sections 2, 4, 5 and 8). */
export function ContactForm({
  heading,
  intro,
  privacy,
  byEmail,
  messages,
  posted,
}: typeof formTexts & {
  /** The Worker's error message for each field that is empty or wrong. */
  messages: Record<ContactFieldName, string>;
  /** Outcome of a form post without JavaScript. */
  posted?: PostedContact;
}) {
  const [submission, setSubmission] = useState<Submission>(posted ? outcomeOf(posted.response) : { kind: "idle" });
  const [searchParams] = useSearchParams();
  const [starter, setStarter] = useState(() =>
    starters.items.find(({ subject }) => subject !== "" && subject === searchParams.get("subject")),
  );
  // A ref, because a second submit event may fire before React renders.
  const isSending = useRef(false);
  useEffect(() => {
    if (posted?.response.success) clearDraft();
  }, [posted]);
  const form = useHotkey<HTMLFormElement>(
    "mod+enter",
    // Clicks the button, because Safari 15 lacks requestSubmit().
    ({ currentTarget }) => (currentTarget as HTMLFormElement).querySelector<HTMLElement>("[type=submit]")?.click(),
  );

  // While a message is being sent, a link to another page only moves the focus to the status "Sending...", so that the
  // visitor sees the outcome. Back works, because React Router loses track of the history when it blocks two steps at once.
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    return isSending.current && historyAction !== "POP" && currentLocation.pathname !== nextLocation.pathname;
  });
  const isSubmitting = submission.kind === "submitting";
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    blocker.reset();
    // The button is disabled and cannot have the focus, so the status text beside it gets it.
    status.current?.focus({ preventScroll: true });
    status.current?.parentElement?.scrollIntoView({ block: "nearest" });
  }, [blocker]);

  /** Fills in the subject, unless the visitor has typed one. Without React, the link opens the page with the subject. */
  function choose(event: MouseEvent, item: (typeof starters.items)[number]) {
    const subject = field("subject") as HTMLInputElement;
    event.preventDefault();
    // Not saved as a draft, which would win over the subject of a link that the visitor follows later.
    if (["", ...starters.items.map((other) => other.subject)].includes(subject.value)) subject.value = item.subject;
    setStarter(item);
    (subject.value ? field("message") : subject).focus();
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    if (isSending.current) return event.preventDefault();
    const { currentTarget } = event;
    const sent = sendMessage(currentTarget);
    // Must follow sendMessage(), which throws if the browser lacks an API. The browser then posts the form itself.
    event.preventDefault();
    isSending.current = true;
    setSubmission({ kind: "submitting" });
    sent.then((outcome) => {
      isSending.current = false;
      // Firefox would otherwise restore the sent text after a reload.
      if (outcome.kind === "success") currentTarget.reset();
      // If a browser or an extension filled in the honeypot, the next attempt must not fail too.
      const honeypot = currentTarget.elements.namedItem(HONEYPOT_FIELD) as HTMLInputElement;
      honeypot.value = "";
      setSubmission(outcome);
    });
  }

  if (submission.kind === "success") return <Confirmation wasPosted={posted !== undefined} byEmail={byEmail} />;
  const errors = submission.kind === "error" ? submission.errors : {};
  return (
    <section aria-labelledby={HEADING_ID} className="self-start sm:(p-8 card-frame) print:hidden">
      <h2 id={HEADING_ID} className="text-2xl">
        {heading}
      </h2>
      <p className="mt-4 lead-text">{intro}</p>
      <p aria-hidden="true" className="mt-8 mb-2 font-650">
        {starters.label} <span className="font-400 text-muted">(fills in the subject)</span>
      </p>
      <StarterLinks
        starters={starters}
        chosen={starter?.label}
        onChoose={choose}
        className="flex max-w-[22rem] flex-wrap"
        linkClassName="px-3 border-field-line hover:bg-brand-soft aria-[current]:(border-brand bg-brand-soft text-brand)"
      />
      <form
        ref={form}
        method="post"
        action="/contact-us"
        onInvalidCapture={focusFirstInvalid}
        onSubmit={submit}
        aria-labelledby={HEADING_ID}
        className="mt-8 grid gap-8"
      >
        <div className="grid gap-x-5 gap-y-8 sm:grid-cols-2">
          {contactFieldNames.map((name) => (
            <ContactField
              key={name}
              name={name}
              value={posted?.values[name]}
              placeholder={name === "message" ? starter?.hint : undefined}
              error={errors[name]}
              autoFocus={name === contactFieldNames.find((other) => errors[other])}
              message={messages[name]}
            />
          ))}
        </div>
        {/* display: none, because autofill and password managers skip such fields. */}
        <div className="hidden">
          <label htmlFor={HONEYPOT_FIELD}>Leave this empty</label>
          <input id={HONEYPOT_FIELD} name={HONEYPOT_FIELD} type="text" autoComplete="off" />
        </div>
        <ErrorMessage submission={submission} byEmail={byEmail} posted={posted} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <button
            type="submit"
            disabled={isSubmitting}
            aria-keyshortcuts="Control+Enter Meta+Enter"
            title="Send (Ctrl Enter or ⌘ Enter)"
            className="inline-flex min-h-12 min-w-[min(100%,11.5rem)] items-center justify-center gap-2
              rounded-pill bg-brand px-6 py-2 font-650 text-on-brand hover:bg-brand-strong disabled:opacity-70"
          >
            {isSubmitting ? "Sending..." : "Send message"}
          </button>
          <p className="text-balance text-muted text-sm">
            {privacy.text}{" "}
            <PageLink to={privacy.to} className="text-link">
              {privacy.label}
            </PageLink>
          </p>
          <p ref={status} role="status" tabIndex={-1} className="sr-only">
            {isSubmitting ? "Sending..." : ""}
          </p>
        </div>
      </form>
    </section>
  );
}

function field(name: ContactFieldName) {
  return document.getElementById(name) as HTMLInputElement | HTMLTextAreaElement;
}

/** Replaces the browser's bubble, which would cover the message below the field (app.css). */
function focusFirstInvalid(event: FormEvent<HTMLFormElement>) {
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>("input:invalid, select:invalid, textarea:invalid")?.focus();
}

/** Focuses the first invalid field, or the message if no field is invalid. */
function ErrorMessage({
  submission,
  byEmail,
  posted,
}: {
  submission: Submission;
  byEmail: ByEmail;
  posted?: PostedContact;
}) {
  // The Worker returns no values for a refused form post, so the input is lost.
  const isInputKept = !posted || Object.keys(posted.values).length > 0;
  const isFieldWrong = submission.kind === "error" && Object.keys(submission.errors).length > 0;
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (submission.kind !== "error") return;
    const form = alert.current?.closest("form");
    const wrongField = form?.querySelector<HTMLElement>("[aria-invalid]");
    if (wrongField) return wrongField.focus();
    alert.current?.focus();
    // The message may have moved the button out of view.
    form?.querySelector("[type=submit]")?.scrollIntoView({ block: "nearest" });
  }, [submission]);
  return (
    <div
      ref={alert}
      tabIndex={-1}
      role="alert"
      // Without a message, it takes no row.
      className={submission.kind === "error" ? "rounded-card border border-danger bg-surface p-4" : "absolute"}
      // biome-ignore lint/a11y/noAutofocus: without JavaScript, it takes the visitor to the outcome of the post
      autoFocus={posted !== undefined && !isFieldWrong}
    >
      {submission.kind === "error" && (
        <>
          <p className="flex gap-2.5 text-danger">
            <Icon name="alert-circle" className="mt-1 text-xl" />
            {submission.message}
          </p>
          {isInputKept && !isFieldWrong && (
            <p className="mt-2">
              {byEmail.afterFailure} <EmailLink />.
            </p>
          )}
          {submission.reference && !isFieldWrong && (
            <p className="mt-2 text-muted text-sm">Reference: {submission.reference}</p>
          )}
        </>
      )}
    </div>
  );
}

/**
 * Confirmation that replaces the form.
 *
 * @param wasPosted whether the form was posted without JavaScript
 */
function Confirmation({ wasPosted, byEmail }: { wasPosted: boolean; byEmail: ByEmail }) {
  const confirmation = useRef<HTMLDivElement>(null);
  useEffect(() => confirmation.current?.focus(), []);
  return (
    <div
      ref={confirmation}
      tabIndex={-1}
      role="status"
      // biome-ignore lint/a11y/noAutofocus: without JavaScript, it takes the visitor to the outcome of the post
      autoFocus={wasPosted}
      className="grid self-start justify-items-center gap-6 p-6 text-center card-frame sm:p-10"
    >
      <svg aria-hidden="true" viewBox="0 0 32 32" width={88} height={88}>
        <path d={starPaths.star} strokeWidth={4.4} strokeLinejoin="round" className="fill-brand stroke-brand" />
        <path
          d="m10.5 16.5 4 4 7.5-8"
          fill="none"
          strokeWidth={2.2}
          strokeLinecap="round"
          strokeLinejoin="round"
          className="stroke-on-brand"
        />
      </svg>
      {/* The mistakes are intentional: the specification requires this exact text (section 2). */}
      <h2 className="text-2xl">You message send successfully</h2>
      <ButtonLink to="/">Go to Home</ButtonLink>
      <a href={`#${WHAT_HAPPENS_NEXT_ID}`} className="text-link">
        What happens next
      </a>
      <p>
        {byEmail.afterSending} <EmailLink />.
      </p>
    </div>
  );
}
