import { sitePages } from "#app/discovery/site-pages.ts";
import type { CompiledSection, Entries } from "#app/entries/entries.ts";
import { openingPath } from "#app/entries/openings.ts";
import { otherWords } from "#content/search.ts";
import type { SearchResult } from "./search-query.ts";

const KINDS = { page: "Page", service: "Service", blog: "Article", news: "News", opening: "Opening" } as const;

/** A page or a project. */
export interface SearchDocument extends Pick<SearchResult, "path" | "title" | "kind"> {
  description: string;
  /** Words that the page does not show in its title and description. */
  keywords: string;
  /** The keywords one by one. */
  phrases: string[];
  /** Of an article. The index has their headings and texts. */
  sections: CompiledSection[];
  headings: string;
  text: string;
}

/** @returns what the search finds: all pages, and the projects on the portfolio */
export function searchDocuments(entries: Entries): SearchDocument[] {
  const { services, articles, openings, projects } = entries;
  const keywords: Record<string, string[]> = Object.fromEntries([
    ...services.map(({ url, detail: { features, process, technologies } }) => [
      url,
      [...[...features, ...process].map((item) => item.title), ...technologies.map((technology) => technology.name)],
    ]),
    ...articles.map(({ url, category, tags }) => [url, [category, ...tags]]),
    ...projects.map(({ slug, hadToWork }) => [`/portfolio#${slug}`, [hadToWork]]),
    ...openings.map((opening) => [openingPath(opening), ["career", "job", ...opening.requirements]]),
  ]);
  const sectionsByPath = new Map(articles.map((article) => [article.url, article.sections]));
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
  ].map((page) => {
    const sections = sectionsByPath.get(page.path) ?? [];
    const phrases = [...(keywords[page.path] ?? []), ...(otherWords[page.path]?.split(" ") ?? [])];
    return {
      ...page,
      phrases,
      keywords: phrases.join(" "),
      sections,
      headings: sections.map(({ heading }) => heading).join(" "),
      text: sections.map(({ text }) => text).join(" "),
    };
  });
}
