import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from "react-router";
import { ErrorReferenceContext } from "./frame/error-reference.ts";
import { pageErrorsContext } from "./lib/page-errors.ts";
import { NonceContext } from "./start/inline-sources.ts";
import { hashSource, pagePolicy } from "./start/page-policy.ts";
import { deferScripts, extractNonced } from "./start/rendered-html.ts";

/** React Router calls it for each exception of a loader, a component or handleRequest. */
export const handleError: HandleErrorFunction = (error, { context }) => context.get(pageErrorsContext).log(error);

/** Waits for the whole page, because responses are cached and have an ETag. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const errors: unknown[] = [];
  const nonce = crypto.randomUUID();
  const page = await renderToReadableStream(
    <NonceContext value={nonce}>
      <ErrorReferenceContext value={loadContext.get(pageErrorsContext).reference}>
        <ServerRouter context={context} url={request.url} nonce={nonce} />
      </ErrorReferenceContext>
    </NonceContext>,
    {
      onError: (error) => void errors.push(error),
      // By default, React puts long parts at the end of the page and moves them with a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  );
  // Without it, React would send a lazy component later, with a script that moves it to its place.
  await page.allReady;
  const { html, scripts, styles } = extractNonced(await new Response(page).text(), nonce);
  // React leaves a part that throws to the browser, but React Router can render the error page.
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
