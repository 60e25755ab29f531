import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { HONEYPOT_FIELD, type PostedContact } from "#app/contact/contract.ts";
import { clearDraft } from "#app/contact/draft.ts";
import { type FormOutcome, outcomeOf, sendMessage } from "./send-message.ts";

/** State of the form (specification, section 4). */
type Submission = { kind: "idle" } | { kind: "submitting" } | FormOutcome;

/**
 * Sends the form, one message at a time.
 *
 * @param posted outcome of a form post without JavaScript
 */
export function useSubmission(posted?: PostedContact) {
  const [submission, setSubmission] = useState<Submission>(posted ? outcomeOf(posted.response) : { kind: "idle" });
  // A ref, because a second submit event may fire before React renders.
  const isSending = useRef(false);
  useEffect(() => {
    if (posted?.response.success) clearDraft();
  }, [posted]);

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

  return { submission, submit, isSending };
}
