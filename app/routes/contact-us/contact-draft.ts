import type { ContactField } from "#content/contact-fields.ts";

/** Key of an unsent message in both storages. start/before-react.ts saves the draft while the visitor types. */
export const DRAFT_KEY = "contact-draft";

const LONGEST_KEPT_MS = 30 * 86_400_000;

/** The tab's own draft comes before the latest one of all tabs. */
const STORAGES = ["sessionStorage", "localStorage"] as const;

/** The fields, and what is known of the draft itself. What is stored may have any shape. */
interface Draft extends Partial<Record<ContactField, unknown>> {
  savedAt?: unknown;
  isBeingSent?: unknown;
}

function draftIn(storage: (typeof STORAGES)[number]): Draft | undefined {
  try {
    const draft: Draft | null = JSON.parse(window[storage].getItem(DRAFT_KEY) ?? "null");
    if (Date.now() - Number(draft?.savedAt ?? Date.now()) < LONGEST_KEPT_MS) return draft ?? undefined;
    window[storage].removeItem(DRAFT_KEY);
  } catch {}
  return undefined;
}

function readDraft(): Draft {
  return draftIn("sessionStorage") ?? draftIn("localStorage") ?? {};
}

/** @returns the text that the draft holds for a field, or "" if there is none */
export function draftText(name: ContactField): string {
  const text = readDraft()[name];
  return typeof text === "string" ? text : "";
}

/** @returns whether no answer came, so that nobody knows whether the message was sent */
export function isDraftBeingSent(): boolean {
  return readDraft().isBeingSent === true;
}

/** What the visitor types next is another message: start/before-react.ts saves it without the mark. */
export function markDraft(isBeingSent: boolean): void {
  const draft = JSON.stringify({ ...readDraft(), isBeingSent });
  for (const storage of STORAGES) {
    try {
      if (draftIn(storage)) window[storage].setItem(DRAFT_KEY, draft);
    } catch {}
  }
}

export function clearDraft(): void {
  for (const storage of STORAGES) {
    try {
      window[storage].removeItem(DRAFT_KEY);
    } catch {}
  }
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
