import { type Context, Hono } from "hono";
import { etag, RETAINED_304_HEADERS } from "hono/etag";
import { SUBMISSION_FALLBACK } from "#app/contact/contract.ts";
import { canonicalPath } from "./canonical-path.ts";
import { deliverQueued, type QueuedMessage } from "./contact/queue.ts";
import { receiveContact } from "./contact/receive.ts";
import { csrfGuard } from "./csrf-guard.ts";
import { deploymentHeaders, health } from "./deployment.ts";
import { drainBody } from "./drain-body.ts";
import { pageCache } from "./page-cache.ts";
import { logError, renderPage } from "./render-page.ts";
import { securityHeaders } from "./security-headers.ts";
import { securityTxt } from "./security-txt.ts";

// `getPath` returns the encoded path. Hono decodes it by default, so that "/contact%2Dus" would match "/contact-us".
const app = new Hono<{ Bindings: Env }>({ getPath: ({ url }) => new URL(url).pathname });
app.use(securityHeaders);
app.use(deploymentHeaders);
app.use(drainBody);
app.use(canonicalPath);
app.post("*", csrfGuard);
app.get("/api/health", health);
app.all("/api/health", (c) => methodNotAllowed(c, "GET, HEAD"));
app.post("/api/contact-us", async (c) => {
  const { response, status, headers } = await receiveContact(c.req.raw, "json", c.env, c.executionCtx);
  return c.json(response, status, headers);
});
app.all("/api/contact-us", (c) => methodNotAllowed(c, "POST", SUBMISSION_FALLBACK));
app.get("/.well-known/security.txt", securityTxt);
// Answers If-None-Match with 304, whose headers overwrite those of the browser's cached page. It reads the whole response
// for the hash, so no response streams.
const overwriting = ["Content-Security-Policy", "Cross-Origin-Resource-Policy", "Access-Control-Allow-Origin"];
app.get("*", etag({ retainedHeaders: [...RETAINED_304_HEADERS, ...overwriting] }));
app.on(["GET", "POST"], "*", pageCache, renderPage);
app.all("*", (c) => methodNotAllowed(c, "GET, HEAD, POST"));
app.onError((error, c) => {
  // Vite's overlay shows the rethrown error.
  if (import.meta.env.DEV) throw error;
  logError(error, c);
  return c.text("Something went wrong on our side. Please try again in a minute.", 500);
});

export default {
  fetch: app.fetch,
  queue: deliverQueued,
} satisfies ExportedHandler<Env, QueuedMessage>;

function methodNotAllowed(c: Context, allow: string, message = "This URL does not accept this method."): Response {
  return c.json({ success: false, message }, 405, { Allow: allow });
}
