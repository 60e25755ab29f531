import { Hono } from "hono";
import { expect, test } from "vitest";
import { responseHeaders } from "#workers/response-headers.ts";

test("a response with immutable headers, such as that of fetch(), gets the security headers", async () => {
  const app = new Hono<{ Bindings: Env }>().use(responseHeaders);
  app.get("/moved", () => Response.redirect("https://www.example.com/", 301));
  const { status, headers } = await app.request("/moved", {}, { ENVIRONMENT: "production" });
  expect([status, headers.get("Location")]).toEqual([301, "https://www.example.com/"]);
  expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
});
