/** What a result is called, by the kind of its page. */
export const KINDS = { page: "Page", service: "Service", blog: "Article", news: "News", opening: "Opening" } as const;

export interface SearchResult {
  path: string;
  title: string;
  /** The section of an article that has the words, if its title and summary do not. `path` leads there. */
  section?: string;
  /** The summary of the page, or the part of a text that has the words. */
  line: string;
  /** The words that were found, as they are written in the line. */
  words: string[];
  kind: (typeof KINDS)[keyof typeof KINDS] | "Project";
}

/** What the loader of /search returns. */
export interface SearchAnswer {
  query: string;
  /** Best match first. If nothing matches, the services. */
  results: SearchResult[];
  /** Number of all matches. `results` has only the best. */
  count: number;
}

/** In characters. The rest of a query is ignored. */
export const MAX_QUERY_LENGTH = 100;

/** @returns the query of an address, trimmed and cut to MAX_QUERY_LENGTH, without characters that control text */
export function queryOf({ searchParams }: URL): string {
  const text = (searchParams.get("q") ?? "").replaceAll(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, " ").trim();
  // The cut can split a character of two code units.
  return text.slice(0, MAX_QUERY_LENGTH).toWellFormed();
}
