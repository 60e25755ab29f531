import type { ContactErrors } from "./fields.ts";

/** Response says `success: false` without a usable message (specification, section 8). */
export const SUBMISSION_FALLBACK = "There was an issue with your submission. Please try again.";

/** Request failed without a response and without a message (specification, section 8). */
export const FAILURE_FALLBACK = "An error occurred. Please try again.";

export const CHECK_FIELDS = "Please check the marked fields and send again.";

const SHOWN_MESSAGE_LIMIT = 500;

/** Response body of the contact endpoints. */
export interface ContactAnswer {
  success: boolean;
  message: string;
  errors?: ContactErrors;
  id: string;
}

/** Trims and caps a message; undefined when it is blank or not a string. */
export function shownMessage(message: unknown): string | undefined {
  if (typeof message !== "string") return undefined;
  const shown = message.trim().slice(0, SHOWN_MESSAGE_LIMIT).toWellFormed();
  return shown === "" ? undefined : shown;
}

export function isContactAnswer(value: unknown): value is ContactAnswer {
  return typeof value === "object" && value !== null && "success" in value && typeof value.success === "boolean";
}

/**
 * `thrown` is what `request` threw: a body without a usable message gives SUBMISSION_FALLBACK, anything else
 * FAILURE_FALLBACK.
 */
export function failureMessage(thrown: unknown): string {
  if (isContactAnswer(thrown)) return shownMessage(thrown.message) ?? SUBMISSION_FALLBACK;
  const message = thrown instanceof Error ? shownMessage(thrown.message) : undefined;
  return message ?? FAILURE_FALLBACK;
}
