import { createRequestHandler } from "@react-router/cloudflare";
import type { Context } from "hono";
import { RouterContextProvider } from "react-router";
import { workerContext } from "#app/document/worker-context.ts";
import { receiveContact } from "./contact/receive.ts";
import { versionOf } from "./deployment.ts";

/** Imported by every request in development, so that Vite's overlay shows a module that fails to load. */
const build = import.meta.env.DEV ? undefined : await import("virtual:react-router/server-build");

/** The adapter expects the event of a Pages function, which renderPage() builds. */
const handlePage = createRequestHandler<Env>({
  build: build ?? (() => import("virtual:react-router/server-build")),
  mode: import.meta.env.MODE,
  getLoadContext: ({ context: { cloudflare } }) => cloudflare.data.context as RouterContextProvider,
});

/** Renders a page or its data with React Router. */
export async function renderPage(c: Context<{ Bindings: Env }>): Promise<Response> {
  const { req, env, executionCtx } = c;
  const context = new RouterContextProvider();
  context.set(workerContext, {
    buildVersion: build?.assets.version ?? "development",
    hasQueue: env.CONTACT_QUEUE !== undefined,
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
  return new Response(response.body, response);
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
