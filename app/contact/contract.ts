/** What the contact form and the Worker agree on. The fields themselves are in content/contact-fields.ts. */
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { createContext } from "react-router";
import type { ContactField } from "#content/contact-fields.ts";

/**
 * A field that is hidden from people. The Worker refuses a submission that fills it in. The name has no word that
 * autofill knows, such as company, website, name or address, because Chromium fills in those whatever `autocomplete` says.
 */
export const HONEYPOT_FIELD = "leave_empty";

/** For a refusal without a usable message (specification, section 8). */
export const SUBMISSION_FALLBACK = "There was an issue with your submission. Please try again.";

/** For a failed request without a message (specification, section 8). */
export const FAILURE_FALLBACK = "An error occurred. Please try again.";

/**
 * Time limits in ms. The form waits for its answer longer than the Worker needs for all steps together, and the platform
 * gives a post whose visitor has left 30 s.
 */
export const TIME_LIMITS_MS = { body: 10_000, rateLimiter: 1_000, adminApi: 8_000, queue: 5_000, answer: 28_000 };

export type ContactErrors = Partial<Record<ContactField, string>>;

/** Response body of the contact endpoints. */
export interface ContactAnswer {
  success: boolean;
  /** Shown to the visitor unless the message was sent or queued. */
  message: string;
  errors?: ContactErrors;
  id: string;
}

export type ContactValues = Partial<Record<ContactField, string>>;

/** Outcome of a form post without JavaScript. */
export interface PostedContact {
  answer: ContactAnswer;
  /** Shown in the form again, so that a failure loses no input. */
  values: ContactValues;
}

/** The outcome of a POST, which each endpoint answers in its own format. */
export interface ReceivedContact extends PostedContact {
  status: ContentfulStatusCode;
  headers: Record<string, string>;
}

/** Guards, validates and relays a form post. The Worker sets it. */
export const receiveFormContext = createContext<(request: Request) => Promise<ReceivedContact>>();

/** Whether a message may wait in a queue. The privacy policy then says so. */
export const queueContext = createContext(false);
