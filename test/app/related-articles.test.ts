import { expect, test } from "vitest";
import { neighborsOf, relatedArticles } from "../../app/articles/related-articles";
import type { ArticleEntry, NewsPage, PostPage } from "../../app/lib/entries";

function post(slug: string, date: string, rest: Partial<PostPage> = {}): PostPage {
  return {
    kind: "post",
    title: slug,
    url: `/blogs/${slug}`,
    description: "",
    excerpt: "",
    image: { kind: "covers", name: slug, alt: "" },
    date,
    category: slug,
    body: { html: "", feedHtml: "", text: "", minutes: 1, sections: [], hasCode: false },
    tags: [slug],
    ...rest,
  };
}

function newsItem(slug: string, date: string): NewsPage {
  return { ...post(slug, date), kind: "news", url: `/news/${slug}`, author: "Ada Obi" };
}

const january = post("january", "2024-01-31");
const march = post("march", "2024-03-01");
const october = post("october", "2024-10-02");

test("the neighbors are the articles next by date, whatever the list's order", () => {
  const list = [october, january, march];
  expect(neighborsOf(march, list)).toEqual({ older: january, newer: october });
  expect(neighborsOf(january, list)).toEqual({ older: undefined, newer: march });
  expect(neighborsOf(october, list)).toEqual({ older: march, newer: undefined });
  expect(neighborsOf(march, [march])).toEqual({ older: undefined, newer: undefined });
});

test("related articles are ranked by shared tags, category, kind, then date", () => {
  const article = post("one", "2024-06-01", { tags: ["Offline", "Maps"], category: "Mobile" });
  const twoTags = post("two-tags", "2020-01-01", { tags: ["maps", "offline"] });
  const oneTag = post("one-tag", "2024-06-02", { tags: ["Maps"], category: "Mobile" });
  const category = post("category", "2021-01-01", { category: "Mobile" });
  const farPost = post("far", "2019-01-01");
  const nearPost = post("near", "2024-06-09");
  const news = newsItem("news", "2024-06-01");
  const all: ArticleEntry[] = [news, farPost, article, nearPost, category, oneTag, twoTags];
  expect(relatedArticles(article, all, 9)).toEqual([twoTags, oneTag, category, nearPost, farPost, news]);
  expect(relatedArticles(article, all, 2)).toEqual([twoTags, oneTag]);
});
