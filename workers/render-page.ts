import { createRequestHandler } from "@react-router/cloudflare";
import type { Context } from "hono";
import { RouterContextProvider } from "react-router";
import { workerContext } from "#app/document/worker-context.ts";
import { receiveContact } from "./contact/receive.ts";
import { versionOf } from "./deployment.ts";

/** The adapter expects the event of a Pages function, which renderPage() builds. */
const handlePage = createRequestHandler<Env>({
  // Imported by every request in development, so that Vite's overlay shows a module that fails to load.
  build: import.meta.env.DEV
    ? () => import("virtual:react-router/server-build")
    : await import("virtual:react-router/server-build"),
  mode: import.meta.env.MODE,
  getLoadContext: ({ context: { cloudflare } }) => cloudflare.data.context as RouterContextProvider,
});

/** Renders a page or its data with React Router. */
export async function renderPage(c: Context<{ Bindings: Env }>): Promise<Response> {
  const { req, env, executionCtx } = c;
  const context = new RouterContextProvider();
  context.set(workerContext, {
    logError: (error) => logError(error, c),
    receiveForm: (request) => receiveContact(request, "form", env, executionCtx),
  });
  const response = await handlePage({
    // workerd's Request has this type, but the DOM's types hide it.
    request: req.raw as Request<unknown, IncomingRequestCfProperties>,
    env,
    data: { context },
    waitUntil: (promise) => executionCtx.waitUntil(promise),
    passThroughOnException: () => executionCtx.passThroughOnException(),
    // PagesFunction requires these properties, but the adapter does not use them.
    params: {},
    functionPath: "",
    next: async () => new Response(),
  });
  // A loader may return a response with immutable headers, such as that of fetch(), which middleware could not change.
  const copy = new Response(response.body, response);
  if (!req.path.endsWith(".data")) return copy;
  copy.headers.set("X-Robots-Tag", "noindex");
  // A click uses the data that hovering over the link has prefetched.
  const isPrefetch = req.header("Sec-Purpose")?.startsWith("prefetch");
  if (isPrefetch && !copy.headers.has("Cache-Control")) copy.headers.set("Cache-Control", "private, max-age=10");
  return copy;
}

/** Logs an error as one JSON line, without the query, which may hold a visitor's search. */
export function logError(error: unknown, { req, env }: Context<{ Bindings: Env }>): void {
  // A logged Error has a stack with source lines in the terminal.
  if (import.meta.env.DEV) {
    console.error(error);
    return;
  }
  const stack = error instanceof Error ? error.stack : String(error);
  const line = { evt: "page", path: req.path, ray: req.header("CF-Ray"), version: versionOf(env), stack };
  console.error(JSON.stringify(line));
}
