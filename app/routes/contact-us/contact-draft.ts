import { CONTACT_FIELDS, type ContactField } from "#app/contact/fields.ts";

/** localStorage key of an unsent message. start/early.ts writes it while the visitor types. */
export const DRAFT_KEY = "contact-draft";

type Draft = Partial<Record<ContactField, string>>;

/** Empty when there is no readable draft. */
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

export function clearDraft(): void {
  try {
    localStorage.removeItem(DRAFT_KEY);
  } catch {}
}
