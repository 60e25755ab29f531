import * as v from "valibot";
import { CONTACT_FIELDS, type ContactErrors } from "../../app/contact/fields.ts";
import { type ContactField, contactFields, contactFieldWords } from "../../content/contact-fields.ts";
import type { ContactFieldEntry } from "../../content/types.ts";

/** White space, including zero-width characters. */
const INVISIBLE = /[\s\u200B-\u200D\u2060\uFEFF]/;

/** Without line breaks: a single-line field rejects those instead of trimming them. */
const INVISIBLE_IN_LINE = /[^\S\r\n\v\f]|[\u200B-\u200D\u2060\uFEFF]/;

/** Bidirectional overrides can make a name or an address read as another one. */
const DIRECTION_OVERRIDES = /[\u202A-\u202E\u2066-\u2069]/g;

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const CONTROL = /[\u0000-\u001F\u007F]/;

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for, but tab and line feed
const CONTROL_IN_TEXT = /[\u0000-\u0008\u000B-\u001F\u007F]/;

/** Not by one regular expression, which would take quadratic time. */
function trimInvisible(value: string, invisible: RegExp): string {
  const characters = [...value];
  const isVisible = (character: string) => !invisible.test(character);
  return characters.slice(characters.findIndex(isVisible), characters.findLastIndex(isVisible) + 1).join("");
}

/** Lazy: the first use of a locale dominates the Worker's startup time. */
const tooLong = (called: string, limit: number) =>
  `${called} can have at most ${limit.toLocaleString("en-US")} characters.`;

interface Kind {
  clean(value: string): string;
  isValid(value: string): boolean;
  /** The error message for a value that is not valid. `called` is the field: "The email address". */
  problem(called: string): string;
}

const KINDS: Record<ContactFieldEntry["kind"], Kind> = {
  line: {
    clean: (value) => trimInvisible(value.toWellFormed().replace(DIRECTION_OVERRIDES, ""), INVISIBLE_IN_LINE),
    isValid: (value) => !CONTROL.test(value),
    problem: (called) => `${called} has to be a single line of text.`,
  },
  email: {
    clean: (value) => trimInvisible(value, INVISIBLE_IN_LINE),
    isValid: (value) => v.RFC_EMAIL_REGEX.test(value),
    problem: () => "Please enter an email address like name@example.com.",
  },
  text: {
    // A form submits CRLF, but maxlength counts a line break as one character.
    clean: (value) => trimInvisible(value.toWellFormed().replace(/\r\n?/g, "\n"), INVISIBLE),
    isValid: (value) => !CONTROL_IN_TEXT.test(value),
    problem: (called) => `${called} has characters that cannot be sent.`,
  },
};

/** An optional field that is empty or not sent is "". */
function fieldSchema(name: ContactField) {
  const { kind, limit, required } = contactFields[name];
  const { noun, prompt } = contactFieldWords[name];
  const { clean, isValid, problem } = KINDS[kind];
  const called = `The ${noun}`;
  return v.pipe(
    v.optional(v.string(prompt), ""),
    v.transform(clean),
    v.check((value) => value !== "" || !required, prompt),
    v.maxLength(limit, () => tooLong(called, limit)),
    v.check((value) => value === "" || isValid(value), problem(called)),
  );
}

/** Specification, sections 3 and 5. Drops members that are not fields of the form. */
const ContactSchema = v.object(
  Object.fromEntries(CONTACT_FIELDS.map((name) => [name, fieldSchema(name)])) as Record<
    ContactField,
    ReturnType<typeof fieldSchema>
  >,
);

export type ContactMessage = Record<ContactField, string>;

export type ParsedContact = { ok: true; message: ContactMessage } | { ok: false; errors: ContactErrors };

/** Validates any input without throwing. `errors` is empty when the input is not an object. */
export function parseContact(input: unknown): ParsedContact {
  const result = v.safeParse(ContactSchema, input);
  if (result.success) return { ok: true, message: result.output };
  const { nested = {} } = v.flatten<typeof ContactSchema>(result.issues);
  const errors = Object.entries(nested).map(([name, [problem]]) => [name, problem]);
  return { ok: false, errors: Object.fromEntries(errors) };
}
