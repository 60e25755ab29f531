import { expect, test } from "vitest";
import { VALID_MESSAGE } from "#test/fixtures/contact-message.ts";
import { idempotencyKey } from "#workers/contact/receive.ts";

test("the idempotency key depends on every field, but not on their order", async () => {
  const key = await idempotencyKey(VALID_MESSAGE);
  const reversed = Object.fromEntries(Object.entries(VALID_MESSAGE).toReversed()) as typeof VALID_MESSAGE;
  expect(await idempotencyKey(reversed)).toBe(key);
  for (const name of Object.keys(VALID_MESSAGE)) {
    expect(await idempotencyKey({ ...VALID_MESSAGE, [name]: "other" }), name).not.toBe(key);
  }
});
