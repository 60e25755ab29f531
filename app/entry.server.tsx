import { renderToString } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { PartsContext } from "./start/parts.tsx";
import { describeStart } from "./start/start-data.ts";
import { StartContext } from "./start/start-react.tsx";

/** Begins a part that React could not render. */
const LEFT_TO_BROWSER = "<!--$!-->";

/** To a string, not a stream: responses are cached and have an ETag, and nothing suspends here. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const start = await describeStart(context);
  const render = (hasParts: boolean) =>
    renderToString(
      <StartContext value={start}>
        <PartsContext value={hasParts}>
          {/* The page already contains the loader data (start/start-react.tsx). */}
          <ServerRouter context={{ ...context, serverHandoffStream: undefined }} url={request.url} />
        </PartsContext>
      </StartContext>,
    );
  const page = render(true);
  // React swallows an exception in a part and leaves the part to the browser. Here it has to reach React Router.
  const html = page.includes(LEFT_TO_BROWSER) ? render(false) : page;
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(`<!DOCTYPE html>${html}`, { status, headers });
}
