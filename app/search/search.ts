import MiniSearch from "minisearch";
import { sitePages } from "#app/discovery/site-pages.ts";
import { type Entries, publishedEntries } from "#app/entries/entries.ts";
import { openingPath } from "#app/entries/openings.ts";
import { today } from "#app/lib/dates.ts";
import { otherWords } from "#content/search.ts";
import type { SearchResult } from "./search-query.ts";

const MAX_RESULTS = 20;

const KINDS = { page: "Page", service: "Service", post: "Article", news: "News", opening: "Opening" } as const;

/** Shown for an empty query. They also rank higher than other kinds, so "portal" finds the service first. */
const FIRST_KINDS = ["Service", "Page"];

/** Words without meaning for a search, as in "website for my restaurant". */
export const IGNORED_WORDS = new Set([
  ..."a an and are at can do does for from have how i in is me much my need".split(" "),
  ..."of on or our the to want we what with you your".split(" "),
]);

export interface SearchIndex {
  /** @returns all matches, best first */
  find: (query: string) => SearchResult[];
  /** Searches titles and addresses only. Forgives mistakes in short words, but drops matches far below the best. */
  findByAddress: (words: string) => SearchResult[];
}

let cached: { day: string; index: SearchIndex } | undefined;

/** The index of what is published today. The first search of a day in an isolate makes the index. */
export function currentIndex(): SearchIndex {
  const day = today();
  if (cached?.day !== day) cached = { day, index: makeIndex(publishedEntries()) };
  return cached.index;
}

/**
 * Searches what is published today.
 *
 * @returns the best results, best first, and the number of all matches
 */
export function search(query: string): { results: SearchResult[]; count: number } {
  const found = currentIndex().find(query);
  return { results: found.slice(0, MAX_RESULTS), count: found.length };
}

export function makeIndex(entries: Entries): SearchIndex {
  const documents = searchDocuments(entries);
  const byPath = new Map(documents.map(({ keywords: _, slug: __, ...result }) => [result.path, result]));
  const offered = FIRST_KINDS.flatMap((first) => [...byPath.values()].filter(({ kind }) => kind === first));
  const miniSearch = new MiniSearch({
    idField: "path",
    fields: ["title", "keywords", "description", "kind", "slug"],
    searchOptions: {
      fields: ["title", "keywords", "description", "kind"],
      boost: { title: 6, kind: 2, keywords: 1.5 },
      boostDocument: (path: string) => (FIRST_KINDS.includes(byPath.get(path)?.kind ?? "") ? 1.5 : 1),
      // One letter begins too many words, so it counts only as the word that is being typed.
      prefix: (word, position, words) => word.length > 1 || position === words.length - 1,
      // The number of letters that may be wrong. Two swapped letters count as two.
      fuzzy: (word) => (word.length < 4 ? 0 : word.length < 6 ? 1 : 2),
    },
  });
  miniSearch.addAll(documents);
  const resultsOf = (matches: { id: string }[]) => matches.flatMap(({ id }) => byPath.get(id) ?? []);
  return {
    find(query) {
      if (query === "") return offered;
      const words = query.split(" ");
      // The last word may be the beginning of a longer one.
      const terms = words
        .filter((word, i) => i === words.length - 1 || !IGNORED_WORDS.has(word.toLowerCase()))
        .join(" ");
      const matchesOfAll = miniSearch.search(terms, { combineWith: "AND" });
      return resultsOf(matchesOfAll.length > 0 ? matchesOfAll : miniSearch.search(terms));
    },
    findByAddress(words) {
      const matches = miniSearch.search(words, {
        fields: ["title", "slug"],
        combineWith: "AND",
        prefix: (word) => word.length > 2,
        fuzzy: (word) => (word.length < 3 || /\d/.test(word) ? 0 : word.length < 5 ? 1 : 2),
      });
      const minScore = (matches[0]?.score ?? 0) / 2;
      return resultsOf(matches.filter(({ score }) => score >= minScore));
    },
  };
}

function searchDocuments(entries: Entries): (SearchResult & { keywords: string; slug: string })[] {
  const { services, articles, openings, projects } = entries;
  const keywords: Record<string, string[]> = Object.fromEntries([
    ...services.map(({ url, detail: { features, process, technologies } }) => [
      url,
      [...[...features, ...process].map((item) => item.title), ...technologies.map((technology) => technology.name)],
    ]),
    ...articles.map(({ url, category, tags, headings }) => [url, [category, ...tags, ...headings]]),
    ...projects.map(({ slug, hadToWork }) => [`/portfolio#${slug}`, [hadToWork]]),
    ...openings.map((opening) => [openingPath(opening), ["career job", ...opening.requirements]]),
  ]);
  return [
    ...sitePages(entries).map(({ path, title, description, kind }) => ({
      path,
      title,
      description,
      kind: KINDS[kind],
    })),
    ...projects.map(({ slug, title, description }) => ({
      path: `/portfolio#${slug}`,
      title,
      description,
      kind: "Project" as const,
    })),
  ].map((result) => ({
    ...result,
    slug: slugWords(result.path),
    keywords: [...(keywords[result.path] ?? []), otherWords[result.path] ?? ""].join(" "),
  }));
}

/** "web-development webdevelopment" for the path "/services/web-development". */
function slugWords(path: string): string {
  const slug = path.slice(path.lastIndexOf("/") + 1);
  return `${slug} ${slug.replaceAll("-", "")}`;
}
