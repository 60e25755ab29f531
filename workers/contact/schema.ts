import * as v from "valibot";
import type { ContactErrors } from "#app/contact/contract.ts";
import { plainAddress, visibleText } from "#app/contact/visible-text.ts";
import { type ContactField, contactFieldNames, contactFields, contactFieldWords } from "#content/contact-fields.ts";
import type { ContactFieldEntry } from "#content/types.ts";

/** Bidirectional overrides can make a name or an address read as another one. */
const DIRECTION_OVERRIDES = /[\u202A-\u202E\u2066-\u2069]/g;

/** A form submits CRLF. Word processors bring others (Unicode, 5.8 Newline Guidelines). */
const LINE_BREAK = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;

/** Controls that are no line breaks: nobody sees them, so nobody could remove them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it looks for control characters
const CONTROL = /[\0-\x08\x0E-\x1F\x7F-\x84\x86-\x9F]/g;

function withLineFeeds(text: string): string {
  return text.toWellFormed().replace(CONTROL, "").replace(LINE_BREAK, "\n").trim();
}

/** Writes a domain in ASCII, "info@xn--bcher-kva.example", as Chromium sends it. Firefox sends it as typed. */
function withAsciiDomain(address: string): string {
  const [, local, domain] = /^(.*@)([\p{L}\p{M}\p{N}.\u3002\uFF0E\uFF61-]+)$/u.exec(address) ?? [];
  // Not an ASCII domain, which would lose its capitals.
  if (!domain || /^\p{ASCII}*$/u.test(domain)) return address;
  return local + (URL.parse(`http://${domain}`)?.hostname ?? domain);
}

/** Not one that a parser turns into numbers: it reads "ann@1" as "ann@0.0.0.1". */
function isAddress(address: string): boolean {
  if (!v.RFC_EMAIL_REGEX.test(address)) return false;
  const domain = address.slice(address.lastIndexOf("@") + 1);
  const parsed = URL.parse(`http://${domain}`)?.hostname;
  return parsed !== undefined && (parsed === domain || !/^[\d.]+$/.test(parsed));
}

/** What a field's text becomes, of which something is seen. */
const CLEAN: Record<ContactFieldEntry["kind"], (value: string) => string> = {
  // One line makes no header of a mail.
  line: (value) =>
    withLineFeeds(value)
      .replace(DIRECTION_OVERRIDES, "")
      .replace(/[\n\t]/g, " ")
      .trim(),
  email: (value) => withAsciiDomain(plainAddress(value)),
  text: withLineFeeds,
};

/** A field of which nothing is seen counts as empty. An optional field that is empty or not sent becomes "". */
function fieldSchema(name: ContactField) {
  const { kind, limit, required } = contactFields[name];
  const { noun, prompt } = contactFieldWords[name];
  return v.pipe(
    v.optional(v.string(prompt), ""),
    v.transform((value) => (visibleText(value) === "" ? "" : CLEAN[kind](value))),
    v.check((value) => value !== "" || !required, prompt),
    // Lazy, because the first use of a locale dominates the Worker's startup time.
    v.maxLength(limit, () => `The ${noun} can have at most ${limit.toLocaleString("en-US")} characters.`),
    v.check(
      (value) => value === "" || kind !== "email" || isAddress(value),
      "Please enter an email address like name@example.com.",
    ),
  );
}

export type ContactMessage = Record<ContactField, string>;

/** Specification, sections 3 and 5. Drops members that are not fields of the form. */
const ContactSchema = v.object(
  Object.fromEntries(contactFieldNames.map((name) => [name, fieldSchema(name)])) as Record<
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
