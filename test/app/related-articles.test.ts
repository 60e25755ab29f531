import { expect, test } from "vitest";
import { neighborsOf, relatedArticles } from "../../app/articles/related-articles";
import type { Article, NewsArticle } from "../../content/types";

function post(slug: string, date: string, rest: Partial<Article> = {}): Article {
  return {
    title: slug,
    url: `/blogs/${slug}`,
    description: "",
    excerpt: "",
    image: { kind: "covers", name: slug, alt: "" },
    date,
    category: slug,
    content: [],
    tags: [slug],
    ...rest,
  };
}

function newsItem(slug: string, date: string): NewsArticle {
  return { ...post(slug, date), url: `/news/${slug}`, author: "Ada Obi" };
}

const january = post("january", "January 31, 2024");
const march = post("march", "March 1, 2024");
const october = post("october", "October 2, 2024");

test("the neighbors are the articles next by date, whatever the list's order", () => {
  const list = [october, january, march];
  expect(neighborsOf(march, list)).toEqual({ older: january, newer: october });
  expect(neighborsOf(january, list)).toEqual({ older: undefined, newer: march });
  expect(neighborsOf(october, list)).toEqual({ older: march, newer: undefined });
  expect(neighborsOf(march, [march])).toEqual({ older: undefined, newer: undefined });
});

test("related articles are ranked by shared tags, category, kind, then date", () => {
  const article = post("one", "June 1, 2024", { tags: ["Offline", "Maps"], category: "Mobile" });
  const twoTags = post("two-tags", "January 1, 2020", { tags: ["maps", "offline"] });
  const oneTag = post("one-tag", "June 2, 2024", { tags: ["Maps"], category: "Mobile" });
  const category = post("category", "January 1, 2021", { category: "Mobile" });
  const farPost = post("far", "January 1, 2019");
  const nearPost = post("near", "June 9, 2024");
  const news = newsItem("news", "June 1, 2024");
  const all = [news, farPost, article, nearPost, category, oneTag, twoTags];
  expect(relatedArticles(article, all, 9)).toEqual([twoTags, oneTag, category, nearPost, farPost, news]);
  expect(relatedArticles(article, all, 2)).toEqual([twoTags, oneTag]);
});
