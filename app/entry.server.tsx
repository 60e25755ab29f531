import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server.node";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { showsTurnstileContext } from "./contact/contract.ts";
import { EARLY_SCRIPT, START_SCRIPT, STYLESHEET } from "./start/inline-sources.ts";
import { hashSource, pagePolicy } from "./start/page-policy.ts";
import { deferModule, deferScripts, takeNonce } from "./start/printed-scripts.ts";

/** Of the style and the scripts that are the same on every page. */
let ownHashes: Promise<string[]> | undefined;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const errors: unknown[] = [];
  const nonce = crypto.randomUUID();
  const app = <ServerRouter context={context} url={request.url} nonce={nonce} />;
  const page = await renderWholePage(app, (error) => errors.push(error));
  const { html, scripts } = takeNonce(page, nonce);
  // React leaves a part that throws to the browser, but React Router can render the error page.
  if (errors.length > 0) throw errors[0];
  const development = import.meta.env.DEV;
  ownHashes ??= Promise.all([STYLESHEET, EARLY_SCRIPT, START_SCRIPT].map(hashSource));
  const [style = "", ...ownScripts] = await ownHashes;
  const hashes = [...ownScripts, ...(await Promise.all(scripts.map(hashSource)))];
  headers.set("Content-Type", "text/html; charset=utf-8");
  const hasTurnstile = loadContext.get(showsTurnstileContext);
  const policy = pagePolicy({ scripts: hashes, styles: [style], hasTurnstile, development });
  headers.set("Content-Security-Policy", policy);
  return new Response(development ? deferModule(html) : deferScripts(html, new URL(request.url).pathname), {
    status,
    headers,
  });
}

/**
 * Waits for the whole page, because responses are cached and have an ETag. React's build for Node keeps text as strings
 * until the page is finished; the one for the edge encodes each attribute alone.
 */
function renderWholePage(app: ReactNode, onError: (error: unknown) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(app, {
      onError,
      onShellError: reject,
      // Before that, React would send a lazy component later, with a script that moves it to its place.
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      // By default, React puts long parts at the end of the page and moves them with a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    });
  });
}
