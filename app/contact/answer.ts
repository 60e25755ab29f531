import type { ContactErrors } from "./fields";

/** When an answer says `success: false` without a usable message (specification, section 8). */
export const SUBMISSION_FALLBACK = "There was an issue with your submission. Please try again.";

/** When a request fails without an answer and without a message (specification, section 8). */
export const FAILURE_FALLBACK = "An error occurred. Please try again.";

/** What an invalid form is told above the button; the fields say the rest. */
export const CHECK_FIELDS = "Please check the marked fields and send again.";

/** Longest text of the admin API that is shown, in UTF-16 code units. */
const SHOWN_MESSAGE_LIMIT = 500;

/** The JSON that both doors of the contact relay answer with. */
export interface ContactAnswer {
  success: boolean;
  message: string;
  /** One sentence for each field that was refused. */
  errors?: ContactErrors;
  /** The submission's id in the log. */
  id: string;
}

/** The message of an answer as it may be shown: trimmed and capped; undefined when it is blank or no text. */
export function shownMessage(message: unknown): string | undefined {
  if (typeof message !== "string") return undefined;
  const shown = message.trim().slice(0, SHOWN_MESSAGE_LIMIT).toWellFormed();
  return shown === "" ? undefined : shown;
}

/** Tells whether a JSON value is an answer of the contact relay. */
export function isContactAnswer(value: unknown): value is ContactAnswer {
  return typeof value === "object" && value !== null && "success" in value && typeof value.success === "boolean";
}

/**
 * The text for a submission that threw. In: what the request helper threw, an answer's body or an error.
 * Out: the answer's message or the first fallback; for anything else the error's message or the second.
 */
export function failureMessage(thrown: unknown): string {
  if (isContactAnswer(thrown)) return shownMessage(thrown.message) ?? SUBMISSION_FALLBACK;
  const message = thrown instanceof Error ? shownMessage(thrown.message) : undefined;
  return message ?? FAILURE_FALLBACK;
}
