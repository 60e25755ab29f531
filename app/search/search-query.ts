/** In characters. The rest of a query is ignored. */
export const MAX_QUERY_LENGTH = 100;

/** @returns the query of a URL, trimmed and cut to MAX_QUERY_LENGTH, with spaces for control and bidi characters */
export function searchQuery({ searchParams }: URL): string {
  const text = (searchParams.get("q") ?? "").replaceAll(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, " ").trim();
  // `slice` can split a character of two code units.
  return text.slice(0, MAX_QUERY_LENGTH).toWellFormed();
}
