import { CONTACT_FIELDS, type ContactField } from "~/lib/contact-fields";

/** Where an unsent message is kept in the visitor's own browser, until it is sent. */
const STORAGE_KEY = "contact-draft";

type Draft = Partial<Record<ContactField, string>>;

/** Keeps what the form holds. Storage may be full or blocked: the form then works without a draft. */
export function saveDraft(form: HTMLFormElement): void {
  const data = new FormData(form);
  const draft: Draft = {};
  for (const name of CONTACT_FIELDS) {
    const value = data.get(name);
    if (typeof value === "string" && value !== "") draft[name] = value;
  }
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(draft));
  } catch {
    // Nothing to do: it is a convenience.
  }
}

/** The kept draft; empty when there is none or it cannot be read. */
export function readDraft(): Draft {
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}");
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
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Blocked storage never held it.
  }
}
