import { useEffect, useRef } from "react";
import type { PostedContact } from "#app/contact/contract.ts";
import { Icon } from "#app/media/icon.tsx";
import { EmailLink } from "#app/ui/email-link.tsx";
import type { byEmail } from "#content/contact-us.ts";
import { contact } from "#content/site.ts";
import type { FormOutcome } from "./send-message.ts";

/**
 * Message above the button. Focuses the first invalid field, or itself if no field is invalid.
 *
 * @param failure absent until a submission fails. Screen readers announce only a change of an element that is there
 * @param posted outcome of a form post without JavaScript
 */
export function Failure({
  failure,
  text,
  posted,
}: {
  failure?: Extract<FormOutcome, { kind: "error" }>;
  text: (typeof byEmail)["afterFailure"];
  posted?: PostedContact;
}) {
  // The Worker returns no values for a refused form post, so the input is lost.
  const isInputKept = !posted || Object.keys(posted.values).length > 0;
  const isFieldWrong = failure && Object.keys(failure.errors).length > 0;
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!failure) return;
    const form = alert.current?.closest("form");
    const wrongField = form?.querySelector<HTMLElement>("[aria-invalid]");
    if (wrongField) return wrongField.focus();
    alert.current?.focus();
    // The message may have moved the button out of view.
    form?.querySelector("[type=submit]")?.scrollIntoView({ block: "nearest" });
  }, [failure]);
  return (
    <div
      ref={alert}
      tabIndex={-1}
      role="alert"
      // Without a message, it takes no row.
      className={failure ? "rounded-card border border-danger bg-surface p-4" : "absolute"}
      // biome-ignore lint/a11y/noAutofocus: without JavaScript, it takes the visitor to the outcome of the post
      autoFocus={posted !== undefined && !isFieldWrong}
    >
      {failure && (
        <>
          <p className="flex gap-2.5 text-danger">
            <Icon name="alert-circle" className="mt-1 text-xl" />
            {failure.message}
          </p>
          {isInputKept && !isFieldWrong && (
            <p className="mt-2">
              {text} <EmailLink email={contact.email} />.
            </p>
          )}
          {failure.reference && !isFieldWrong && (
            <p className="mt-2 text-muted text-sm">Reference: {failure.reference}</p>
          )}
        </>
      )}
    </div>
  );
}
