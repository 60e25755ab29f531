import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { VALID_MESSAGE } from "#test/contact-message.ts";
import { localAdminApi } from "#vite/local-admin-api.ts";

let api: ReturnType<typeof localAdminApi>;

beforeEach(() => {
  api = localAdminApi();
});

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

test("messages are listed newest first, once per key", async () => {
  const stored = { status: 200, answer: { success: true, message: "Message stored." } };
  expect(await post({ subject: "One" })).toEqual(stored);
  const key = randomUUID();
  const again = () => post({ subject: "Two\nlines" }, key);
  await Promise.all([again(), again()]);
  expect(await again()).toEqual(stored);
  expect(await subjects()).toEqual(["Two\nlines", "One"]);
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

test("an incomplete message is refused and not stored", async () => {
  expect((await post({ domain_key: undefined })).status).toBe(422);
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
