import { createRequestHandler } from "@react-router/cloudflare";
import { type Context, Hono } from "hono";
import { etag, RETAINED_304_HEADERS } from "hono/etag";
import { RouterContextProvider } from "react-router";
import { queueContext, receiveFormContext, SUBMISSION_FALLBACK } from "#app/contact/contract.ts";
import { buildVersionContext } from "#app/lib/build-version.ts";
import { type LogError, logErrorContext } from "#app/lib/log-error.ts";
import { canonicalPath } from "./canonical-path.ts";
import { deliverQueued, type QueuedMessage } from "./contact/queue.ts";
import { receiveContact } from "./contact/receive.ts";
import { csrfGuard } from "./csrf-guard.ts";
import { deploymentHeaders, health, versionOf } from "./deployment.ts";
import { drainBody } from "./drain-body.ts";
import { pageCache } from "./page-cache.ts";
import { securityHeaders } from "./security-headers.ts";
import { securityTxt } from "./security-txt.ts";

type WorkerContext = Context<{ Bindings: Env }>;

/** Imported by every request in development, so that Vite's overlay shows a module that fails to load. */
const build = import.meta.env.DEV ? undefined : await import("virtual:react-router/server-build");

/** The adapter expects the event of a Pages function, which renderPage() builds. */
const handlePage = createRequestHandler<Env>({
  build: build ?? (() => import("virtual:react-router/server-build")),
  mode: import.meta.env.MODE,
  getLoadContext: ({ context: { cloudflare } }) => {
    const { env, ctx, data } = cloudflare;
    const context = new RouterContextProvider();
    context.set(logErrorContext, data.logError as LogError);
    context.set(buildVersionContext, build?.assets.version ?? "development");
    context.set(queueContext, env.CONTACT_QUEUE !== undefined);
    context.set(receiveFormContext, (request) => receiveContact(request, "form", env, ctx));
    return context;
  },
});

// `getPath` returns the encoded path. Hono decodes it by default, so that "/contact%2Dus" would match "/contact-us".
const app = new Hono<{ Bindings: Env }>({ getPath: ({ url }) => new URL(url).pathname });
app.use(securityHeaders);
app.use(deploymentHeaders);
app.use(drainBody);
app.use(canonicalPath);
app.post("*", csrfGuard);
app.get("/api/health", health);
app.all("/api/health", (c) => refuseMethod(c, "GET, HEAD"));
app.post("/api/contact-us", async (c) => {
  const { response, status, headers } = await receiveContact(c.req.raw, "json", c.env, c.executionCtx);
  return c.json(response, status, headers);
});
app.all("/api/contact-us", (c) => refuseMethod(c, "POST", SUBMISSION_FALLBACK));
app.get("/.well-known/security.txt", securityTxt);
// Answers If-None-Match with 304, whose headers overwrite those of the browser's cached page.
const overwriting = ["Content-Security-Policy", "Cross-Origin-Resource-Policy", "Access-Control-Allow-Origin"];
app.get("*", etag({ retainedHeaders: [...RETAINED_304_HEADERS, ...overwriting] }));
app.on(["GET", "POST"], "*", pageCache, renderPage);
app.all("*", (c) => refuseMethod(c, "GET, HEAD, POST"));
app.onError((error, c) => {
  // Vite's overlay shows the rethrown error.
  if (import.meta.env.DEV) throw error;
  errorLogger(c)(error);
  return c.text("Something went wrong on our side. Please try again in a minute.", 500);
});

export default {
  fetch: app.fetch,
  queue: deliverQueued,
} satisfies ExportedHandler<Env, QueuedMessage>;

async function renderPage(c: WorkerContext): Promise<Response> {
  const { req, env, executionCtx } = c;
  return handlePage({
    // workerd's Request has this type, but the DOM's types hide it.
    request: req.raw as Request<unknown, IncomingRequestCfProperties>,
    env,
    data: { logError: errorLogger(c) },
    waitUntil: (promise) => executionCtx.waitUntil(promise),
    passThroughOnException: () => executionCtx.passThroughOnException(),
    // PagesFunction requires these properties, but the adapter does not use them.
    params: {},
    functionPath: "",
    next: async () => new Response(),
  });
}

/** @returns a function that logs an error as one JSON line, without the query, which may hold a visitor's search */
function errorLogger({ req, env }: WorkerContext): LogError {
  return (error) => {
    // A logged Error has a stack with source lines in the terminal.
    if (import.meta.env.DEV) return console.error(error);
    const stack = error instanceof Error ? error.stack : String(error);
    const line = { evt: "page", path: req.path, ray: req.header("CF-Ray"), version: versionOf(env), stack };
    console.error(JSON.stringify(line));
  };
}

function refuseMethod(c: Context, allow: string, message = "This URL does not accept this method."): Response {
  return c.json({ success: false, message }, 405, { Allow: allow });
}
