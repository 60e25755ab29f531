import { createContext } from "react-router";
import type { ContactField } from "#content/contact-fields.ts";
import type { ContactAnswer } from "./answer.ts";

export type ContactValues = Partial<Record<ContactField, string>>;

/** Outcome of a form post without JavaScript. */
export interface PostedContact {
  status: number;
  answer: ContactAnswer;
  /** Shown in the form again, so that a failure loses no input. */
  values: ContactValues;
}

export const postedContactContext = createContext<PostedContact>();

/** Whether the outbox may keep a message for later. The privacy policy then says so. */
export const outboxContext = createContext(false);

/** Undefined when Turnstile is off. */
export const turnstileSiteKeyContext = createContext<string | undefined>(undefined);
