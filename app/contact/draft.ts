import type { ContactFieldName } from "#content/contact-fields.ts";

/** Attribute of a saved field. Its value is the field's key in sessionStorage. */
export const DRAFT_ATTRIBUTE = "data-draft";

const KEY_PREFIX = "contact-";

export function draftKey(name: ContactFieldName): string {
  return KEY_PREFIX + name;
}

/** Before React (document/pre-hydration.ts): saves a field on every input. */
export function saveDraft(): void {
  addEventListener("input", ({ target }) => {
    const field = target as HTMLInputElement;
    const key = field.getAttribute(DRAFT_ATTRIBUTE);
    // Storage may be full or blocked, but the form works without a draft.
    try {
      if (key) sessionStorage.setItem(key, field.value);
    } catch {}
  });
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
