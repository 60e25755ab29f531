import { noindexMeta } from "#app/discovery/page-meta.ts";
import type { SearchResult } from "#app/search/search-documents.ts";
import { SearchForm, searchQuery } from "#app/search/search-form.tsx";
import { search } from "#app/search/search-index.ts";
import { Breadcrumbs } from "#app/sections/breadcrumbs.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { searchPage } from "#content/search.ts";
import type { Route } from "./+types/search";

export const meta: Route.MetaFunction = ({ loaderData: { query } }) =>
  noindexMeta({ ...searchPage, ...(query && { title: `${searchPage.title}: ${query}` }) });

/** Lets browsers reuse results for a minute, such as on Back. */
export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, max-age=60" });

export function loader({ url }: Route.LoaderArgs) {
  const query = searchQuery(url);
  return { query, ...search(query) };
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { query, results, count } = loaderData;
  return (
    <div className="page-column pt-10 pb-20">
      <div className="mx-auto max-w-[56rem]">
        <Breadcrumbs current={searchPage.title} />
        <h1 className="mt-5 mb-6 text-2xl">{query === "" ? "Search" : resultsHeading(query, results.length, count)}</h1>
        <SearchForm key={query} query={query} autoFocus={query === ""} />
        {count === 0 && (
          <p className="mt-8 text-lg text-muted">
            Try another word,{" "}
            <PageLink to="/contact-us" className="text-link">
              ask us
            </PageLink>
            , or look at our services.
          </p>
        )}
        <div className="mt-10">
          <SearchResults results={results} />
        </div>
      </div>
    </div>
  );
}

function SearchResults({ results }: { results: SearchResult[] }) {
  return (
    <ul className="border-b">
      {results.map(({ path, title, kind, description }) => (
        <li key={path} className="border-t">
          <PageLink to={path} className="block py-4 hover:text-brand">
            <span className="flex justify-between gap-4">
              <span className="font-650 leading-[1.3]">{title}</span>
              <span className="flex-none text-muted text-sm">{kind}</span>
            </span>
            <span className="mt-1 block text-muted leading-[1.5]">{description}</span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

/** @returns "8 results for “portal”" or "The first 20 of 31 results for “portal”" */
function resultsHeading(query: string, shown: number, count: number): string {
  if (count === 0) return `No results for “${query}”`;
  const first = shown < count ? `The first ${shown} of ` : "";
  return `${first}${count} ${count === 1 ? "result" : "results"} for “${query}”`;
}
