import { type ContactField, contactFieldNames } from "#content/contact-fields.ts";

/** @returns the key under which start/pre-hydration.ts keeps a field's text for the tab, from the first letter on */
export function draftKey(name: ContactField): string {
  return `contact-${name}`;
}

/** @returns the text that the visitor has typed into a field and not sent, or "" */
export function draftText(name: ContactField): string {
  try {
    return sessionStorage.getItem(draftKey(name)) ?? "";
  } catch {
    // Storage may be blocked.
    return "";
  }
}

/** Removes the text of all fields. */
export function clearDraft(): void {
  try {
    for (const name of contactFieldNames) sessionStorage.removeItem(draftKey(name));
  } catch {}
}
