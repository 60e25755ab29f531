import type { ContactField } from "#content/contact-fields.ts";

/** Key of an unsent message in both storages. start/early.ts saves the draft while the visitor types. */
export const DRAFT_KEY = "contact-draft";

/** The tab's own draft comes before the latest one of all tabs. */
const STORAGES = ["sessionStorage", "localStorage"] as const;

/** @returns the text that the draft holds for a field, or "" if there is none */
export function readDraft(name: ContactField): string {
  for (const storage of STORAGES) {
    try {
      const draft = window[storage].getItem(DRAFT_KEY);
      if (draft) return JSON.parse(draft)[name] ?? "";
    } catch {}
  }
  return "";
}

/**
 * Reads what a link to the form suggests: "/contact-us?subject=A+portal". Only the browser can, because the page is
 * cached for all visitors.
 *
 * @returns "" unless it is the subject's field and the address has one
 */
export function suggestedText(name: ContactField): string {
  return (name === "subject" && new URLSearchParams(location.search).get(name)) || "";
}

export function clearDraft(): void {
  for (const storage of STORAGES) {
    try {
      window[storage].removeItem(DRAFT_KEY);
    } catch {}
  }
}
