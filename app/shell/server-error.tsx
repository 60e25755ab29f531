import { useLocation } from "react-router";
import { documentTitle } from "#app/discovery/page-meta.ts";

/** Shown when a page throws or its data cannot be loaded. The links load whole pages, because the router may have failed. */
export function ServerError() {
  const { pathname, search } = useLocation();
  return (
    <div className="page-column pt-12 pb-20">
      <title>{documentTitle("This page could not be loaded")}</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-3xl font-750">This page could not be loaded</h1>
      <p className="mt-5 lead-text">
        Please reload it. If that does not help, check your connection, or try again in a minute.
      </p>
      <p className="mt-8 flex flex-wrap gap-x-8 gap-y-3 font-650 text-brand">
        <a className="underline underline-offset-4" href={pathname + search}>
          Reload
        </a>
        <a className="underline underline-offset-4" href="/">
          Go Back to Home
        </a>
      </p>
    </div>
  );
}
