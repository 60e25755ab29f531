import { createContext } from "react-router";
import type { ContactAnswer } from "./answer";
import type { ContactField } from "./fields";

/** What was typed into the form, as far as it is known. */
export type ContactValues = Partial<Record<ContactField, string>>;

/** What became of a form that was posted without JavaScript, for the page to show. */
export interface PostedContact {
  status: number;
  answer: ContactAnswer;
  /** What was typed, so that a failure loses nothing. */
  values: ContactValues;
  /** The key to send the same message under again. */
  key: string;
}

/** How the outcome of a post reaches the page: the Worker fills it, so that app/ reads no bindings. */
export const postedContactContext = createContext<PostedContact>();

/** Turnstile's public key for this deployment; undefined when it is off. */
export const turnstileSiteKeyContext = createContext<string | undefined>(undefined);
