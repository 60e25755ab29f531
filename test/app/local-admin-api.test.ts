import { randomUUID } from "node:crypto";
import { appendFileSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
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

test.for<[name: string, rest: string, last: number]>([
  ["a line that is torn", '{"name":"to', 3],
  ["what is no message", "null\n7\n[]\n{}\n", 6],
] as const)("%s in the stored messages is left out and said, and the next message is kept", async ([, rest, last]) => {
  await post({ subject: "One" });
  await post({ subject: "Two" });
  appendFileSync(file, rest);
  const said = vi.spyOn(console, "warn").mockReturnValue();
  api = localAdminApi(file);
  expect(said.mock.calls.at(-1)).toEqual([`  ${file}:${last} is no message and is left out.`]);
  await post({ subject: "Three" });
  api = localAdminApi(file);
  expect(await subjects()).toEqual(["Three", "Two", "One"]);
  said.mockRestore();
});

test("a message that was stored before the form had a field is shown", async () => {
  await post({ subject: "One" });
  writeFileSync(file, readFileSync(file, "utf8").replace(/"subject":"One",/, ""));
  api = localAdminApi(file);
  const page = await (await api.request("/")).text();
  expect(page).toContain(VALID_MESSAGE.message);
  expect(page).not.toContain("undefined");
});

const TEXT = { "Content-Type": "text/plain" };
const JSON_TYPE = { "Content-Type": "application/json" };

test.for<[name: string, path: string, init: RequestInit, status: number]>([
  ["a message as text", "/api/contact-us", { method: "POST", headers: TEXT }, 415],
  ["a message without a type", "/api/contact-us", { method: "POST", body: new Blob(["{}"]) }, 415],
  [
    "a message from another site",
    "/api/contact-us",
    { headers: { ...JSON_TYPE, Origin: "http://localhost:3000" } },
    403,
  ],
  ["a message from a hidden origin", "/api/contact-us", { headers: { ...JSON_TYPE, Origin: "null" } }, 403],
  ["the switch from another site", "/switch", { headers: { "Sec-Fetch-Site": "cross-site" } }, 403],
  ["the switch from an old browser", "/switch", { headers: { Origin: "https://evil.example" } }, 403],
])("%s is refused, and changes nothing", async ([, path, init, status]) => {
  const body = JSON.stringify({ ...VALID_MESSAGE, domain_key: 3 });
  expect((await api.request(path, { method: "POST", body, ...init })).status).toBe(status);
  expect(await subjects()).toEqual([]);
  expect((await post({})).status).toBe(200);
});

test("a foreign name that leads to this machine reads nothing", async () => {
  for (const path of ["/", "/api/messages"]) {
    expect((await api.request(`http://evil.example:8788${path}`)).status).toBe(403);
    expect((await api.request(path, { headers: { "Sec-Fetch-Site": "cross-site" } })).status).toBe(403);
    for (const host of ["localhost", "127.0.0.1", "[::1]"]) {
      expect((await api.request(`http://${host}:8788${path}`)).status).toBe(200);
    }
  }
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
