import { SiteLink } from "#app/ui/site-link.tsx";
import { splitAtWords } from "./found-words.ts";
import type { SearchAnswer, SearchResult } from "./search-query.ts";

/**
 * @param listbox turns the links into the options of a combobox. `id` is the id of the list, `marked` the path of the
 *   result that the arrow keys have reached. Any other list has lines and, where there is room, columns
 */
export function SearchResults({
  results,
  listbox,
}: {
  results: SearchResult[];
  listbox?: { id: string; marked: string | undefined };
}) {
  const columns = listbox
    ? "rounded-xl px-3 py-2.5 hover:bg-sunken"
    : "py-4 hover:text-brand lg:(grid-cols-[20rem_1fr_5rem] gap-x-8)";
  return (
    <ul {...(listbox && { id: listbox.id, role: "listbox", "aria-label": "Results", hidden: results.length === 0 })}>
      {results.map(({ path, kind, title, section, line, words }) => (
        <li key={path} role={listbox && "presentation"} className={listbox ? "" : "border-t"}>
          <SiteLink
            to={path}
            {...(listbox && {
              id: optionId(listbox.id, path),
              role: "option",
              tabIndex: -1,
              "aria-selected": path === listbox.marked,
            })}
            className={`search-result grid grid-cols-[1fr_auto] items-baseline gap-x-4
              aria-selected:bg-brand-soft ${columns}`}
          >
            <span className="font-650 leading-[1.4]">
              <MarkedWords text={title} words={words} />
              {section && (
                <span className="mt-0.5 block font-400 text-muted text-sm">
                  In “<MarkedWords text={section} words={words} />”
                </span>
              )}
            </span>
            <span className={`text-muted text-sm ${listbox ? "" : "lg:(order-last text-right)"}`}>{kind}</span>
            <span
              className={`col-span-2 line-clamp-2 text-muted text-sm ${listbox ? "" : "lg:(col-span-1 min-h-10.5)"}`}
            >
              <MarkedWords text={line} words={words} />
            </span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

function MarkedWords({ text, words }: { text: string; words: string[] }) {
  return splitAtWords(text, words).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text do not move
      <mark key={index} className="search-mark">
        {part}
      </mark>
    ),
  );
}

export function optionId(listId: string, path = ""): string {
  return `${listId}-${path}`;
}

/** @returns '8 results for "portal"', the reason why there are none, or "" before anything is searched for */
export function resultsText({ query, results, count }: SearchAnswer): string {
  if (!results) return "Search is not available right now. Please try again.";
  if (query === "") return "";
  if (count === 0) return `No results for "${query}"`;
  const shown = results.length < count ? `The first ${results.length} of ` : "";
  return `${shown}${count} ${count === 1 ? "result" : "results"} for "${query}"`;
}
