/** Attribute of a field. Its value is the sessionStorage key of the field's draft. */
export const DRAFT = "data-draft";

/** Before React: saves the contact form's fields on every input (routes/contact-us/contact-draft.ts). */
export function saveDraft(): void {
  addEventListener("input", ({ target }) => {
    const field = target as HTMLInputElement;
    const key = field.getAttribute(DRAFT);
    // Storage may be full or blocked, but the form works without a draft.
    try {
      if (key) sessionStorage.setItem(key, field.value);
    } catch {}
  });
}
