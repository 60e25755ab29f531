import { expect, test, vi } from "vitest";
import { VALID_MESSAGE } from "#test/fixtures/contact-message.ts";
import { idempotencyKey } from "#workers/contact/receive.ts";

test("the idempotency key depends on every field and the day in Pakistan, but not on the order of fields", async ({
  onTestFinished,
}) => {
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-03-14T18:59:59Z") });
  const key = await idempotencyKey(VALID_MESSAGE);
  const reversed = Object.fromEntries(Object.entries(VALID_MESSAGE).toReversed()) as typeof VALID_MESSAGE;
  expect(await idempotencyKey(reversed)).toBe(key);
  for (const name of Object.keys(VALID_MESSAGE)) {
    expect(await idempotencyKey({ ...VALID_MESSAGE, [name]: "other" }), name).not.toBe(key);
  }
  vi.setSystemTime("2026-03-14T19:00:00Z");
  expect(await idempotencyKey(VALID_MESSAGE)).not.toBe(key);
});
