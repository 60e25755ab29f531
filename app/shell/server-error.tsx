import { useLocation } from "react-router";
import { documentTitle } from "#app/discovery/page-meta.ts";

/** The error page. Its links load whole pages, because the router itself may have failed. */
export function ServerError() {
  const { pathname, search } = useLocation();
  return (
    <div className="page pt-12 pb-20">
      <title>{documentTitle("Something went wrong")}</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-3xl font-750">Something went wrong on our side</h1>
      <p className="mt-5 lead">Please try again in a minute.</p>
      <p className="mt-8 flex flex-wrap gap-x-8 gap-y-3 font-650 text-brand">
        <a className="underline underline-offset-4" href={pathname + search}>
          Load the page again
        </a>
        <a className="underline underline-offset-4" href="/">
          Go Back to Home
        </a>
      </p>
    </div>
  );
}
