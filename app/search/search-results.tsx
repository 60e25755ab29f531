import { SiteLink } from "#app/ui/site-link.tsx";
import type { SearchAnswer, SearchResult } from "./search-query.ts";

/**
 * @param listbox turns the links into the options of a combobox. `id` is the id of the list, `marked` the path of the
 *   result that the arrow keys have reached
 */
export function SearchResults({
  results,
  listbox,
}: {
  results: SearchResult[];
  listbox?: { id: string; marked: string | undefined; onChoose: () => void };
}) {
  return (
    <ul {...(listbox && { id: listbox.id, role: "listbox", "aria-label": "Results", hidden: results.length === 0 })}>
      {results.map(({ path, kind, title, description }) => (
        <li key={path} role={listbox && "presentation"}>
          <SiteLink
            to={path}
            {...(listbox && {
              id: optionId(listbox.id, path),
              role: "option",
              onClick: listbox.onChoose,
              tabIndex: -1,
              "aria-selected": path === listbox.marked,
            })}
            className="search-result block rounded-xl px-3 py-2.5 hover:bg-sunken aria-selected:bg-brand-soft"
          >
            <span className="flex items-baseline justify-between gap-4">
              <span className="font-650">{title}</span>
              <span className="flex-none text-muted text-sm">{kind}</span>
            </span>
            <span className="line-clamp-2 text-muted text-sm">{description}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

export function optionId(listId: string, path = ""): string {
  return `${listId}-${path}`;
}

/** @returns '8 results for "portal"', or the reason why there are none */
export function resultsText({ query, results, count }: SearchAnswer): string {
  if (!results) return "Search is not available right now. Please try again.";
  if (count === 0) return `No results for "${query}"`;
  const shown = results.length < count ? `The first ${results.length} of ` : "";
  const text = `${shown}${count} ${count === 1 ? "result" : "results"}`;
  return query ? `${text} for "${query}"` : text;
}
