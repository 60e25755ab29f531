import { renderToString } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { describeStart } from "./start/start-data";
import { StartContext } from "./start/start-react";

/** To a string, not a stream: responses are cached and have an ETag, and nothing suspends here. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const start = await describeStart(context);
  const html = renderToString(
    <StartContext value={start}>
      {/* The page already contains the loader data (start/start-react.tsx). */}
      <ServerRouter context={{ ...context, serverHandoffStream: undefined }} url={request.url} />
    </StartContext>,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(`<!DOCTYPE html>${html}`, { status, headers });
}
