import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { Dialog } from "#app/ui/dialog.tsx";
import { SearchField } from "./search-field.tsx";
import { type SearchAnswer, searchPath } from "./search-query.ts";
import { optionId, resultsText, SearchResults } from "./search-results.tsx";

/** How long typing must pause before the palette asks the Worker, in ms. */
const DEBOUNCE_MS = 20;

/** How long a search may take before the palette apologizes, in ms. */
const LATE_MS = 2_000;

/** The search page as an open dialog. Enter opens the marked result, or the search page if no result is marked. */
export function SearchPalette() {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const listId = useId();
  const { load, data, state } = useFetcher<SearchAnswer>();
  const [query, setQuery] = useState("");
  const [markedPath, setMarkedPath] = useState<string>();
  const [isLate, setLate] = useState(false);
  const results = data?.results ?? [];
  // While the list is that of an earlier query, Enter must not open one of its results.
  const isCurrent = data?.query === query.trim();
  const position = isCurrent ? results.findIndex(({ path }) => path === markedPath) : -1;
  const marked = results[position]?.path;

  useEffect(() => dialog.current?.showModal(), []);

  useEffect(() => {
    // Without flushSync the router updates in a transition, which takes longer.
    const timer = setTimeout(() => load(searchPath(query), { flushSync: true }), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [load, query]);

  useEffect(() => {
    if (state === "idle") return;
    const timer = setTimeout(() => setLate(true), LATE_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [state]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter" && marked) {
      event.preventDefault();
      document.getElementById(optionId(listId, marked))?.click();
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (!isCurrent) return;
      const next = event.key === "ArrowDown" ? position + 1 : Math.max(position, 0) - 1;
      const path = results.at(next % results.length)?.path;
      setMarkedPath(path);
      document.getElementById(optionId(listId, path))?.scrollIntoView({ block: "nearest" });
    }
  }

  const isWaiting = state === "loading" && !data?.results;
  const guessText = data?.count === 0 && results.length > 0 ? ". Did you mean one of these?" : "";
  const answerText = data && !isWaiting ? resultsText(data) + guessText : "Searching...";

  return (
    <Dialog
      ref={dialog}
      id={id}
      label="Search"
      header={
        <form action="/search" className="contents">
          <SearchField
            autoFocus
            role="combobox"
            aria-label="Search services, projects, articles, news, openings and pages"
            aria-expanded={results.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={marked && optionId(listId, marked)}
            value={query}
            onChange={(event) => {
              setQuery(event.target.value);
              setMarkedPath(undefined);
            }}
            onKeyDown={onKeyDown}
          />
        </form>
      }
      headerClassName="search-row gap-3 border-b px-5"
      closeLabel="Close search"
      className="mx-auto mt-[12vh] max-h-[76vh] w-[min(40rem,calc(100vw-2rem))] max-w-none overflow-hidden
        rounded-card border bg-surface text-ink"
    >
      <div tabIndex={-1} className="max-h-[calc(76vh-8rem)] overflow-y-auto has-[li]:(border-b p-2)">
        <SearchResults results={results} listbox={{ id: listId, marked }} />
      </div>
      <p className="flex items-baseline justify-between gap-4 px-5 py-3 text-muted text-sm">
        <span role="status" className="min-w-0 [overflow-wrap:anywhere]">
          {isLate ? "This is taking longer than usual..." : answerText}
        </span>
        {/* Not a <SiteLink>, because a whole page may load even when requests for data fail. */}
        <a href={searchPath(query.trim())} className="flex-none text-link">
          Open the results page
        </a>
      </p>
    </Dialog>
  );
}
