/** Contract between the contact form and the Worker. The fields are in content/contact-fields.ts. */
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { ContactFieldName } from "#content/contact-fields.ts";

/**
 * Hidden field that only bots fill in. The Worker refuses such a submission. The name avoids words that autofill knows,
 * such as company, website or name, because Chromium fills in those whatever `autocomplete` says.
 */
export const HONEYPOT_FIELD = "leave_empty";

/** Shown for a refusal without a message (specification, section 8). */
export const SUBMISSION_FALLBACK = "There was an issue with your submission. Please try again.";

/** Shown for a failed request without a message (specification, section 8). */
export const FAILURE_FALLBACK = "An error occurred. Please try again.";

const WORKER_LIMITS_MS = { body: 10_000, rateLimiter: 1_000, adminApi: 8_000, queue: 5_000 };

/**
 * Time limits in ms. The form waits four seconds longer than the Worker, but less than the 30 s that the platform allows
 * after the visitor has left.
 */
export const TIME_LIMITS_MS = {
  ...WORKER_LIMITS_MS,
  response: Object.values(WORKER_LIMITS_MS).reduce((sum, limit) => sum + limit, 4_000),
};

export type ContactErrors = Partial<Record<ContactFieldName, string>>;

/** Response body of the contact endpoints. */
export interface ContactResponse {
  success: boolean;
  /** Shown to the visitor unless the message was sent or queued. */
  message: string;
  errors?: ContactErrors;
  id: string;
}

/** Outcome of a form post without JavaScript. */
export interface PostedContact {
  response: ContactResponse;
  /** Fill in the form again after a failure, so that no input is lost. */
  values: Partial<Record<ContactFieldName, string>>;
}

/** Outcome of a POST. Each endpoint sends it in its own format. */
export interface ReceivedContact extends PostedContact {
  status: ContentfulStatusCode;
  headers: Record<string, string>;
}
