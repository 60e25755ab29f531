import { type Context, Hono } from "hono";
import { SUBMISSION_FALLBACK } from "#app/contact/contract.ts";
import { canonicalPath } from "./canonical-path.ts";
import { deliverQueued, type QueuedMessage } from "./contact/queue.ts";
import { receiveContact } from "./contact/receive.ts";
import { csrfGuard } from "./csrf-guard.ts";
import { health } from "./deployment.ts";
import { drainBody } from "./drain-body.ts";
import { logError, renderPage } from "./render-page.ts";
import { responseHeaders } from "./response-headers.ts";
import { securityTxt } from "./security-txt.ts";

// Middleware is part of this expression, so that no route can stand above it.
const app = new Hono<{ Bindings: Env }>().use(responseHeaders, drainBody, canonicalPath, csrfGuard);
app.get("/api/health", health);
app.all("/api/health", (c) => methodNotAllowed(c, "GET, HEAD", "This URL does not accept this method."));
app.post("/api/contact-us", async (c) => {
  const { response, status, headers } = await receiveContact(c.req.raw, "json", c.env, c.executionCtx);
  return c.json(response, status, headers);
});
app.all("/api/contact-us", (c) => methodNotAllowed(c, "POST", SUBMISSION_FALLBACK));
app.get("/.well-known/security.txt", securityTxt);
app.notFound(renderPage);
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

function methodNotAllowed(c: Context, allow: string, message: string): Response {
  return c.json({ success: false, message }, 405, { Allow: allow });
}
