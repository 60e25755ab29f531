import { renderToString } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { describeStart } from "./start/start-data";
import { StartContext } from "./start/start-react";

/**
 * Renders a page whole, as one text: pages are kept and have an entity tag, so nothing may stream in later, and nothing
 * on the server suspends.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const start = await describeStart(context);
  const html = renderToString(
    <StartContext value={start}>
      {/* Its data are in the page already. */}
      <ServerRouter context={{ ...context, serverHandoffStream: undefined }} url={request.url} />
    </StartContext>,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(`<!DOCTYPE html>${html}`, { status, headers });
}
