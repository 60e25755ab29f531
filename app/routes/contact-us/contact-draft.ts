import type { ContactField } from "#content/contact-fields.ts";

/** localStorage key of an unsent message. start/early.ts writes it while the visitor types. */
export const DRAFT_KEY = "contact-draft";

/** @returns what the draft has for a field; "" if there is no readable draft. */
export function readDraft(name: ContactField): string {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(DRAFT_KEY) ?? "{}");
    const text = Object(draft)[name];
    return typeof text === "string" ? text : "";
  } catch {
    return "";
  }
}

export function clearDraft(): void {
  try {
    localStorage.removeItem(DRAFT_KEY);
  } catch {}
}
