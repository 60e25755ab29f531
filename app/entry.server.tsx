import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { describeStart } from "./start/start-data.ts";
import { StartContext } from "./start/start-react.tsx";

/** Waits for the whole page, because responses are cached and have an ETag. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const start = await describeStart(context);
  const errors: unknown[] = [];
  const page = await renderToReadableStream(
    <StartContext value={start}>
      {/* The page already contains the loader data (start/start-react.tsx). */}
      <ServerRouter context={{ ...context, serverHandoffStream: undefined }} url={request.url} />
    </StartContext>,
    {
      onError: (error) => void errors.push(error),
      // By default, React puts long parts at the end of the page and moves them with a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  );
  // Without it, React would send a lazy component later, with a script that moves it to its place.
  await page.allReady;
  const html = await new Response(page).text();
  // React leaves a part that throws to the browser, but React Router can render the error page.
  if (errors.length > 0) throw errors[0];
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(html, { status, headers });
}
