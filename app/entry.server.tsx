import { renderToReadableStream } from "react-dom/server";
import type { EntryContext } from "react-router";
import { ServerRouter } from "react-router";

/** Renders a page whole: workers/pages.ts hashes its inline scripts, so nothing may stream in later. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
): Promise<Response> {
  let shellRendered = false;
  let failed = false;
  const body = await renderToReadableStream(<ServerRouter context={entryContext} url={request.url} />, {
    onError(error) {
      failed = true;
      // Before the shell is there React Router hears of it too: it logs it and renders the error page.
      if (shellRendered) console.error(error);
    },
  });
  shellRendered = true;
  await body.allReady;
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(body, { status: failed ? 500 : status, headers });
}
