import MiniSearch, { type SearchResult as Match } from "minisearch";
import { sitePages } from "#app/discovery/site-pages.ts";
import type { CompiledSection, Entries } from "#app/entries/entries.ts";
import { openingPath } from "#app/entries/openings.ts";
import { publishedEntries } from "#app/entries/published.server.ts";
import { today } from "#app/lib/dates.ts";
import { otherWords } from "#content/search.ts";
import { excerptAround } from "./found-words.ts";
import type { SearchResult } from "./search-query.ts";

const KINDS = { page: "Page", service: "Service", post: "Article", news: "News", opening: "Opening" } as const;

/** Shown for an empty query. They also rank higher than other kinds, so "portal" finds the service first. */
const FIRST_KINDS = ["Service", "Page"];

/** Words without meaning for a search, as in "website for my restaurant". */
export const IGNORED_WORDS = new Set([
  ..."a an and are at can do does for from have how i in is me much my need".split(" "),
  ..."of on or our the to want we what with you your".split(" "),
]);

export interface SearchIndex {
  /** @returns the best matches, best first, and the number of all matches */
  find: (query: string, limit: number) => { results: SearchResult[]; count: number };
  /** Searches titles and addresses only. Forgives mistakes in short words, but drops matches far below the best. */
  findByAddress: (words: string) => SearchResult[];
}

/** A page or a project. */
interface SearchDocument extends Pick<SearchResult, "path" | "title" | "kind"> {
  description: string;
  /** Words that the page does not show in its title and description. */
  keywords: string;
  /** Words of the path. */
  slug: string;
  /** Of an article. */
  sections: CompiledSection[];
}

/** The fields of the index that come from `sections`. */
const SECTION_FIELDS = ["headings", "text"];

let cached: { day: string; index: SearchIndex } | undefined;

/** The index of what is published today. The first search of a day in an isolate makes the index. */
export function currentIndex(): SearchIndex {
  const day = today();
  if (cached?.day !== day) cached = { day, index: makeIndex(publishedEntries()) };
  return cached.index;
}

export function makeIndex(entries: Entries): SearchIndex {
  const documents = searchDocuments(entries);
  const byPath = new Map(documents.map((document) => [document.path, document]));
  const offered = FIRST_KINDS.flatMap((first) => documents.filter(({ kind }) => kind === first)).map((page) =>
    asResult(page),
  );
  const miniSearch = new MiniSearch<SearchDocument>({
    idField: "path",
    fields: ["title", "keywords", "description", "kind", "slug", ...SECTION_FIELDS],
    extractField: (document, field) =>
      field === "headings"
        ? document.sections.map(({ heading }) => heading).join(" ")
        : field === "text"
          ? document.sections.map(({ text }) => text).join(" ")
          : String(document[field as keyof SearchDocument]),
    searchOptions: {
      fields: ["title", "keywords", "description", "kind", ...SECTION_FIELDS],
      boost: { title: 6, kind: 2, keywords: 1.5, headings: 1.5, text: 0.3 },
      boostDocument: (path: string) => (FIRST_KINDS.includes(byPath.get(path)?.kind ?? "") ? 1.5 : 1),
      // One letter begins too many words, so it counts only as the word that is being typed.
      prefix: (word, position, words) => word.length > 1 || position === words.length - 1,
      // The number of letters that may be wrong. Two swapped letters count as two.
      fuzzy: (word) => (word.length < 4 ? 0 : word.length < 6 ? 1 : 2),
    },
  });
  miniSearch.addAll(documents);
  const resultsOf = (matches: Match[]) =>
    matches.flatMap((match) => {
      const document = byPath.get(match.id);
      return document ? [resultOf(document, match)] : [];
    });
  return {
    find(query, limit) {
      if (query === "") return { results: offered, count: offered.length };
      const words = query.split(" ");
      // The last word may be the beginning of a longer one.
      const terms = words
        .filter((word, i) => i === words.length - 1 || !IGNORED_WORDS.has(word.toLowerCase()))
        .join(" ");
      const matchesOfAll = miniSearch.search(terms, { combineWith: "AND" });
      const matches = matchesOfAll.length > 0 ? matchesOfAll : miniSearch.search(terms);
      return { results: resultsOf(matches.slice(0, limit)), count: matches.length };
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

/** A result from the sections of an article leads to the section with most of the words. */
function resultOf(document: SearchDocument, { terms, match }: Match): SearchResult {
  const isInSections = terms.some((term) => match[term]?.every((field) => SECTION_FIELDS.includes(field)));
  if (!isInSections) return asResult(document, terms);
  const counted = document.sections.map((section) => {
    const words = `${section.heading} ${section.text}`.toLowerCase();
    return { ...section, count: terms.filter((term) => words.includes(term)).length };
  });
  const [best] = counted.toSorted((a, b) => b.count - a.count);
  if (!best) return asResult(document, terms);
  return {
    ...asResult(document, terms),
    path: `${document.path}#${best.id}`,
    section: best.heading,
    line: excerptAround(best.text, terms),
  };
}

function asResult({ path, title, kind, description }: SearchDocument, words: string[] = []): SearchResult {
  return { path, title, kind, line: description, words };
}

function searchDocuments(entries: Entries): SearchDocument[] {
  const { services, articles, openings, projects } = entries;
  const keywords: Record<string, string[]> = Object.fromEntries([
    ...services.map(({ url, detail: { features, process, technologies } }) => [
      url,
      [...[...features, ...process].map((item) => item.title), ...technologies.map((technology) => technology.name)],
    ]),
    ...articles.map(({ url, category, tags }) => [url, [category, ...tags]]),
    ...projects.map(({ slug, hadToWork }) => [`/portfolio#${slug}`, [hadToWork]]),
    ...openings.map((opening) => [openingPath(opening), ["career job", ...opening.requirements]]),
  ]);
  const sections = new Map(articles.map((article) => [article.url, article.sections]));
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
  ].map((page) => ({
    ...page,
    slug: slugWords(page.path),
    keywords: [...(keywords[page.path] ?? []), otherWords[page.path] ?? ""].join(" "),
    sections: sections.get(page.path) ?? [],
  }));
}

/** "web-development webdevelopment" for the path "/services/web-development". */
function slugWords(path: string): string {
  const slug = path.slice(path.lastIndexOf("/") + 1);
  return `${slug} ${slug.replaceAll("-", "")}`;
}
