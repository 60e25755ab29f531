import { createContext } from "react-router";
import type { ContactField } from "#content/contact-fields.ts";
import type { ContactAnswer } from "./answer.ts";

export type ContactValues = Partial<Record<ContactField, string>>;

/** Outcome of a form post without JavaScript. */
export interface PostedContact {
  status: number;
  answer: ContactAnswer;
  /** Returned to the form, so that a failure loses no input. */
  values: ContactValues;
  key: string;
}

/** Set by the Worker, so that app/ does not depend on bindings. */
export const postedContactContext = createContext<PostedContact>();

/** Whether a message may wait in a queue of ours: the privacy policy says so then. */
export const outboxContext = createContext(false);

/** Undefined when Turnstile is disabled. */
export const turnstileSiteKeyContext = createContext<string | undefined>(undefined);
