import { renderToString } from "react-dom/server";
import type { EntryContext } from "react-router";
import { ServerRouter } from "react-router";

/**
 * Renders a page whole: workers/pages.ts hashes its inline scripts, so nothing may stream in later. As one text: a
 * stream of bytes costs more than a tenth of a page's time, and nothing on the server suspends. The loaders' data,
 * which <ServerRouter> would stream, stands at the end of the page, written as it writes it.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...context }: EntryContext,
): Promise<Response> {
  const html = renderToString(<ServerRouter context={context} url={request.url} />);
  const data = serverHandoffStream ? await new Response(serverHandoffStream).text() : "";
  const scripts = inlineScript(`enqueue(${JSON.stringify(data)})`) + inlineScript("close()");
  const end = html.lastIndexOf("</body>");
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(`<!DOCTYPE html>${html.slice(0, end)}${scripts}${html.slice(end)}`, { status, headers });
}

/** A script that does something to the stream that React Router reads the data from in the browser. */
function inlineScript(call: string): string {
  return `<script>window.__reactRouterContext.streamController.${call.replaceAll("<", "\\u003c")};</script>`;
}
