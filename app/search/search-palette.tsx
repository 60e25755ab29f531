import { type KeyboardEvent, type ReactNode, useEffect, useId, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { Icon } from "~/media/icon";
import { type FindEntries, loadSearch, type SearchEntry } from "./site-search";

/** Asked for before the palette renders: on a slow phone, opening a dialog for the first time takes a while. */
let early: Promise<FindEntries> | undefined = loadSearch();

type Loaded = { find: FindEntries } | "loading" | "failed";

/** `openCount` counts the requests to open it. `takeTypedText` returns what was typed while this module was loading. */
export default function SearchPalette({
  openCount,
  takeTypedText,
}: {
  openCount: number;
  takeTypedText: () => string;
}): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const [search, setSearch] = useState<Loaded>("loading");
  const isLoading = useRef(false);
  const [query, setQuery] = useState("");
  const [active, setActive] = useState(0);
  const listId = useId();
  const navigate = useNavigate();

  useEffect(() => {
    const text = takeTypedText();
    if (openCount === 0 || dialog.current?.open) return;
    setQuery(text);
    setActive(0);
    dialog.current?.showModal();
  }, [openCount, takeTypedText]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a failed search is loaded again when it is opened again
  useEffect(() => {
    if (openCount === 0 || isLoading.current || typeof search === "object") return;
    isLoading.current = true;
    (early ?? loadSearch())
      .then((find) => setSearch({ find }))
      .catch((error: unknown) => {
        console.error(error);
        setSearch("failed");
      })
      .finally(() => {
        isLoading.current = false;
        early = undefined;
      });
  }, [openCount]);

  const results = useMemo(() => (typeof search === "object" ? search.find(query) : []), [search, query]);
  const choice = results[Math.min(active, results.length - 1)];

  useEffect(() => {
    document.getElementById(optionId(listId, active))?.scrollIntoView({ block: "nearest" });
  }, [listId, active]);

  function choose(entry: SearchEntry) {
    dialog.current?.close();
    navigate(entry.path);
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && results.length > 0) {
      event.preventDefault();
      setActive((Math.min(active, results.length - 1) + step + results.length) % results.length);
    } else if (event.key === "Enter" && choice && !event.nativeEvent.isComposing) {
      event.preventDefault();
      choose(choice);
    }
  }

  return (
    <dialog
      ref={dialog}
      closedby="any"
      aria-label="Search"
      className="picture-dialog mx-auto mt-[12vh] max-h-[76vh] w-[min(40rem,calc(100vw-2rem))] max-w-none overflow-hidden rounded-card border bg-surface text-ink"
    >
      <div className="flex items-center gap-3 border-b px-5">
        <Icon name="search" className="text-muted text-xl" />
        <input
          autoFocus
          type="text"
          role="combobox"
          aria-label="Search services, projects, posts, news, openings and pages"
          aria-expanded={results.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={choice ? optionId(listId, results.indexOf(choice)) : undefined}
          autoComplete="off"
          spellCheck={false}
          placeholder="Search the site"
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
          className="search-field min-w-0 flex-1 py-4 text-lg placeholder:(text-muted opacity-100)"
        />
        <button
          type="button"
          onClick={() => dialog.current?.close()}
          aria-label="Close search"
          className="-mr-2 grid size-10 flex-none place-items-center rounded-pill hover:bg-brand-soft"
        >
          <Icon name="x" className="text-xl" />
        </button>
      </div>
      <div
        id={listId}
        role="listbox"
        tabIndex={-1}
        aria-label="Results"
        className="max-h-[calc(76vh-4.5rem)] overflow-y-auto p-2 empty:hidden"
      >
        {results.map((entry, position) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
          // biome-ignore lint/a11y/useFocusableInteractive: as above
          <div
            key={entry.path}
            id={optionId(listId, position)}
            role="option"
            aria-selected={entry === choice}
            onClick={() => choose(entry)}
            onPointerMove={() => setActive(position)}
            className="cursor-pointer rounded-xl px-3 py-2.5 aria-selected:bg-brand-soft"
          >
            <p className="flex items-baseline justify-between gap-4">
              <span className="font-650">{entry.title}</span>
              <span className="text-muted text-sm">{entry.kind}</span>
            </p>
            <p className="line-clamp-1 text-muted text-sm">{entry.description}</p>
          </div>
        ))}
      </div>
      <p role="status" className={results.length > 0 ? "sr-only" : "p-6 text-muted"}>
        {statusText(search, query, results.length)}
      </p>
    </dialog>
  );
}

function statusText(search: Loaded, query: string, count: number): string {
  if (search === "loading") return "Loading...";
  if (search === "failed") return "Search could not be loaded. Please close it and try again.";
  if (count > 0) return count === 1 ? "1 result" : `${count} results`;
  return `Nothing fits "${query.trim()}". Try a service, a technology or a topic.`;
}

const optionId = (listId: string, position: number) => `${listId}-${position}`;
