/** Marks the field that Ctrl K focuses (shell/search-link.tsx). */
export const siteSearch = { "data-site-search": "" };

/** Maximum length in UTF-16 code units. The rest of a longer query is ignored. */
export const MAX_QUERY_LENGTH = 100;

/** @returns the query, trimmed and truncated, with spaces in place of control and bidi characters */
export function searchQuery({ searchParams }: URL): string {
  const text = (searchParams.get("q") ?? "").replaceAll(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, " ").trim();
  // `slice` can split a surrogate pair.
  return text.slice(0, MAX_QUERY_LENGTH).toWellFormed();
}
