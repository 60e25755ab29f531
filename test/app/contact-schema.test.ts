import fc from "fast-check";
import { expect, test } from "vitest";
import { CONTACT_FIELDS, CONTACT_LIMITS } from "../../app/contact/fields.ts";
import { parseContact } from "../../app/contact/schema.ts";
import { VALID_MESSAGE } from "../contact-message.ts";

test("any input is parsed to a message or to errors, without an exception", () => {
  fc.assert(
    fc.property(fc.anything({ withBigInt: true, withDate: true, withMap: true }), (input) => {
      const parsed = parseContact(input);
      if (parsed.ok) expect(Object.keys(parsed.message).toSorted()).toEqual(CONTACT_FIELDS.toSorted());
    }),
    { numRuns: 1_000 },
  );
});

test("text in any writing system is kept, trimmed", () => {
  const visible = fc
    .string({ unit: "grapheme", minLength: 1, maxLength: 40 })
    .filter((text) => /^[^\s\p{C}]+$/u.test(text));
  fc.assert(
    fc.property(visible, visible, (name, text) => {
      const parsed = parseContact({ ...VALID_MESSAGE, name: `  ${name} `, message: `\n${text}\r\n${text} ` });
      expect(parsed).toEqual({ ok: true, message: { ...VALID_MESSAGE, name, message: `${text}\n${text}` } });
    }),
    { numRuns: 1_000 },
  );
});

test.for(Object.entries(CONTACT_LIMITS))("%s has at most %i characters", ([field, limit]) => {
  const text = (length: number) =>
    field === "email"
      ? `${"a".repeat(60)}@${"b.".repeat((length - 66) / 2)}example`.slice(0, length)
      : "x".repeat(length);
  if (field !== "email") expect(parseContact({ ...VALID_MESSAGE, [field]: text(limit) }).ok).toBe(true);
  const over = parseContact({ ...VALID_MESSAGE, [field]: text(limit + 1) });
  expect(over.ok).toBe(false);
  expect(over.ok ? {} : over.errors).toHaveProperty(field);
});

test("each missing field has its own error message", () => {
  const parsed = parseContact({});
  const errors = parsed.ok ? {} : parsed.errors;
  expect(Object.keys(errors)).toEqual([...CONTACT_FIELDS]);
  expect(new Set(Object.values(errors)).size).toBe(CONTACT_FIELDS.length);
});

test.for(["o'neil@example.com", "a+b@example.co.uk", "ada.obi@sub.example.com"])("%s is an email address", (email) => {
  expect(parseContact({ ...VALID_MESSAGE, email }).ok).toBe(true);
});

test.for([
  "ada",
  "ada@",
  "@example.com",
  "a b@example.com",
  "a@example.com\nBcc: b@example.com",
  "a\u202E@example.com",
])("%j is not an email address", (email) => {
  expect(parseContact({ ...VALID_MESSAGE, email }).ok).toBe(false);
});

test("a very long malicious address is refused in constant time", () => {
  expect(parseContact({ ...VALID_MESSAGE, email: `${"a.".repeat(50_000)}@` }).ok).toBe(false);
});
