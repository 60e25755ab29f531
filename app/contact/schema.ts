import * as v from "valibot";
import { CONTACT_FIELDS, CONTACT_LIMITS, type ContactErrors, type ContactField } from "./fields.ts";

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

/** A loop, because a single regular expression would take quadratic time. */
function trimInvisible(value: string, invisible: RegExp): string {
  let start = 0;
  let end = value.length;
  while (start < end && invisible.test(value.charAt(start))) start += 1;
  while (end > start && invisible.test(value.charAt(end - 1))) end -= 1;
  return value.slice(start, end);
}

/** Lazy: the first use of a locale dominates the Worker's startup time. */
const tooLong = (label: string, limit: number) =>
  `${label} can have at most ${limit.toLocaleString("en-US")} characters.`;

const singleLine = (missingMessage: string, limit: number, label: string) =>
  v.pipe(
    v.optional(v.string(missingMessage), ""),
    v.transform((value) => trimInvisible(value.toWellFormed().replace(DIRECTION_OVERRIDES, ""), INVISIBLE_IN_LINE)),
    v.minLength(1, missingMessage),
    v.maxLength(limit, () => tooLong(label, limit)),
    v.check((value) => !CONTROL.test(value), `${label} has to be a single line of text.`),
  );

/** Specification, sections 3 and 5. Trims fields, normalizes line breaks to LF, drops other members. */
const ContactSchema = v.object({
  name: singleLine("Please enter your name.", CONTACT_LIMITS.name, "The name"),
  email: v.pipe(
    v.optional(v.string("Please enter your email address."), ""),
    v.transform((value) => trimInvisible(value, INVISIBLE_IN_LINE)),
    v.minLength(1, "Please enter your email address."),
    v.maxLength(CONTACT_LIMITS.email, () => tooLong("The email address", CONTACT_LIMITS.email)),
    v.rfcEmail("Please enter an email address like name@example.com."),
  ),
  subject: singleLine("Please enter a subject.", CONTACT_LIMITS.subject, "The subject"),
  message: v.pipe(
    v.optional(v.string("Please write a message."), ""),
    // A form submits CRLF, but maxlength counts a line break as one character.
    v.transform((value) => trimInvisible(value.toWellFormed().replace(/\r\n?/g, "\n"), INVISIBLE)),
    v.minLength(1, "Please write a message."),
    v.maxLength(CONTACT_LIMITS.message, () => tooLong("The message", CONTACT_LIMITS.message)),
    v.check((value) => !CONTROL_IN_TEXT.test(value), "The message has characters that cannot be sent."),
  ),
});

export type ContactMessage = v.InferOutput<typeof ContactSchema>;

export type ParsedContact = { ok: true; message: ContactMessage } | { ok: false; errors: ContactErrors };

/** Validates any input without throwing. `errors` is empty when the input is not an object. */
export function parseContact(input: unknown): ParsedContact {
  const result = v.safeParse(ContactSchema, input);
  if (result.success) return { ok: true, message: result.output };
  const errors: ContactErrors = {};
  for (const issue of result.issues) {
    const field = issue.path?.[0]?.key;
    if (isContactField(field)) errors[field] ??= issue.message;
  }
  return { ok: false, errors };
}

function isContactField(key: unknown): key is ContactField {
  return CONTACT_FIELDS.some((field) => field === key);
}
