import type { ContactField } from "#content/contact-fields.ts";

/** localStorage key of an unsent message. start/early.ts saves the draft while the visitor types. */
export const DRAFT_KEY = "contact-draft";

/** @returns the text that the draft holds for a field, or "" if there is none */
export function readDraft(name: ContactField): string {
  try {
    return JSON.parse(localStorage.getItem(DRAFT_KEY) ?? "{}")[name] ?? "";
  } catch {
    return "";
  }
}

export function clearDraft(): void {
  try {
    localStorage.removeItem(DRAFT_KEY);
  } catch {}
}
