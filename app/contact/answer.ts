import type { ContactErrors } from "./fields.ts";

/** For a refusal without a usable message (specification, section 8). */
export const SUBMISSION_FALLBACK = "There was an issue with your submission. Please try again.";

/** For a failed request without a message (specification, section 8). */
export const FAILURE_FALLBACK = "An error occurred. Please try again.";

export const CHECK_FIELDS = "Please check the marked fields and send again.";

/** Response body of the contact endpoints. */
export interface ContactAnswer {
  success: boolean;
  /** Shown to the visitor. Empty on success. */
  message: string;
  errors?: ContactErrors;
  id: string;
}

export function isContactAnswer(value: unknown): value is ContactAnswer {
  return typeof value === "object" && value !== null && "success" in value && typeof value.success === "boolean";
}

/**
 * Words a failure for the visitor (specification, section 8).
 *
 * @param failure the Worker's answer, or the Error thrown when there is none
 */
export function failureMessage(failure: unknown): string {
  if (isContactAnswer(failure)) return failure.message || SUBMISSION_FALLBACK;
  return (failure instanceof Error && failure.message) || FAILURE_FALLBACK;
}
