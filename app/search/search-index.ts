import MiniSearch, { type SearchResult as Match, type Query } from "minisearch";
import type { Entries } from "#app/entries/entries.ts";
import { publishedEntries } from "#app/entries/published.server.ts";
import { today } from "#app/lib/dates.ts";
import { excerptAround, wordsOf } from "./found-words.ts";
import { type SearchDocument, searchDocuments } from "./search-documents.ts";
import type { SearchResult } from "./search-query.ts";

/** Shown for an empty query. They also rank higher than other kinds, so "portal" finds the service first. */
const FIRST_KINDS = ["Service", "Page"];

/** Words without meaning for a search, as in "website for my restaurant". */
const IGNORED_WORDS = new Set([
  ..."a an and are at can do does for from have how i in is me much my need".split(" "),
  ..."of on or our the to want we what with you your".split(" "),
]);

const MAX_RESULTS = 20;

/** Of the keywords that a result shows because its title and line lack the words. */
const MAX_PHRASES = 3;

/** @returns the best results, best first, and the number of all matches. If nothing matches, the services */
type Search = (query: string) => { results: SearchResult[]; count: number };

/** The fields of the index that summarize a page. */
const PAGE_FIELDS = ["title", "keywords", "description", "kind"];

/** The fields of the index with the text of an article. */
const SECTION_FIELDS = ["headings", "text"];

let cached: { day: string; search: Search } | undefined;

/** Searches what is published today. The first search of a day in an isolate makes the index. */
export const search: Search = (query) => {
  const day = today();
  if (cached?.day !== day) cached = { day, search: searchIn(publishedEntries()) };
  return cached.search(query);
};

/** Indexes the entries. */
export function searchIn(entries: Entries): Search {
  const documents = searchDocuments(entries);
  const byPath = new Map(documents.map((document) => [document.path, document]));
  const offered = FIRST_KINDS.flatMap((first) => documents.filter(({ kind }) => kind === first));
  const miniSearch = new MiniSearch<SearchDocument>({
    idField: "path",
    fields: [...PAGE_FIELDS, ...SECTION_FIELDS],
    tokenize: wordsOf,
    searchOptions: {
      boost: { title: 6, kind: 2, keywords: 1.5, headings: 1.5, text: 0.3 },
      boostDocument: (path: string) => (FIRST_KINDS.includes(byPath.get(path)?.kind ?? "") ? 1.5 : 1),
    },
  });
  miniSearch.addAll(documents);
  return (query) => {
    if (query === "") return { results: offered.map((page) => asResult(page)), count: offered.length };
    const words = wordsOf(query);
    // The last word may be the beginning of a longer one.
    const searched = words.filter((word, index) => index === words.length - 1 || !IGNORED_WORDS.has(word));
    const queries = searched.map((word, index, { length }) => wordQuery(word, index === length - 1));
    const matchesOfAll = miniSearch.search({ combineWith: "AND", queries });
    const matches = matchesOfAll.length > 0 ? matchesOfAll : miniSearch.search({ combineWith: "OR", queries });
    if (matches.length === 0) {
      return { results: offered.filter(({ kind }) => kind === "Service").map((page) => asResult(page)), count: 0 };
    }
    // Whole words and plurals come before parts: "app" finds "apps" before "apply".
    const isWhole = ({ terms }: Match) => searched.every((word) => terms.some((term) => isSameWord(term, word)));
    const ranked = matches.toSorted((a, b) => Number(isWhole(b)) - Number(isWhole(a)));
    const results = ranked.slice(0, MAX_RESULTS).flatMap((match) => {
      const document = byPath.get(match.id);
      return document ? [resultOf(document, match)] : [];
    });
    return { results, count: matches.length };
  };
}

/** Also true for a word and its plural. */
function isSameWord(one: string, other: string): boolean {
  const [short = "", long] = [one, other].toSorted((a, b) => a.length - b.length);
  return [short, `${short}s`, `${short}es`].some((form) => form === long);
}

/** Finds a word in the summary of a page, or in the text of an article. */
function wordQuery(word: string, isLast: boolean): Query {
  return {
    combineWith: "OR",
    queries: [
      // Texts have so many words that one of them resembles almost any other.
      { queries: [word], fields: SECTION_FIELDS, prefix: word.length > 3, fuzzy: 0 },
      // Last, because MiniSearch tells only the fields of the last query in which a word is found.
      {
        queries: [word],
        fields: PAGE_FIELDS,
        // One letter begins too many words, so it counts only as the word that is being typed.
        prefix: word.length > 1 || isLast,
        // The number of letters that may be wrong. Two swapped letters count as two.
        fuzzy: word.length < 4 ? 0 : word.length < 6 ? 1 : 2,
      },
    ],
  };
}

/**
 * If the title and the line lack the words, the result leads to the section of an article with most of them, or shows
 * the keywords that have them.
 */
function resultOf(document: SearchDocument, { terms, match }: Match): SearchResult {
  const result = asResult(document, terms);
  const fields = Object.values(match).flat();
  if (fields.includes("title") || fields.includes("description")) return result;
  const counted = document.sections.map((section) => {
    const words = new Set(wordsOf(`${section.heading} ${section.text}`));
    return { ...section, count: terms.filter((term) => words.has(term)).length };
  });
  const [best] = counted.toSorted((a, b) => b.count - a.count);
  if (best?.count) {
    const line = excerptAround(best.text, terms);
    return { ...result, path: `${result.path}#${best.id}`, section: best.heading, line };
  }
  const phrases = document.phrases.filter((phrase) => wordsOf(phrase).some((word) => terms.includes(word)));
  return { ...result, line: [phrases.slice(0, MAX_PHRASES).join(", "), result.line].filter(Boolean).join(" · ") };
}

function asResult({ path, title, kind, description }: SearchDocument, words: string[] = []): SearchResult {
  return { path, title, kind, line: description, words };
}
