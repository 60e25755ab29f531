import type { ContactErrors } from "./fields.ts";

/** The admin API says `success: false` without a usable message (specification, section 8). */
export const SUBMISSION_FALLBACK = "There was an issue with your submission. Please try again.";

/** A request fails without a message of its own (specification, section 8). */
export const FAILURE_FALLBACK = "An error occurred. Please try again.";

export const CHECK_FIELDS = "Please check the marked fields and send again.";

/** Response body of the contact endpoints. */
export interface ContactAnswer {
  success: boolean;
  /** Shown to the visitor as it is; empty on success. */
  message: string;
  errors?: ContactErrors;
  id: string;
}

export function isContactAnswer(value: unknown): value is ContactAnswer {
  return typeof value === "object" && value !== null && "success" in value && typeof value.success === "boolean";
}

/**
 * Specification, section 8.
 *
 * @param thrown what `request` threw: the Worker's answer, or an Error when there is none
 */
export function failureMessage(thrown: unknown): string {
  if (isContactAnswer(thrown)) return thrown.message || SUBMISSION_FALLBACK;
  return (thrown instanceof Error && thrown.message) || FAILURE_FALLBACK;
}
