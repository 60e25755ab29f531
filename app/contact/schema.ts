import * as v from "valibot";
import { CONTACT_FIELDS, CONTACT_LIMITS, type ContactErrors, type ContactField } from "./fields";

/** Spaces of every kind, the zero-width ones too: they surround a value without being seen. */
const UNSEEN = /[\s\u200B-\u200D\u2060\uFEFF]/;

/** The same without line ends: nobody types one into a single line, so there they are refused and not removed. */
const UNSEEN_IN_LINE = /[^\S\r\n\v\f]|[\u200B-\u200D\u2060\uFEFF]/;

/** Overrides of the writing direction: they make a name or an address read as another one. */
const DIRECTION_OVERRIDES = /[\u202A-\u202E\u2066-\u2069]/g;

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const CONTROL = /[\u0000-\u001F\u007F]/;

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for, but tab and line feed
const CONTROL_IN_TEXT = /[\u0000-\u0008\u000B-\u001F\u007F]/;

/** A value without the unseen characters around it. By hand: as one pattern it takes time that grows squared. */
function withoutEdges(value: string, unseen: RegExp): string {
  let start = 0;
  let end = value.length;
  while (start < end && unseen.test(value.charAt(start))) start += 1;
  while (end > start && unseen.test(value.charAt(end - 1))) end -= 1;
  return value.slice(start, end);
}

/** Written when it is needed: the first use of a locale takes longer than anything else when the Worker starts. */
const tooLong = (label: string, limit: number) =>
  `${label} can have at most ${limit.toLocaleString("en-US")} characters.`;

const line = (missing: string, limit: number, label: string) =>
  v.pipe(
    // Missing is the same to a visitor as empty.
    v.optional(v.string(missing), ""),
    v.transform((value) => withoutEdges(value.toWellFormed().replace(DIRECTION_OVERRIDES, ""), UNSEEN_IN_LINE)),
    v.minLength(1, missing),
    v.maxLength(limit, () => tooLong(label, limit)),
    v.check((value) => !CONTROL.test(value), `${label} has to be a single line of text.`),
  );

/**
 * The contact message, for the form and the Worker alike. In: an object of four strings, other members are
 * ignored. Out: the four, without surrounding spaces, line ends as LF. Specification, sections 3 and 5.
 */
const ContactSchema = v.object({
  name: line("Please enter your name.", CONTACT_LIMITS.name, "The name"),
  email: v.pipe(
    v.optional(v.string("Please enter your email address."), ""),
    v.transform((value) => withoutEdges(value, UNSEEN_IN_LINE)),
    v.minLength(1, "Please enter your email address."),
    v.maxLength(CONTACT_LIMITS.email, () => tooLong("The email address", CONTACT_LIMITS.email)),
    v.rfcEmail("Please enter an email address like name@example.com."),
  ),
  subject: line("Please enter a subject.", CONTACT_LIMITS.subject, "The subject"),
  message: v.pipe(
    v.optional(v.string("Please write a message."), ""),
    // A form submits CRLF where maxlength counted one LF: normalise before the length is checked.
    v.transform((value) => withoutEdges(value.toWellFormed().replace(/\r\n?/g, "\n"), UNSEEN)),
    v.minLength(1, "Please write a message."),
    v.maxLength(CONTACT_LIMITS.message, () => tooLong("The message", CONTACT_LIMITS.message)),
    v.check((value) => !CONTROL_IN_TEXT.test(value), "The message has characters that cannot be sent."),
  ),
});

export type ContactMessage = v.InferOutput<typeof ContactSchema>;

export type ParsedContact = { ok: true; message: ContactMessage } | { ok: false; errors: ContactErrors };

/**
 * Checks what a visitor typed. In: anything. Out: the message, or one sentence for each field that is wrong
 * (empty when the input was no object). Never throws.
 */
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
