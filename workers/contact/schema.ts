import * as v from "valibot";
import type { ContactErrors } from "#app/contact/contract.ts";
import { normalizeEmail, visibleText } from "#app/contact/visible-text.ts";
import {
  type ContactFieldName,
  contactFieldMessages,
  contactFieldNames,
  contactFields,
} from "#content/contact-fields.ts";
import type { ContactFieldDefinition, ContactFieldMessages } from "#content/types.ts";

/** Bidirectional overrides can make one name or email address look like another. */
const DIRECTION_OVERRIDES = /[\u202A-\u202E\u2066-\u2069]/g;

/** Forms submit CRLF. Text pasted from word processors has other line breaks (Unicode, 5.8 Newline Guidelines). */
const LINE_BREAK = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;

/** Control characters other than line breaks. Removed, not refused, because a visitor cannot see them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it looks for control characters
const CONTROL = /[\0-\x08\x0E-\x1F\x7F-\x84\x86-\x9F]/g;

function normalizeLineBreaks(text: string): string {
  return text.toWellFormed().replace(CONTROL, "").replace(LINE_BREAK, "\n").trim();
}

/** Converts a domain to Punycode, "info@xn--bcher-kva.example". Chromium does so too, but Firefox sends it as typed. */
function toAsciiDomain(email: string): string {
  const [, local, domain] = /^(.*@)([\p{L}\p{M}\p{N}.\u3002\uFF0E\uFF61-]+)$/u.exec(email) ?? [];
  // Leaves ASCII domains alone, because `URL` would lowercase them.
  if (!domain || /^\p{ASCII}*$/u.test(domain)) return email;
  return local + (URL.parse(`http://${domain}`)?.hostname ?? domain);
}

/** Line breaks become spaces, to prevent email header injection. */
function toLine(value: string): string {
  return normalizeLineBreaks(value)
    .replace(DIRECTION_OVERRIDES, "")
    .replace(/[\n\t]/g, " ")
    .trim();
}

/** Cleaning functions for visible text, by field kind. */
const CLEANERS: Record<ContactFieldDefinition["kind"], (value: string) => string> = {
  line: toLine,
  email: (value) => toAsciiDomain(normalizeEmail(value)),
  text: normalizeLineBreaks,
  choice: toLine,
};

export function tooLong(noun: string, limit: number): string {
  return `The ${noun} can have at most ${limit.toLocaleString("en-US")} characters.`;
}

/** A field with only invisible characters counts as empty, and a missing one too. */
export function fieldSchema(field: ContactFieldDefinition, { noun, prompt }: ContactFieldMessages) {
  const { kind, required } = field;
  const { options, limit } = kind === "choice" ? { ...field, limit: Infinity } : { ...field, options: undefined };
  return v.pipe(
    v.optional(v.string(prompt), ""),
    v.transform((value) => (visibleText(value) === "" ? "" : CLEANERS[kind](value))),
    v.check((value) => (value === "" ? !required : (options?.includes(value) ?? true)), prompt),
    // Lazy, because the first use of a locale dominates the Worker's startup time.
    v.maxLength(limit, () => tooLong(noun, limit)),
    v.check(
      (value) => value === "" || kind !== "email" || v.RFC_EMAIL_REGEX.test(value),
      contactFieldMessages.email.format,
    ),
  );
}

export type ContactMessage = Record<ContactFieldName, string>;

/** The contact form (specification, sections 3 and 5). Drops unknown members. */
export const ContactSchema = v.object(
  Object.fromEntries(
    contactFieldNames.map((name) => [name, fieldSchema(contactFields[name], contactFieldMessages[name])]),
  ) as Record<ContactFieldName, ReturnType<typeof fieldSchema>>,
);

/**
 * Validates any input. Never throws.
 *
 * @returns the cleaned message, or one error per field; no errors if the input is not an object
 */
export function parseContact(
  input: unknown,
): { ok: true; message: ContactMessage } | { ok: false; errors: ContactErrors } {
  const result = v.safeParse(ContactSchema, input);
  if (result.success) return { ok: true, message: result.output };
  const { nested = {} } = v.flatten<typeof ContactSchema>(result.issues);
  const errors = Object.entries(nested).map(([name, [problem]]) => [name, problem]);
  return { ok: false, errors: Object.fromEntries(errors) };
}
