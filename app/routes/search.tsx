import { noindexMeta } from "#app/discovery/page-meta.ts";
import { search } from "#app/search/search.ts";
import { SearchField } from "#app/search/search-field.tsx";
import { queryOf, type SearchAnswer } from "#app/search/search-query.ts";
import { resultsText, SearchResults } from "#app/search/search-results.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { searchPage } from "#content/search.ts";
import type { Route } from "./+types/search";

export const meta: Route.MetaFunction = ({ loaderData: { query } }) =>
  noindexMeta({ ...searchPage, ...(query && { title: `${searchPage.title}: ${query}` }) });

/** Keeps results out of the Worker's cache (workers/pages/pages.ts), because there are as many as queries. */
export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, max-age=60" });

export function loader({ url }: Route.LoaderArgs): SearchAnswer {
  const query = queryOf(url);
  return { query, ...search(query) };
}

/** Never throws, because an error in the palette's fetcher would replace the page that the visitor is on. */
export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs): Promise<SearchAnswer> {
  try {
    return await serverLoader();
  } catch {
    return { query: queryOf(url), count: 0 };
  }
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { query, results, count } = loaderData;
  return (
    <div className="below-header page pt-28 pb-20 md:pt-32">
      <h1 className="text-3xl tracking-[-0.025em]">{resultsText(loaderData) || "Search"}</h1>
      <search>
        <form method="get" action="/search" className="mt-6 flex max-w-[46rem] gap-3">
          <div
            className="search-row flex min-w-0 flex-1 items-center gap-3 rounded-pill border border-field-line
            bg-surface px-5"
          >
            <SearchField aria-label="Search the site" defaultValue={query} />
          </div>
          <button type="submit" className="rounded-pill bg-brand px-6 font-650 text-on-brand hover:bg-brand-strong">
            Search
          </button>
        </form>
      </search>
      {results && results.length > 0 && (
        <div className="mt-10 border-b">
          {query && count === 0 && <h2 className="mb-4 font-650 text-brand">Did you mean</h2>}
          <SearchResults results={results} />
        </div>
      )}
      {results?.length === 0 && (
        <p className="mt-8 text-lg text-muted">
          Try a service, a technology or a topic, or{" "}
          <SiteLink to="/contact-us" className="text-link">
            ask us
          </SiteLink>
          .
        </p>
      )}
    </div>
  );
}
