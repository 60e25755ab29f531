import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, ServerRouter } from "react-router";
import { NonceContext } from "./document/inline-sources.ts";
import { hashSource, pagePolicy } from "./document/page-policy.ts";
import { deferScripts, extractNonced } from "./document/rendered-html.ts";
import { workerContext } from "./document/worker-context.ts";

/** Ignores aborted requests, and route errors such as 404 and 405, which React Router reports like exceptions. */
export const handleError: HandleErrorFunction = (error, { context, request }) => {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) context.get(workerContext).logError(error);
};

/** Renders the whole page before it responds, because responses are cached and have an ETag. */
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
      onError: (error) => void errors.push(error),
      // By default, React outlines long Suspense boundaries and moves them into place with a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  );
  // React would stream lazy components later, with a script that moves them into place.
  await page.allReady;
  const { html, scripts, styles } = extractNonced(await new Response(page).text(), nonce);
  // React leaves a boundary that throws to the client, but React Router can render the error page.
  if (errors.length > 0) throw errors[0];
  headers.set("Content-Type", "text/html; charset=utf-8");
  const policy = pagePolicy({
    scripts: await Promise.all(scripts.map(hashSource)),
    styles: await Promise.all(styles.map(hashSource)),
    development: import.meta.env.DEV,
  });
  headers.set("Content-Security-Policy", policy);
  return new Response(deferScripts(html), { status, headers });
}
