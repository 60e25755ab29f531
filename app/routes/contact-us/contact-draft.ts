import { type ContactFieldName, contactFieldNames } from "#content/contact-fields.ts";

/** @returns the sessionStorage key under which contact/save-draft.ts saves a field */
export function draftKey(name: ContactFieldName): string {
  return `contact-${name}`;
}

/** @returns the saved text of a field, or "" */
export function draftText(name: ContactFieldName): string {
  try {
    return sessionStorage.getItem(draftKey(name)) ?? "";
  } catch {
    // Storage may be blocked.
    return "";
  }
}

export function clearDraft(): void {
  try {
    for (const name of contactFieldNames) sessionStorage.removeItem(draftKey(name));
  } catch {}
}
