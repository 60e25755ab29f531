import { expect, test } from "vitest";
import { visitWithBindings } from "./requests.ts";

test.for([
  ["production", "www.example.com", null],
  ["production", "0cfb30e1-site.example.workers.dev", "noindex"],
  ["preview", "preview.example.com", "noindex"],
  ["staging", "staging.example.com", "noindex"],
] as const)("X-Robots-Tag in %s at %s is %s, and noindex for page data", async ([ENVIRONMENT, host, robots]) => {
  for (const path of ["/", "/contact-us", "/llms.txt", "/no-such-page", "/api/health", "/Services"]) {
    const response = await visitWithBindings({ ENVIRONMENT }, path, {}, undefined, `https://${host}`);
    expect(response.headers.get("X-Robots-Tag")).toBe(robots);
  }
  const pageData = await visitWithBindings({ ENVIRONMENT }, "/careers.data", {}, undefined, `https://${host}`);
  expect([pageData.status, pageData.headers.get("X-Robots-Tag")]).toEqual([200, "noindex"]);
});

const OK = { adminApiConfigured: true, rateLimitConfigured: true };

test.for([
  [{}, 200, "ok", OK],
  [{ ADMIN_API_URL: undefined }, 503, "misconfigured", { ...OK, adminApiConfigured: false }],
  [{ ADMIN_API_URL: "http://admin.example.com/" }, 503, "misconfigured", { ...OK, adminApiConfigured: false }],
  [{ CONTACT_RATE_LIMIT: undefined }, 503, "misconfigured", { ...OK, rateLimitConfigured: false }],
] as const)("with %j, /api/health returns %i and reveals no URL", async ([bindings, expected, status, checks]) => {
  const response = await visitWithBindings(bindings, "/api/health");
  expect(response.status).toBe(expected);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  const version = response.headers.get("Worker-Version");
  expect(await response.json()).toEqual({ status, environment: "development", version, checks });
});
