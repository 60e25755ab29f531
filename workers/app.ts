import { createRequestHandler } from "@react-router/cloudflare";
import { type Context, Hono } from "hono";
import { etag, RETAINED_304_HEADERS } from "hono/etag";
import { RouterContextProvider } from "react-router";
import { type PostedContact, postedContactContext, queueContext, SUBMISSION_FALLBACK } from "#app/contact/contract.ts";
import { buildVersionContext } from "#app/lib/build-version.ts";
import { type PageErrors, pageErrorsContext } from "#app/lib/page-errors.ts";
import { canonicalPath } from "./canonical-path.ts";
import { deliverQueued, type QueuedMessage } from "./contact/queue.ts";
import { receiveContact } from "./contact/receive.ts";
import { deploymentHeaders, health } from "./deployment.ts";
import { missingFile } from "./missing-file.ts";
import { OLD_SERVICE_WORKERS, removeOldServiceWorker } from "./old-service-worker.ts";
import { browserCaching, keptPage } from "./pages/page-cache.ts";
import { pageErrors } from "./pages/page-error.ts";
import { finishPage, requestOfPage } from "./pages/pages.ts";
import { securityHeaders } from "./security-headers.ts";
import { securityTxt } from "./security-txt.ts";
import { readUnreadBody } from "./unread-body.ts";

type WorkerContext = Context<{ Bindings: Env }>;

/** In development each request imports it, so that a module which cannot be read is an error over the page. */
const build = import.meta.env.DEV ? undefined : await import("virtual:react-router/server-build");

/** Takes the event of a Pages function. */
const handlePage = createRequestHandler<Env>({
  build: build ?? (() => import("virtual:react-router/server-build")),
  mode: import.meta.env.MODE,
  getLoadContext: ({ context: { cloudflare } }) => {
    const { env, data } = cloudflare;
    const { posted, errors } = data as { posted?: PostedContact; errors: PageErrors };
    const context = new RouterContextProvider();
    context.set(pageErrorsContext, errors);
    context.set(buildVersionContext, build?.assets.version ?? "development");
    if (posted) context.set(postedContactContext, posted);
    context.set(queueContext, env.CONTACT_QUEUE !== undefined);
    return context;
  },
});

// The Worker's layers, in order. scripts/content/check.ts knows their addresses (WORKER_PATHS).
// The path as it was sent: by default Hono decodes it, and "/contact%2Dus" would be the form too.
const app = new Hono<{ Bindings: Env }>({ getPath: ({ url }) => new URL(url).pathname });
app.use(securityHeaders);
app.use(deploymentHeaders);
app.use(readUnreadBody);
for (const path of OLD_SERVICE_WORKERS) app.get(path, removeOldServiceWorker);
app.get("*", missingFile);
app.use(canonicalPath);
app.get("/api/health", health);
app.all("/api/health", (c) => refuseMethod(c, "GET, HEAD"));
app.post("/api/contact-us", async (c) => {
  const { answer, status, headers } = await receiveContact(c, "json");
  return c.json(answer, status, headers);
});
app.all("/api/contact-us", (c) => refuseMethod(c, "POST", SUBMISSION_FALLBACK));
app.all("/api/*", (c) => c.json({ success: false, message: "There is nothing at this address." }, 404));
app.get("/.well-known/security.txt", securityTxt);
// Only the form's page accepts a POST. React Router accepts one at the page's data address too, which would reach the
// page's action unguarded.
app.post("/contact-us", async (c) => {
  const posted = await receiveContact(c, "form");
  const response = await renderPage(c, posted);
  for (const [name, value] of Object.entries(posted.headers)) response.headers.set(name, value);
  return response;
});
// Answers If-None-Match with 304. Its headers replace those of the page in the browser.
const replacing = ["Content-Security-Policy", "Cross-Origin-Resource-Policy", "Access-Control-Allow-Origin"];
const notModified = etag({ retainedHeaders: [...RETAINED_304_HEADERS, ...replacing] });
app.get("*", browserCaching, notModified, (c) => keptPage(c, () => renderPage(c)));
app.all("/contact-us", (c) => refuseMethod(c, "GET, HEAD, POST", SUBMISSION_FALLBACK));
app.all("*", (c) => refuseMethod(c, "GET, HEAD"));
app.onError((error, c) => {
  // For Vite, which shows it over the page.
  if (import.meta.env.DEV) throw error;
  const { reference, log } = pageErrors(c);
  log(error);
  return c.text(`Something went wrong on our side. Please try again in a minute. Reference: ${reference}`, 500);
});

export default {
  fetch: app.fetch,
  queue: deliverQueued,
} satisfies ExportedHandler<Env, QueuedMessage>;

/** @param posted outcome of a form post without JavaScript */
async function renderPage(c: WorkerContext, posted?: PostedContact): Promise<Response> {
  const { req, env, executionCtx } = c;
  const request = requestOfPage(req.raw);
  const page = await handlePage({
    // Cast, because the DOM's types hide that workerd's `new Request()` has this type.
    request: request as Request<unknown, IncomingRequestCfProperties>,
    env,
    data: { posted, errors: pageErrors(c) },
    waitUntil: (promise) => executionCtx.waitUntil(promise),
    passThroughOnException: () => executionCtx.passThroughOnException(),
    // The type requires these too.
    params: {},
    functionPath: "",
    next: async () => new Response(),
  });
  return finishPage(page, request);
}

function refuseMethod(c: Context, allow: string, message = "This address does not accept this method."): Response {
  return c.json({ success: false, message }, 405, { Allow: allow });
}
