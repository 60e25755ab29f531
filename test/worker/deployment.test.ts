import { expect, test } from "vitest";
import { visit, visitWith } from "./requests.ts";

test.for([
  ["production", "www.example.com", null],
  ["production", "0cfb30e1-site.example.workers.dev", "noindex"],
  ["preview", "preview.example.com", "noindex"],
] as const)("in %s at %s, X-Robots-Tag is %s", async ([ENVIRONMENT, host, robots]) => {
  for (const path of ["/", "/contact-us", "/llms.txt", "/no-such-page", "/api/health", "/Services"]) {
    const response = await visitWith({ ENVIRONMENT }, path, {}, undefined, `https://${host}`);
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
  const response = await visitWith(bindings, "/api/health");
  expect(response.status).toBe(503);
  const text = await response.text();
  expect(JSON.parse(text)).toMatchObject({ status: "misconfigured", checks });
  expect(text).not.toContain("admin.example.com");
});
