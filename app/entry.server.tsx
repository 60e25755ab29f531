import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, ServerRouter } from "react-router";
import { contentSecurityPolicy } from "./document/content-security-policy.ts";
import { deferScripts } from "./document/defer-scripts.ts";
import { NonceContext } from "./document/inline-sources.ts";
import { workerContext } from "./document/worker-context.ts";

/** Ignores aborted requests, and route errors such as 404 and 405, which React Router reports like exceptions. */
export const handleError: HandleErrorFunction = (error, { context, request }) => {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) context.get(workerContext).logError(error);
};

/** Renders the whole page before it responds, so that an error has its status. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const errors: unknown[] = [];
  const nonce = crypto.randomUUID();
  const page = await renderToReadableStream(
    <NonceContext value={nonce}>
      <ServerRouter context={context} url={request.url} nonce={nonce} />
    </NonceContext>,
    {
      nonce,
      onError: (error) => void errors.push(error),
      // By default, React outlines long Suspense boundaries and moves them into place with a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  );
  // React would stream lazy components later, with a script that moves them into place.
  await page.allReady;
  // React leaves a boundary that throws to the client, but React Router can render the error page.
  if (errors.length > 0) throw errors[0];
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Security-Policy", contentSecurityPolicy(nonce));
  // Without "no-store", the browser's Back restores the page from memory.
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-cache");
  return new Response(deferScripts(await new Response(page).text()), { status, headers });
}
