import { CONTACT_FIELDS, type ContactField } from "~/contact/fields";

/**
 * Where an unsent message is kept in the visitor's own browser, until it is sent: the form's `data-draft`, which has
 * start/early.js keep what is typed.
 */
export const DRAFT_KEY = "contact-draft";

type Draft = Partial<Record<ContactField, string>>;

/** The kept draft; empty when there is none or it cannot be read. */
export function readDraft(): Draft {
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(DRAFT_KEY) ?? "{}");
    if (typeof parsed !== "object" || parsed === null) return {};
    const draft: Draft = {};
    for (const name of CONTACT_FIELDS) {
      const value = (parsed as Record<string, unknown>)[name];
      if (typeof value === "string") draft[name] = value;
    }
    return draft;
  } catch {
    return {};
  }
}

/** Forgets the draft: the message has been stored. */
export function clearDraft(): void {
  try {
    localStorage.removeItem(DRAFT_KEY);
  } catch {
    // Blocked storage never held it.
  }
}
