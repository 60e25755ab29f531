import * as v from "valibot";
import type { ContactErrors } from "#app/contact/contract.ts";
import { visibleText } from "#app/contact/visible-text.ts";
import { type ContactField, contactFields, contactFieldWords } from "#content/contact-fields.ts";
import type { ContactFieldEntry } from "#content/types.ts";

/** In the order of the form and of the relayed JSON. */
export const CONTACT_FIELDS = Object.keys(contactFields) as ContactField[];

/** Bidirectional overrides can make a name or an address read as another one. */
const DIRECTION_OVERRIDES = /[\u202A-\u202E\u2066-\u2069]/g;

// biome-ignore lint/suspicious/noControlCharactersInRegex: it looks for control characters
const CONTROL = /[\u0000-\u001F\u007F]/;

// biome-ignore lint/suspicious/noControlCharactersInRegex: it looks for control characters except tab and line feed
const CONTROL_IN_TEXT = /[\u0000-\u0008\u000B-\u001F\u007F]/;

/** Writes a domain in ASCII, "info@xn--bcher-kva.example", as Chromium sends it. Firefox sends it as typed. */
function withAsciiDomain(address: string): string {
  const [, local, domain] = /^(.*@)([\p{L}\p{M}\p{N}.\u3002\uFF0E\uFF61-]+)$/u.exec(address) ?? [];
  // Not an ASCII domain, which the parser would change too: "1" is "0.0.0.1".
  if (!domain || /^\p{ASCII}*$/u.test(domain)) return address;
  return local + (URL.parse(`http://${domain}`)?.hostname ?? domain);
}

/** `field` is "The email address". */
const KINDS = {
  line: {
    clean: (value: string) => value.toWellFormed().replace(DIRECTION_OVERRIDES, "").trim(),
    isValid: (value: string) => !CONTROL.test(value),
    problem: (field: string) => `${field} must be a single line of text.`,
  },
  email: {
    clean: (value: string) => withAsciiDomain(visibleText(value)),
    isValid: (value: string) => v.RFC_EMAIL_REGEX.test(value),
    problem: (_: string) => "Please enter an email address like name@example.com.",
  },
  text: {
    // A form submits CRLF, but maxlength counts a line break as one character.
    clean: (value: string) => value.toWellFormed().replace(/\r\n?/g, "\n").trim(),
    isValid: (value: string) => !CONTROL_IN_TEXT.test(value),
    problem: (field: string) => `${field} contains characters that cannot be sent.`,
  },
} satisfies Record<ContactFieldEntry["kind"], unknown>;

/** A field of which nothing is seen counts as empty. An optional field that is empty or not sent becomes "". */
function fieldSchema(name: ContactField) {
  const { kind, limit, required } = contactFields[name];
  const { noun, prompt } = contactFieldWords[name];
  const { clean, isValid, problem } = KINDS[kind];
  const field = `The ${noun}`;
  return v.pipe(
    v.optional(v.string(prompt), ""),
    v.transform((value) => (visibleText(value) === "" ? "" : clean(value))),
    v.check((value) => value !== "" || !required, prompt),
    // Lazy, because the first use of a locale dominates the Worker's startup time.
    v.maxLength(limit, () => `${field} can have at most ${limit.toLocaleString("en-US")} characters.`),
    v.check((value) => value === "" || isValid(value), problem(field)),
  );
}

export type ContactMessage = Record<ContactField, string>;

/** Specification, sections 3 and 5. Drops members that are not fields of the form. */
const ContactSchema = v.object(
  Object.fromEntries(CONTACT_FIELDS.map((name) => [name, fieldSchema(name)])) as Record<
    ContactField,
    ReturnType<typeof fieldSchema>
  >,
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
