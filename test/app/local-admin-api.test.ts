import { beforeEach, expect, test } from "vitest";
import { VALID_MESSAGE } from "#test/fixtures/contact-message.ts";
import { localAdminApi } from "#vite/local-admin-api.ts";

let api: ReturnType<typeof localAdminApi>;

beforeEach(() => {
  api = localAdminApi();
});

async function post(fields: Record<string, unknown>, headers?: Record<string, string>): Promise<number> {
  const body = JSON.stringify({ ...VALID_MESSAGE, domain_key: 3, ...fields });
  return (await api.request("/api/contact-us", { method: "POST", headers, body })).status;
}

async function subjects(): Promise<string[]> {
  const stored = (await (await api.request("/api/messages")).json()) as { subject: string }[];
  return stored.map(({ subject }) => subject);
}

test("lists messages newest first, once per idempotency key, and each without a key", async () => {
  for (const _ of [1, 2]) expect(await post({ subject: "One" })).toBe(200);
  for (const _ of [1, 2]) expect(await post({ subject: "Two" }, { "Idempotency-Key": "two" })).toBe(200);
  expect(await subjects()).toEqual(["Two", "One", "One"]);
});

test("refuses a message without domain_key and does not store it", async () => {
  expect(await post({ domain_key: undefined })).toBe(422);
  expect(await subjects()).toEqual([]);
});

test("the switch makes the API fail, then work again", async () => {
  const statuses = [];
  for (const _ of [1, 2]) {
    await api.request("/switch", { method: "POST" });
    statuses.push(await post({}));
  }
  expect(statuses).toEqual([500, 200]);
});
