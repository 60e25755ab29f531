import MiniSearch, { type SearchResult as MiniSearchResult } from "minisearch";
import type { Entries } from "#app/entries/entries.ts";
import { publishedEntries } from "#app/entries/published.server.ts";
import { todayInPakistan } from "#app/lib/dates.ts";
import { type SearchDocument, type SearchResult, searchDocuments } from "./search-documents.ts";

const MAX_RESULTS = 20;

interface SearchOutcome {
  /** Best matches first. Lists services and pages for an empty query, and services for a query without matches. */
  results: SearchResult[];
  /** Number of all matches, of which `results` are the best. */
  count: number;
}

type Search = (query: string) => SearchOutcome;

let cached: { day: string; search: Search } | undefined;

/** Searches the entries that are published today. Builds the index once a day in each isolate. */
export function search(query: string): SearchOutcome {
  const day = todayInPakistan();
  if (cached?.day !== day) cached = { day, search: createSearch(publishedEntries()) };
  return cached.search(query);
}

export function createSearch(entries: Entries): Search {
  const documents = searchDocuments(entries);
  const index = new MiniSearch<SearchDocument>({
    idField: "path",
    fields: ["title", "kind", "keywords", "description", "text"],
    storeFields: ["path", "title", "kind", "description"],
    // Keeps "C#" and "C++" whole. MiniSearch's own tokenizer splits at "#".
    tokenize: (text) => text.match(/[\p{L}\p{M}\p{N}+#]+/gu) ?? [],
    searchOptions: {
      boost: { title: 6, keywords: 3, description: 2, text: 0.5 },
      prefix: (word) => word.length > 2,
    },
  });
  index.addAll(documents);
  const ofKind = (kind: string) => documents.filter((document) => document.kind === kind).map(toResult);

  return (query) => {
    if (query === "") {
      const results = [...ofKind("Service"), ...ofKind("Page")];
      return { results, count: results.length };
    }
    const strict = index.search(query, { combineWith: "AND" });
    const matches = strict.length > 0 ? strict : index.search(query, { fuzzy: 0.2 });
    if (matches.length === 0) return { results: ofKind("Service"), count: 0 };
    return { results: matches.slice(0, MAX_RESULTS).map(toResult), count: matches.length };
  };
}

/** Leaves out `keywords` and `text`, which would enlarge the page. */
function toResult({ path, title, kind, description }: SearchResult | MiniSearchResult): SearchResult {
  return { path, title, kind, description };
}
