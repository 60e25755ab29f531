import { sitePages } from "#app/discovery/site-pages.ts";
import type { Entries } from "#app/entries/entries.ts";
import { jobPath } from "#app/entries/jobs.ts";
import { keywords } from "#content/search.ts";
import { questions } from "#content/services/index.ts";

export interface SearchResult {
  path: string;
  title: string;
  kind: string;
  description: string;
}

/** An indexed document. Results leave out `keywords` and `text`. */
export interface SearchDocument extends SearchResult {
  keywords: string;
  text: string;
}

const KINDS = { page: "Page", service: "Service", blog: "Article", news: "News", job: "Job opening" };

/** @returns a document for each page, each project on /portfolio and each question on /services */
export function searchDocuments(entries: Entries): SearchDocument[] {
  const results: SearchResult[] = [
    ...sitePages(entries).map((page) => ({ ...page, kind: KINDS[page.kind] })),
    ...entries.projects.map((project) => ({ ...project, path: `/portfolio#${project.slug}`, kind: "Project" })),
    ...questions.items.map((question) => ({ ...question, path: `/services#${question.id}`, kind: "Question" })),
  ];
  const contents = contentsByPath(entries);
  return results.map(({ path, title, kind, description }) => {
    const { tags = [], texts = [] } = contents.get(path) ?? {};
    const words = [...tags, keywords[path] ?? ""];
    return { path, title, kind, description, keywords: words.join(" "), text: texts.join(" ") };
  });
}

function contentsByPath({ articles, services, jobs, projects }: Entries) {
  return new Map<string, { tags?: readonly string[]; texts: readonly string[] }>([
    ...articles.map(({ url, category, tags, description, content }) => {
      const sections = content.sections.flatMap(({ heading, text }) => [heading, text]);
      return [url, { tags: [category, ...tags], texts: [description, ...sections] }] as const;
    }),
    ...services.map(({ url, detail: { description, features, process, technologies } }) => {
      const lists = [...features, ...process].flatMap((item) => [item.title, item.description]);
      return [url, { tags: technologies.map(({ name }) => name), texts: [description, ...lists] }] as const;
    }),
    ...jobs.map((job) => [jobPath(job), { texts: job.requirements }] as const),
    ...projects.map(({ slug, successCriteria }) => [`/portfolio#${slug}`, { texts: [successCriteria] }] as const),
  ]);
}
