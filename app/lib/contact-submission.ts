import { createContext } from "react-router";
import type { ContactAnswer } from "./contact-answer";

/**
 * Validates what a visitor sent and relays it. In: the fields as sent, of any shape. Out: the answer and the
 * HTTP status it belongs to. Never throws.
 */
export type SubmitContact = (fields: unknown) => Promise<{ status: number; answer: ContactAnswer }>;

/** How a page's action reaches the relay: the Worker fills it, so that app/ reads no bindings. */
export const submitContactContext = createContext<SubmitContact>();
