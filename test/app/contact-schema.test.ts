import * as v from "valibot";
import { expect, test } from "vitest";
import { contactFieldMessages, contactFieldNames, contactFields } from "#content/contact-fields.ts";
import type { ContactFieldDefinition } from "#content/types.ts";
import { BUDGET } from "#test/fixtures/contact-field.ts";
import { VALID_MESSAGE } from "#test/fixtures/contact-message.ts";
import { fieldSchema, parseContact } from "#workers/contact/schema.ts";

const errorsOf = (input: object) => {
  const parsed = parseContact(input);
  return parsed.ok ? {} : parsed.errors;
};

test.for(contactFieldNames)("%s accepts text up to its limit and no more", (name, { skip }) => {
  const field = contactFields[name] as ContactFieldDefinition;
  if (field.kind === "choice") return skip();
  const { kind, limit } = field;
  const text = (length: number) =>
    kind === "email" ? `a@${"b.".repeat((length - 9) / 2)}example`.padStart(length, "a") : "x".repeat(length);
  expect(errorsOf({ ...VALID_MESSAGE, [name]: text(limit) })).toEqual({});
  const tooLong = `The ${contactFieldMessages[name].noun} can have at most ${limit.toLocaleString("en-US")} characters.`;
  expect(errorsOf({ ...VALID_MESSAGE, [name]: text(limit + 1) })).toEqual({ [name]: tooLong });
});

test.for([true, false])("a choice whose required is %s accepts its options and nothing else", (required) => {
  const schema = fieldSchema({ ...BUDGET.field, required }, BUDGET.messages);
  const messagesOf = (value: unknown) => v.safeParse(schema, value).issues?.map(({ message }) => message) ?? [];
  for (const option of BUDGET.field.options) expect(messagesOf(` ${option}\n`)).toEqual([]);
  const [first = ""] = BUDGET.field.options;
  for (const other of ["A lot", first.toUpperCase(), `${first}0`, "x".repeat(6_000), 1]) {
    expect(messagesOf(other)).toEqual([BUDGET.messages.prompt]);
  }
  for (const nothing of ["", undefined]) expect(messagesOf(nothing)).toEqual(required ? [BUDGET.messages.prompt] : []);
});

test("each missing required field has its own error message, and optional ones have none", () => {
  const required = contactFieldNames.filter((field) => contactFields[field].required);
  const errors = required.map((field) => [field, contactFieldMessages[field].prompt]);
  const unseen =
    " \t\n\u00a0\u00ad\u0085\u034f\u061c\u115f\u180e\u200b\u200d\u200f\u202e\u2060\u2069\u2800\u3164\ufe0f\ufeff\ufff9\u{e0041}";
  for (const value of [undefined, " ", unseen, ...unseen]) {
    const input = Object.fromEntries(contactFieldNames.map((field) => [field, value]));
    expect(errorsOf(input), JSON.stringify(value)).toEqual(Object.fromEntries(errors));
  }
  expect(new Set(errors.map(([, message]) => message)).size).toBe(required.length);
});

test.for(contactFieldNames)("%s must be a string", (field) => {
  expect(errorsOf({ ...VALID_MESSAGE, [field]: 1 })).toEqual({ [field]: contactFieldMessages[field].prompt });
});

test.for([
  ...["o'neil@example.com", "a+b@example.co.uk", "Ada.Obi@Sub.Example.COM"].map((same) => ["email", same, same]),
  ["email", " Info@B\u00dcCHER.example\u00a0", "Info@xn--bcher-kva.example"],
  ["email", "ada@\u0645\u062b\u0627\u0644.example", "ada@xn--mgbh0fb.example"],
  ["email", "ada@\u4f8b\u3048\u3002example", "ada@xn--r8jz45g.example"],
  ["email", "\u202ajohn@exa\u00admple.com\u202c", "john@example.com"],
  ["email", "\ufeffjo\u200bhn\u2060@\u200dexample\u061c.com\ufe0f\u{e0020}\u180e\u200e\u3000", "john@example.com"],
  ["name", "Ada\u202e iDb", "Ada iDb"],
  ["name", "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645", "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645"],
  ["subject", "\u{1f469}\u200d\u{1f4bb} \u2764\ufe0f", "\u{1f469}\u200d\u{1f4bb} \u2764\ufe0f"],
  ["message", "\u0915\u094d\u200d\u0937", "\u0915\u094d\u200d\u0937"],
  ["subject", "\u2066Offer\u2069", "Offer"],
  // Text pasted from word processors and other programs.
  ...["\u000b", "\f", "\r", "\r\n", "\u0085", "\u2028", "\u2029"].flatMap((lineBreak) => [
    ["message", `One${lineBreak}two`, "One\ntwo"],
    ["subject", `One${lineBreak}two`, "One two"],
    ["name", `One${lineBreak}two`, "One two"],
  ]),
  ...["\0", "\u0002", "\b", "\u001b", "\u001e", "\u007f", "\u009b"].flatMap((unseen) =>
    contactFieldNames.map((field) => [field, VALID_MESSAGE[field].replace("a", `${unseen}a`), VALID_MESSAGE[field]]),
  ),
  // Half of an emoji, which the admin API's JSON parser may refuse.
  ["message", "One\ud83d two", "One\ufffd two"],
  ["message", "One\ttwo\n\nthree", "One\ttwo\n\nthree"],
  ["name", "Ada\tObi", "Ada Obi"],
  ["subject", "Offer\r\nBcc: eve@example.com", "Offer Bcc: eve@example.com"],
  [
    "email",
    "\uff54\uff41\uff52\uff4f\uff20\uff45\uff58\uff41\uff4d\uff50\uff4c\uff45\uff0e\uff43\uff4f\uff4d",
    "taro@example.com",
  ],
  ["email", "\u3000ada\uff20\u4f8b\u3048\u3002example", "ada@xn--r8jz45g.example"],
  ["email", "ada@192.0.2.1", "ada@192.0.2.1"],
  // A form submits CRLF, but the limit counts a line break as one character.
  ["message", `One\r\n\r\n${"x".repeat(4_995)}`, `One\n\n${"x".repeat(4_995)}`],
])("%s cleans %j to %j", ([field = "", typed, sent]) => {
  expect(parseContact({ ...VALID_MESSAGE, [field]: typed })).toMatchObject({ ok: true, message: { [field]: sent } });
});

test.for([
  ...["ada", "ada@", "@example.com", "a b@example.com"].map((email) => ["email", email]),
  ...["\u00e4da@b\u00fccher.example", "ada@b\u00fccher.example/path", "ada@b\u00fccher.example:80"].map((email) => [
    "email",
    email,
  ]),
  ["email", "a@example.com\nBcc: b@example.com"],
])("%s refuses %j", ([field = "", typed]) => {
  expect(Object.keys(errorsOf({ ...VALID_MESSAGE, [field]: typed }))).toEqual([field]);
});
