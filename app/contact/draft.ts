import type { ContactFieldName } from "#content/contact-fields.ts";

// An inline script saves the fields, because it runs before React. So this module must import no other.

/** Attribute of a field that is saved on every input. Its value is the field's key in sessionStorage. */
export const DRAFT_ATTRIBUTE = "data-draft";

const KEY_PREFIX = "contact-";

export function draftKey(name: ContactFieldName): string {
  return KEY_PREFIX + name;
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
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(KEY_PREFIX)) sessionStorage.removeItem(key);
  } catch {}
}
