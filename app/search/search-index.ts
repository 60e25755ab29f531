import MiniSearch, { type SearchResult as Match, type SearchOptions } from "minisearch";
import type { Entries } from "#app/entries/entries.ts";
import { publishedEntries } from "#app/entries/published.server.ts";
import { companyDay } from "#app/lib/dates.ts";
import { excerptAround, splitAtWords, wordsOf } from "./found-words.ts";
import { type SearchDocument, searchDocuments } from "./search-documents.ts";
import type { SearchResult } from "./search-query.ts";

/** Shown for an empty query. They also rank higher than other kinds, so "portal" finds the service first. */
const FIRST_KINDS = ["Service", "Page"];

const MAX_RESULTS = 20;

/** Of the keywords that a result shows because its title and line lack the words. */
const MAX_KEYWORDS = 3;

/** The number of letters that may be wrong. Two swapped letters count as two. */
const fuzzy = ({ length }: string) => (length < 4 ? 0 : length < 6 ? 1 : 2);

/** The first that finds something counts. */
const ATTEMPTS: SearchOptions[] = [{ combineWith: "AND" }, { combineWith: "AND", fuzzy }, { combineWith: "OR", fuzzy }];

/** @returns the best results, best first, and the number of all matches. If nothing matches, the services */
type Search = (query: string) => { results: SearchResult[]; count: number };

let cached: { day: string; search: Search } | undefined;

/** Searches what is published today. The first search of a day in an isolate makes the index. */
export const search: Search = (query) => {
  const day = companyDay();
  if (cached?.day !== day) cached = { day, search: searchIn(publishedEntries()) };
  return cached.search(query);
};

export function searchIn(entries: Entries): Search {
  const documents = searchDocuments(entries);
  const byPath = new Map(documents.map((document) => [document.path, document]));
  const index = new MiniSearch<SearchDocument>({
    idField: "path",
    fields: ["name", "keywords", "line", "kind"],
    tokenize: wordsOf,
    searchOptions: {
      boost: { name: 6, kind: 2, keywords: 1.5 },
      boostDocument: (path: string) => {
        const { article, kind = "" } = byPath.get(path) ?? {};
        return article ? 0.25 : FIRST_KINDS.includes(kind) ? 1.5 : 1;
      },
      prefix: ({ length }) => length > 2,
    },
  });
  // Not the documents: of two with one path, MiniSearch would refuse the second, and all of the search would fail.
  index.addAll([...byPath.values()]);
  const listed = (wanted: string) => documents.filter(({ kind }) => kind === wanted).map((page) => resultOf(page, []));
  return (query) => {
    if (query === "") {
      const results = FIRST_KINDS.flatMap(listed);
      return { results, count: results.length };
    }
    const words = wordsOf(query);
    let matches: Match[] = [];
    for (const options of ATTEMPTS) if (matches.length === 0) matches = index.search(query, options);
    // Parts of words count only while nothing has the words or their plurals: "app" does not find "apply".
    const isWhole = ({ terms }: Match) => words.every((word) => terms.some((term) => isSameWord(term, word)));
    const isWanted = (term: string) => words.some((word) => isSameWord(term, word));
    const whole = matches.filter(isWhole).map(({ id, terms }) => ({ id, terms: terms.filter(isWanted) }));
    const best = new Map<string, SearchResult>();
    for (const { id, terms } of whole.length > 0 ? whole : matches) {
      const document = byPath.get(id);
      if (document && !best.has(document.page)) best.set(document.page, resultOf(document, terms));
    }
    return best.size === 0
      ? { results: listed("Service"), count: 0 }
      : { results: [...best.values()].slice(0, MAX_RESULTS), count: best.size };
  };
}

/** Also true for a word and its plural. */
function isSameWord(one: string, other: string): boolean {
  const [short = "", long] = [one, other].toSorted((a, b) => a.length - b.length);
  return [short, `${short}s`, `${short}es`].some((form) => form === long);
}

/** Shows the words that were found: in the title, in a part of the line, or among the keywords. */
function resultOf({ path, name, article, kind, line, keywords }: SearchDocument, words: string[]): SearchResult {
  const has = (text: string) => splitAtWords(text, words).length > 1;
  const shown = has(name) || has(line) ? [] : keywords.filter(has).slice(0, MAX_KEYWORDS);
  return {
    path,
    title: article ?? name,
    ...(article && { section: name }),
    kind,
    line: [shown.join(", "), excerptAround(line, words)].filter(Boolean).join(" · "),
    words,
  };
}
