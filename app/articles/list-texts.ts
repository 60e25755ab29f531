import { listTexts } from "#content/blogs/index.ts";
import { newsListTexts } from "#content/news/index.ts";
import type { ListPage } from "./article-lists.ts";

/** @returns the title, description, heading and introduction of a page of a list */
export function listPageTexts(list: ListPage) {
  const { kind, page, pages, before, articles } = list;
  const text = kind === "news" ? newsListTexts : listTexts[kind];
  const values: Record<string, unknown> = { ...list, first: before + 1, last: before + articles.length };
  const filled = (template: string) =>
    template.replaceAll(/\{(\w+)\}/g, (placeholder, key: string) => String(values[key] ?? placeholder));
  const { whole, part } = listTexts;
  const further = page > 1 ? part : { title: "", description: "" };
  return {
    title: filled(text.title + further.title),
    description: filled(text.description + further.description),
    heading: filled(text.heading + further.title),
    intro: filled(pages === 1 ? whole : articles.length === 1 ? part.oneLeft : part.intro),
  };
}
