import { type FormEvent, useState } from "react";
import { useSearchParams } from "react-router";
import { HONEYPOT_FIELD, type PostedContact } from "#app/contact/contract.ts";
import { useHotkey } from "#app/lib/use-hotkey.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import { type ContactFieldName, contactFieldNames } from "#content/contact-fields.ts";
import type { formTexts } from "#content/contact-us.ts";
import { Confirmation } from "./confirmation.tsx";
import { ContactField } from "./contact-field.tsx";
import { Failure } from "./failure.tsx";
import { Topics, topicOf } from "./topics.tsx";
import { useStayWhileSending } from "./use-stay-while-sending.ts";
import { useSubmission } from "./use-submission.ts";

const HEADING_ID = "contact-form-heading";

/** The contact form (specification, sections 2, 4, 5 and 8). */
export function ContactForm({
  heading,
  intro,
  privacy,
  byEmail,
  messages,
  nextSteps,
  posted,
}: typeof formTexts & {
  /** The Worker's error message for each field that is empty or wrong. */
  messages: Record<ContactFieldName, string>;
  nextSteps: string[];
  /** Outcome of a form post without JavaScript. */
  posted?: PostedContact;
}) {
  const [searchParams] = useSearchParams();
  const [topic, setTopic] = useState(() => topicOf(searchParams.get("subject")));
  const { submission, submit, isSending } = useSubmission(posted);
  const status = useStayWhileSending(isSending);
  const form = useHotkey<HTMLFormElement>(
    "mod+enter",
    // Clicks the button, because Safari 15 lacks requestSubmit().
    ({ currentTarget }) => (currentTarget as HTMLFormElement).querySelector<HTMLElement>("[type=submit]")?.click(),
  );

  if (submission.kind === "success") {
    return <Confirmation text={byEmail.afterSending} steps={nextSteps} wasPosted={posted !== undefined} />;
  }
  const failure = submission.kind === "error" ? submission : undefined;
  const isSubmitting = submission.kind === "submitting";
  return (
    <section aria-labelledby={HEADING_ID} className="self-start sm:(p-8 card-frame) print:hidden">
      <h2 id={HEADING_ID} className="text-2xl">
        {heading}
      </h2>
      <p className="mt-4 lead-text">{intro}</p>
      <Topics chosen={topic} onChoose={setTopic} />
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
              placeholder={name === "message" ? topic?.hint : undefined}
              error={failure?.errors[name]}
              autoFocus={name === contactFieldNames.find((other) => failure?.errors[other])}
              message={messages[name]}
            />
          ))}
        </div>
        {/* display: none, because autofill and password managers skip such fields. */}
        <div className="hidden">
          <label htmlFor={HONEYPOT_FIELD}>Leave this empty</label>
          <input id={HONEYPOT_FIELD} name={HONEYPOT_FIELD} type="text" autoComplete="off" />
        </div>
        <Failure failure={failure} text={byEmail.afterFailure} posted={posted} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <button
            type="submit"
            disabled={isSubmitting}
            aria-keyshortcuts="Control+Enter Meta+Enter"
            title="Send (Ctrl Enter or ⌘ Enter)"
            className="inline-flex min-h-12 w-full items-center justify-center gap-2 rounded-pill bg-brand px-6 py-2
              font-650 text-on-brand hover:bg-brand-strong disabled:opacity-70 sm:(w-auto min-w-[11.5rem])"
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

/** Replaces the browser's bubble, which would cover the message below the field. */
function focusFirstInvalid(event: FormEvent<HTMLFormElement>) {
  // Browsers before 2024 cannot show that message (contact-field.css).
  if (!CSS.supports("selector(:has(:user-invalid))")) return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>("input:invalid, select:invalid, textarea:invalid")?.focus();
}
