import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { builtWorker, postJson, visit } from "./requests.ts";

const configured = {
  ENVIRONMENT: "production",
  ADMIN_API_URL: "https://admin.example.com/api/",
  CONTACT_RATE_LIMIT: { limit: async () => ({ success: true }) },
  CF_VERSION_METADATA: { id: "version-1", tag: "", timestamp: "" },
};

function deployment(bindings: Partial<Record<keyof typeof configured, unknown>> = {}) {
  return async (address: string) => {
    const worker = await builtWorker();
    const context = { waitUntil: () => undefined };
    return worker.fetch(new Request(address), { ...env, ...configured, ...bindings }, context);
  };
}

test("every response of the Worker has its version", async () => {
  const page = await visit("/about-us");
  const version = page.headers.get("Worker-Version");
  expect(version).toMatch(/^[0-9a-f-]{36}$/);
  const others = [
    await visit("/about-us", { headers: { "If-None-Match": page.headers.get("ETag") ?? "" } }),
    await visit("/about-us.data"),
    await visit("/About-Us"),
    await visit("/no-such-page"),
    await visit("/api/nothing"),
    await visit("/api/contact-us"),
    await postJson({}),
  ];
  expect(others.map(({ status }) => status)).toEqual([304, 200, 308, 404, 404, 405, 422]);
  for (const { headers } of others) expect(headers.get("Worker-Version")).toBe(version);
});

test.for([
  ["production", "www.example.com", null],
  ["production", "0cfb30e1-site.example.workers.dev", "noindex"],
  ["preview", "preview.example.com", "noindex"],
] as const)("in %s at %s, X-Robots-Tag is %s", async ([ENVIRONMENT, host, robots]) => {
  for (const path of ["/", "/contact-us", "/llms.txt", "/no-such-page", "/api/health", "/Services"]) {
    const response = await deployment({ ENVIRONMENT })(`https://${host}${path}`);
    expect(response.headers.get("X-Robots-Tag")).toBe(robots);
  }
});

test("/api/health reports version and environment", async () => {
  const response = await visit("/api/health");
  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(await response.json()).toEqual({
    status: "ok",
    environment: "development",
    version: response.headers.get("Worker-Version"),
    checks: { adminApiConfigured: true, rateLimitConfigured: true },
  });
});

test.for([
  [{ ADMIN_API_URL: undefined }, { adminApiConfigured: false, rateLimitConfigured: true }],
  [{ ADMIN_API_URL: "http://admin.example.com/api/" }, { adminApiConfigured: false, rateLimitConfigured: true }],
  [{ CONTACT_RATE_LIMIT: undefined }, { adminApiConfigured: true, rateLimitConfigured: false }],
] as const)("/api/health is 503 with %j, without revealing an address", async ([bindings, checks]) => {
  const response = await deployment(bindings)("https://www.example.com/api/health");
  expect(response.status).toBe(503);
  const text = await response.text();
  expect(JSON.parse(text)).toMatchObject({ status: "misconfigured", checks });
  expect(text).not.toContain("admin.example.com");
});
