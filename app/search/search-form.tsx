/** Marks the field that Ctrl K focuses (shell/search-link.tsx). */
export const siteSearch = { "data-site-search": "" };

/** Maximum length in UTF-16 code units. The rest of a longer query is ignored. */
export const MAX_QUERY_LENGTH = 100;

/** Submits to /search, even without JavaScript. Ctrl K (⌘ K) focuses its field (shell/search-link.tsx). */
export function SearchForm({ query = "", autoFocus }: { query?: string; autoFocus?: boolean }) {
  return (
    <search>
      <form method="get" action="/search" className="flex gap-3">
        <input
          id="query"
          type="text"
          name="q"
          {...siteSearch}
          dir="auto"
          aria-label="Search the site"
          defaultValue={query}
          // biome-ignore lint/a11y/noAutofocus: whoever opens the search page wants to type
          autoFocus={autoFocus}
          maxLength={MAX_QUERY_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
          spellCheck={false}
          placeholder="Search the site"
          className="min-w-0 flex-1 rounded-pill border border-field-line bg-surface px-5 py-3 text-lg
            placeholder:(text-muted opacity-100)"
        />
        <button type="submit" className="rounded-pill border border-field-line px-6 font-650 hover:bg-brand-soft">
          Search
        </button>
      </form>
    </search>
  );
}

/** @returns the query, trimmed and truncated, with spaces in place of control and bidi characters */
export function searchQuery({ searchParams }: URL): string {
  const text = (searchParams.get("q") ?? "").replaceAll(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, " ").trim();
  // `slice` can split a surrogate pair.
  return text.slice(0, MAX_QUERY_LENGTH).toWellFormed();
}
