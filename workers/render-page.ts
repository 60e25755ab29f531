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
  const { headers } = response;
  if (!headers.get("Content-Type")?.startsWith("text/x-script")) return response;
  headers.set("X-Robots-Tag", "noindex");
  // A click uses the data that hovering over the link has prefetched. Older Chromium sends Purpose.
  const purpose = req.header("Sec-Purpose") ?? req.header("Purpose");
  if (purpose?.startsWith("prefetch") && !headers.has("Cache-Control"))
    headers.set("Cache-Control", "private, max-age=10");
  return response;
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
