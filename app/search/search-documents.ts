import { sitePages } from "#app/discovery/site-pages.ts";
import type { Entries } from "#app/entries/entries.ts";
import { openingPath } from "#app/entries/openings.ts";
import { otherWords } from "#content/search.ts";
import { KINDS, type SearchResult } from "./search-query.ts";

/** A page, a project on the portfolio or a section of an article. */
export interface SearchDocument {
  /** Of the page, with the hash of the project or section. */
  path: string;
  /** Of several documents with the same one, a list of results has the best. */
  page: string;
  name: string;
  /** The title of the article whose section it is. */
  article?: string;
  kind: SearchResult["kind"];
  /** What a result shows, or shows a part of. */
  line: string;
  /** What the page is also found by. */
  keywords: string[];
}

/** @returns what the search finds */
export function searchDocuments(entries: Entries): SearchDocument[] {
  const { services, articles, openings, projects } = entries;
  const keywords: Record<string, string[]> = Object.fromEntries([
    ...services.map(({ url, detail: { features, process, technologies } }) => [
      url,
      [...[...features, ...process].map((item) => item.title), ...technologies.map((technology) => technology.name)],
    ]),
    ...articles.map(({ url, category, tags }) => [url, [category, ...tags]]),
    ...openings.map((opening) => [openingPath(opening), ["career", "job", ...opening.requirements]]),
  ]);
  return [
    ...sitePages(entries).map(({ path, title, description, kind }) => ({
      path,
      page: path,
      name: title,
      kind: KINDS[kind],
      line: description,
      keywords: [...(keywords[path] ?? []), ...(otherWords[path]?.split(" ") ?? [])],
    })),
    ...projects.map(({ slug, title, description, hadToWork }) => ({
      path: `/portfolio#${slug}`,
      page: `/portfolio#${slug}`,
      name: title,
      kind: "Project" as const,
      line: description,
      keywords: [hadToWork],
    })),
    ...articles.flatMap(({ url, title, kind, content }) =>
      content.sections.map(({ id, heading, text }) => ({
        path: `${url}#${id}`,
        page: url,
        name: heading,
        article: title,
        kind: KINDS[kind],
        line: text,
        keywords: [],
      })),
    ),
  ];
}
