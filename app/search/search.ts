import MiniSearch from "minisearch";
import { sitePages } from "#app/discovery/site-pages.ts";
import { type Entries, publishedEntries } from "#app/entries/entries.ts";
import { openingPath } from "#app/entries/openings.ts";
import { today } from "#app/lib/dates.ts";
import { otherWords } from "#content/search.ts";
import type { SearchResult } from "./search-query.ts";

const MAX_RESULTS = 20;

const KINDS = { page: "Page", service: "Service", post: "Article", news: "News", opening: "Opening" } as const;

/** Shown for an empty query, and before others that match as well: "portal" finds the service first. */
const FIRST_KINDS = ["Service", "Page"];

/** Parts of a sentence: "website for my restaurant". */
const IGNORED_WORDS = new Set([
  ..."a an and are at can do does for from have how i in is me much my need".split(" "),
  ..."of on or our the to want we what with you your".split(" "),
]);

let index: { day: string; find: (query: string) => SearchResult[] } | undefined;

/**
 * Searches what is published today. The index is made at an isolate's first search, and again on another day.
 *
 * @returns the best results, best first, and the number of all
 */
export function search(query: string): { results: SearchResult[]; count: number } {
  const day = today();
  if (index?.day !== day) index = { day, find: makeIndex(publishedEntries()) };
  const found = index.find(query);
  return { results: found.slice(0, MAX_RESULTS), count: found.length };
}

function makeIndex(entries: Entries): (query: string) => SearchResult[] {
  const documents = searchDocuments(entries);
  const byPath = new Map(documents.map(({ keywords: _, ...result }) => [result.path, result]));
  const offered = FIRST_KINDS.flatMap((first) => [...byPath.values()].filter(({ kind }) => kind === first));
  const miniSearch = new MiniSearch({
    idField: "path",
    fields: ["title", "keywords", "description", "kind"],
    searchOptions: {
      boost: { title: 6, kind: 2, keywords: 1.5 },
      boostDocument: (path: string) => (FIRST_KINDS.includes(byPath.get(path)?.kind ?? "") ? 1.5 : 1),
      // One letter begins too many words, except where it is what is being typed.
      prefix: (word, position, words) => word.length > 1 || position === words.length - 1,
      // Letters that may be wrong. Two that are swapped are two.
      fuzzy: (word) => (word.length < 4 ? 0 : word.length < 6 ? 1 : 2),
    },
  });
  miniSearch.addAll(documents);
  return (query) => {
    if (query === "") return offered;
    const words = query.split(" ");
    // The last one may be the beginning of a longer word.
    const terms = words.filter((word, i) => i === words.length - 1 || !IGNORED_WORDS.has(word.toLowerCase())).join(" ");
    const matchesOfAll = miniSearch.search(terms, { combineWith: "AND" });
    const matches = matchesOfAll.length > 0 ? matchesOfAll : miniSearch.search(terms);
    return matches.flatMap(({ id }) => byPath.get(id) ?? []);
  };
}

function searchDocuments(entries: Entries): (SearchResult & { keywords: string })[] {
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
    keywords: [...(keywords[result.path] ?? []), otherWords[result.path] ?? ""].join(" "),
  }));
}
