import { describe, expect, test } from "vitest";
import { findList, listPage, listPages, newsList, postList, subjectLinks } from "../../app/articles/article-lists.ts";
import { listPageTexts } from "../../app/articles/list-texts.ts";
import { shownPages } from "../../app/articles/pagination.tsx";
import type { ArticleHead } from "../../app/entries/entries.ts";

// How articles are divided into pages.

/** @returns Posts from newest to oldest, one a day. */
function posts(count: number, change: (number: number) => Partial<ArticleHead> = () => ({})): ArticleHead[] {
  return Array.from({ length: count }, (_, index) => ({
    kind: "post",
    title: `Article ${index + 1}`,
    url: `/blogs/post-${index + 1}`,
    excerpt: "",
    image: { kind: "covers", name: "a-cover", alt: "" },
    date: new Date(Date.UTC(2026, 10, 20) - index * 86_400_000).toISOString().slice(0, 10),
    category: "Web",
    tags: ["One tag", "Another tag"],
    minutes: 1,
    headings: [],
    ...change(index + 1),
  }));
}

const news = (count: number) => posts(count, (number) => ({ kind: "news", url: `/news/news-${number}` }));

const paths = (articles: ArticleHead[], start: string) =>
  listPages(articles)
    .map(({ path }) => path)
    .filter((path) => path.startsWith(start));

describe("pages of the list of posts", () => {
  test.for([
    [0, 0, 0],
    [12, 0, 0],
    [13, 1, 1],
    [24, 1, 12],
    [25, 2, 1],
    [400, 33, 4],
  ] as const)("%i posts have %i further pages, the last with %i articles", ([count, further, last]) => {
    const articles = posts(count);
    const list = postList(articles);
    expect(listPage(list, 1).pages).toBe(further + 1);
    expect(paths(articles, "/blogs/page/")).toEqual(
      Array.from({ length: further }, (_, index) => `/blogs/page/${index + 2}`),
    );
    if (further > 0) expect(listPage(list, further + 1).articles).toHaveLength(last);
    expect(listPage(list, further + 2).articles).toEqual([]);
  });

  test("have every post once, newest first", () => {
    const articles = posts(40);
    const shown = [1, 2, 3, 4].flatMap((page) => listPage(postList(articles), page).articles);
    expect(shown.map(({ url }) => url)).toEqual(articles.map(({ url }) => url));
  });
});

test.for([
  [3, 0, 3],
  [4, 1, 1],
  [16, 2, 1],
] as const)("%i news have %i pages besides the section of /blogs, the last with %i", ([count, further, last]) => {
  const articles = news(count);
  expect(paths(articles, "/news")).toEqual(Array.from({ length: further }, (_, index) => `/news/page/${index + 2}`));
  expect(listPage(newsList(articles), 1).articles).toHaveLength(3);
  expect(listPage(newsList(articles), further + 1).articles).toHaveLength(last);
});

describe("tags and categories", () => {
  const tagged = (...tags: string[][]) => posts(tags.length, (number) => ({ tags: tags[number - 1] ?? [] }));

  test("a tag has a list from three articles on, which its articles link to", () => {
    const two = tagged(["Fonts", "A"], ["Fonts", "B"], ["C", "D"]);
    expect(paths(two, "/blogs/tag/")).toEqual([]);
    const three = tagged(["Fonts", "A"], ["Fonts", "B"], ["Fonts", "D"]);
    expect(paths(three, "/blogs/tag/")).toEqual(["/blogs/tag/fonts"]);
    expect(subjectLinks(three[0] as ArticleHead, three)).toEqual({
      category: { name: "Web", path: "/blogs/category/web" },
      tags: [{ name: "Fonts", path: "/blogs/tag/fonts" }, { name: "A" }],
    });
  });

  test("C++, C# and .NET have different paths", () => {
    const three = (name: string) => [[name], [name], [name]];
    const articles = tagged(...three("C#"), ...three("C++"), ...three(".NET"), ...three("Café"));
    expect(paths(articles, "/blogs/tag/").toSorted()).toEqual(
      ["c-plus-plus", "c-sharp", "cafe", "net"].map((slug) => `/blogs/tag/${slug}`),
    );
  });

  test("posts and news share one list, which has pages", () => {
    const list = findList("/blogs/category/web", [...posts(10), ...news(4)]);
    if (!list) throw new Error("no list");
    expect(listPage(list, 1)).toMatchObject({ path: "/blogs/category/web", page: 1, pages: 2, count: 14, before: 0 });
    expect(listPage(list, 2)).toMatchObject({ page: 2, before: 12, articles: { length: 2 } });
  });
});

test("list pages have unique titles and descriptions that fit search results", () => {
  const articles = [...posts(400), ...news(100)];
  const texts = ["/blogs", "/news", ...listPages(articles).map(({ path }) => path)].map((path) => {
    const [, first = path, page = "1"] = /^(.+)\/page\/(\d+)$/.exec(path) ?? [];
    const list = findList(first, articles);
    if (!list) throw new Error(`no list at ${path}`);
    return listPageTexts(listPage(list, Number(page)));
  });
  expect(texts.length).toBeGreaterThan(100);
  for (const field of ["title", "description", "heading"] as const) {
    expect(new Set(texts.map((text) => text[field])).size, field).toBe(texts.length);
  }
  for (const { title, description, heading, intro } of texts) {
    expect(title.length).toBeLessThanOrEqual(54);
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(title + description + heading + intro).not.toMatch(/[{}]|undefined/);
  }
});

test.for([
  [1, 2, [1, 2]],
  [1, 9, [1, 2, 9]],
  [3, 9, [1, 2, 3, 4, 9]],
  [5, 9, [1, 4, 5, 6, 9]],
  [9, 9, [1, 8, 9]],
] as const)("page %i of %i links to the pages %j", ([page, pages, shown]) => {
  expect(shownPages(page, pages)).toEqual(shown);
});
