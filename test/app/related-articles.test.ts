import { expect, test } from "vitest";
import { candidateIndex, relatedArticles } from "../../app/articles/related-articles";
import type { ArticleHead } from "../../app/lib/entries";

function post(slug: string, date: string, rest: Partial<ArticleHead> = {}): ArticleHead {
  return {
    kind: "post",
    title: slug,
    url: `/blogs/${slug}`,
    excerpt: "",
    image: { kind: "covers", name: slug, alt: "" },
    date,
    category: slug,
    tags: [slug],
    minutes: 1,
    ...rest,
  };
}

test("related articles are ranked by shared tags, category, kind, then date", () => {
  const article = post("one", "2024-06-01", { tags: ["Offline", "Maps"], category: "Mobile" });
  const twoTags = post("two-tags", "2020-01-01", { tags: ["maps", "offline"] });
  const oneTag = post("one-tag", "2024-06-02", { tags: ["Maps"], category: "Mobile" });
  const category = post("category", "2021-01-01", { category: "Mobile" });
  const farPost = post("far", "2019-01-01");
  const nearPost = post("near", "2024-06-09");
  const news = post("news", "2024-06-01", { kind: "news" });
  const all = [news, farPost, nearPost, category, oneTag, twoTags];
  expect(relatedArticles(article, all, 9)).toEqual([twoTags, oneTag, category, nearPost, farPost, news]);
  expect(relatedArticles(article, all, 2)).toEqual([twoTags, oneTag]);
});

test("among many articles the candidates are few, and hold those that are ranked first", () => {
  const many = Array.from({ length: 2_000 }, (_, index) =>
    post(`p${index}`, new Date(Date.UTC(2030, 0, 1 - index)).toISOString().slice(0, 10), {
      tags: [`t${index % 7}`, `u${index % 300}`],
      category: `c${index % 5}`,
    }),
  );
  const candidates = candidateIndex(many);
  for (const article of [0, 999, 1_999].flatMap((index) => many[index] ?? [])) {
    const few = candidates(article);
    expect(few.size).toBeLessThan(600);
    expect(few.has(article)).toBe(false);
    const all = many.filter((other) => other !== article);
    expect(relatedArticles(article, few, 2)).toEqual(relatedArticles(article, all, 2));
  }
});
