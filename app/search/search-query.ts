export interface SearchResult {
  path: string;
  title: string;
  description: string;
  kind: "Page" | "Service" | "Article" | "News" | "Opening" | "Project";
}

/** What the loader of /search answers. */
export interface SearchAnswer {
  query: string;
  /** Best match first. Undefined: the request failed. */
  results?: SearchResult[];
  /** Of all matches, of which `results` are the best. */
  count: number;
}

/** In characters. The rest of a longer query is ignored. */
export const MAX_QUERY_LENGTH = 100;

/** The query in an address: trimmed, at most MAX_QUERY_LENGTH characters, none of which control text or its direction. */
export function queryOf({ searchParams }: URL): string {
  const text = (searchParams.get("q") ?? "").replaceAll(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, " ").trim();
  // The cut may halve a character of two code units.
  return text.slice(0, MAX_QUERY_LENGTH).toWellFormed();
}

export function searchPath(query: string): string {
  return query ? `/search?${new URLSearchParams({ q: query })}` : "/search";
}
