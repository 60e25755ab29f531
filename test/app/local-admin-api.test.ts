import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { VALID_MESSAGE } from "#test/contact-message.ts";
import { localAdminApi } from "#vite/local-admin-api.ts";

let file: string;
let api: ReturnType<typeof localAdminApi>;

beforeEach(() => {
  // In a folder that does not exist yet, as after a clone.
  file = join(tmpdir(), randomUUID(), "inbox");
  api = localAdminApi(file);
});

afterEach(() => rmSync(join(file, ".."), { recursive: true }));

async function post(fields: Record<string, unknown>, key: string = randomUUID()) {
  const body = JSON.stringify({ ...VALID_MESSAGE, domain_key: 3, ...fields });
  const headers = { "Content-Type": "application/json", "Idempotency-Key": key };
  const response = await api.request("/api/contact-us", { method: "POST", headers, body });
  return { status: response.status, answer: await response.json().catch(() => "no JSON") };
}

async function subjects(): Promise<string[]> {
  const stored = (await (await api.request("/api/messages")).json()) as { subject: string }[];
  return stored.map(({ subject }) => subject);
}

test("messages are listed newest first, once per key, and survive a restart", async () => {
  const stored = { status: 200, answer: { success: true, message: "Message stored." } };
  expect(await post({ subject: "One" })).toEqual(stored);
  const key = randomUUID();
  const again = () => post({ subject: "Two\nlines" }, key);
  await Promise.all([again(), again()]);
  api = localAdminApi(file);
  expect(await again()).toEqual(stored);
  expect(await subjects()).toEqual(["Two\nlines", "One"]);
});

test("the inbox shows what was typed as text", async () => {
  await post({ message: '<script>alert("1")</script>' });
  const page = await (await api.request("/")).text();
  expect(page).toContain("&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;");
  expect(page).not.toContain("<script");
});

test("an incomplete message and a body over the limit are refused and not stored", async () => {
  expect((await post({ domain_key: undefined })).status).toBe(422);
  expect((await post({ message: "x".repeat(70_000) })).status).toBe(413);
  expect(await subjects()).toEqual([]);
});

test("it fails when switched in its inbox, and works again", async () => {
  const switched = async () => {
    await api.request("/switch", { method: "POST" });
    return (await post({})).status;
  };
  expect(await switched()).toBe(500);
  expect(await subjects()).toEqual([]);
  expect(await switched()).toBe(200);
});
