import { expect, test } from "vitest";
import { contactFields, contactFieldWords } from "#content/contact-fields.ts";
import { VALID_MESSAGE } from "#test/contact-message.ts";
import { CONTACT_FIELDS, parseContact } from "#workers/contact/schema.ts";

const errorsOf = (input: object) => {
  const parsed = parseContact(input);
  return parsed.ok ? {} : parsed.errors;
};

test.for(CONTACT_FIELDS)("%s accepts up to its limit of characters", (field) => {
  const { kind, limit } = contactFields[field];
  const text = (length: number) =>
    kind === "email" ? `a@${"b.".repeat((length - 9) / 2)}example`.padStart(length, "a") : "x".repeat(length);
  expect(errorsOf({ ...VALID_MESSAGE, [field]: text(limit) })).toEqual({});
  const tooLong = `The ${contactFieldWords[field].noun} can have at most ${limit.toLocaleString("en-US")} characters.`;
  expect(errorsOf({ ...VALID_MESSAGE, [field]: text(limit + 1) })).toEqual({ [field]: tooLong });
});

test("only required fields must be sent, and each has its own error message", () => {
  const required = CONTACT_FIELDS.filter((field) => contactFields[field].required);
  const errors = required.map((field) => [field, contactFieldWords[field].prompt]);
  for (const input of [{}, Object.fromEntries(CONTACT_FIELDS.map((field) => [field, " "]))]) {
    expect(errorsOf(input)).toEqual(Object.fromEntries(errors));
  }
  expect(new Set(errors.map(([, message]) => message)).size).toBe(required.length);
});

test.for(CONTACT_FIELDS)("%s must be text", (field) => {
  expect(errorsOf({ ...VALID_MESSAGE, [field]: 1 })).toEqual({ [field]: contactFieldWords[field].prompt });
});

test.for(["o'neil@example.com", "a+b@example.co.uk", "ada.obi@sub.example.com"])("%s is an email address", (email) => {
  expect(parseContact({ ...VALID_MESSAGE, email }).ok).toBe(true);
});

test.for([
  ["info@b\u00fccher.example", "info@xn--bcher-kva.example"],
  [" Info@B\u00dcCHER.example\u00a0", "Info@xn--bcher-kva.example"],
  ["ada@\u0645\u062b\u0627\u0644.example", "ada@xn--mgbh0fb.example"],
  ["ada@\u4f8b\u3048\u3002example", "ada@xn--r8jz45g.example"],
  ["Ada@Example.COM", "Ada@Example.COM"],
])("the domain of %s is sent as %s", ([email = "", sent]) => {
  expect(parseContact({ ...VALID_MESSAGE, email })).toMatchObject({ ok: true, message: { email: sent } });
});

test.for([
  "ada",
  "\u00e4da@b\u00fccher.example",
  "ada@b\u00fccher.example/path",
  "ada@b\u00fccher.example:80",
  "ada@b\u00fc cher.example",
  "b\u00fccher",
  "ada@",
  "@example.com",
  "a b@example.com",
  "a@example.com\nBcc: b@example.com",
  "a\u202E@example.com",
])("%j is not an email address", (email) => {
  expect(parseContact({ ...VALID_MESSAGE, email }).ok).toBe(false);
});
