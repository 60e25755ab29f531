import { expect, test } from "vitest";
import type { CompiledArticle } from "#app/entries/entries.ts";
import { relatedArticles } from "#app/routes/blogs/related-articles.ts";

function post(slug: string, date: string, rest: Partial<CompiledArticle> = {}): CompiledArticle {
  return {
    kind: "blog",
    title: slug,
    url: `/blogs/${slug}`,
    excerpt: "",
    image: { kind: "covers", name: slug, alt: "" },
    date,
    category: slug,
    tags: [slug],
    minutes: 1,
    description: "",
    html: "",
    feedHtml: "",
    sections: [],
    isDrawn: false,
    ...rest,
  };
}

test("related articles are ranked by shared tags, category, kind, then date", () => {
  const article = post("one", "2024-06-01", { tags: ["Offline", "Maps"], category: "Mobile" });
  const twoTags = post("two-tags", "2020-01-01", { tags: ["Maps", "Offline"] });
  const oneTag = post("one-tag", "2024-06-02", { tags: ["Maps"], category: "Mobile" });
  const category = post("category", "2021-01-01", { category: "Mobile" });
  const farPost = post("far", "2019-01-01");
  const nearPost = post("near", "2024-06-09");
  const news = post("news", "2024-06-01", { kind: "news" });
  const all = [news, farPost, nearPost, category, oneTag, twoTags];
  expect(relatedArticles(article, all, 9)).toEqual([twoTags, oneTag, category, nearPost, farPost, news]);
  expect(relatedArticles(article, all, 2)).toEqual([twoTags, oneTag]);
});
