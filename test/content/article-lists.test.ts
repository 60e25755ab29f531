import { describe, expect, test } from "vitest";
import { type ListAsset, listAssetPath } from "../../app/articles/article-assets";
import { listPageTexts } from "../../app/articles/list-texts";
import { shownPages } from "../../app/articles/pagination";
import type { Article, NewsArticle } from "../../content/types";
import { compileContent } from "../../scripts/content/content-assets";
import { manyArticles } from "../many-articles";

// How a thousand articles are divided into pages, at the numbers where a page begins or ends.

const DAY = "2026-11-21";

const [post] = manyArticles(1).posts;
if (!post) throw new Error("no post");

/** The first is the newest; each a day older than the one before. */
function posts(count: number, change: (number: number) => Partial<Article> = () => ({})): Article[] {
  return Array.from({ length: count }, (_, index) => ({
    ...(post as Article),
    ...basics(index),
    url: `/blogs/post-${index + 1}` as const,
    ...change(index + 1),
  }));
}

function news(count: number): NewsArticle[] {
  return Array.from({ length: count }, (_, index) => ({
    ...(post as Article),
    ...basics(index),
    url: `/news/news-${index + 1}` as const,
    author: "MHS team",
  }));
}

function basics(index: number) {
  const date = new Date(Date.UTC(2026, 10, 20) - index * 86_400_000).toISOString().slice(0, 10);
  const content = [{ heading: "A heading", detail: ["A paragraph."] }];
  return { title: `Article ${index + 1}`, date, category: "Web", tags: ["One tag", "Another tag"], content };
}

function compile({ posts = [], news = [] }: { posts?: Article[]; news?: NewsArticle[] }) {
  const { assets, entries } = compileContent({ posts, news, services: [], openings: [], projects: [], team: [] }, DAY);
  const list = (path: string): ListAsset | undefined => {
    const json = assets.get(listAssetPath(path));
    return json === undefined ? undefined : JSON.parse(json);
  };
  const [before = "", after = ""] = listAssetPath("*").split("*");
  const paths = assets
    .paths()
    .filter((path) => path.startsWith(before))
    .map((path) => path.slice(before.length, -after.length));
  return { entries, list, paths };
}

describe("pages of the list of posts", () => {
  test.for([
    [0, 0, 0],
    [1, 0, 0],
    [12, 0, 0],
    [13, 1, 1],
    [15, 1, 3],
    [24, 1, 12],
    [25, 2, 1],
    [400, 33, 4],
  ] as const)("%i posts have %i further pages, the last with %i articles", ([count, pages, last]) => {
    const { list, paths } = compile({ posts: posts(count) });
    const own = paths.filter((path) => path.startsWith("/blogs/page/"));
    expect(own).toEqual(Array.from({ length: pages }, (_, index) => `/blogs/page/${index + 2}`));
    expect(own.length === 0 ? 0 : list(own.at(-1) ?? "")?.articles.length).toBe(last);
    expect(list(`/blogs/page/${pages + 2}`)).toBeUndefined();
  });

  test("together with /blogs they have every post once, newest first", () => {
    const all = posts(40);
    const { list, paths } = compile({ posts: all.toReversed() });
    const further = paths
      .filter((path) => path.startsWith("/blogs/page/"))
      .flatMap((path) => list(path)?.articles ?? []);
    expect(further.map(({ url }) => url)).toEqual(all.slice(12).map(({ url }) => url));
  });
});

test.for([
  [3, 0, 0],
  [4, 1, 1],
  [15, 1, 12],
  [16, 2, 1],
] as const)("%i news have %i pages beside the section of /blogs, the last with %i", ([count, pages, last]) => {
  const { list, paths } = compile({ news: news(count) });
  const own = paths.filter((path) => path.startsWith("/news"));
  expect(own).toEqual(Array.from({ length: pages }, (_, index) => `/news/page/${index + 2}`));
  if (pages === 0) return;
  expect(list("/news/page/2")?.articles[0]?.url).toBe("/news/news-4");
  expect(list(own.at(-1) ?? "")?.articles).toHaveLength(last);
});

describe("tags and categories", () => {
  const tagged = (...tags: string[][]) => posts(tags.length, (number) => ({ tags: tags[number - 1] ?? [] }));

  test("a tag has a list from three articles on", () => {
    const two = compile({ posts: tagged(["Fonts", "A"], ["Fonts", "B"], ["C", "D"]) });
    expect(two.paths.filter((path) => path.includes("/tag/"))).toEqual([]);
    const three = compile({ posts: tagged(["Fonts", "A"], ["Fonts", "B"], ["Fonts", "D"]) });
    expect(three.paths.filter((path) => path.includes("/tag/"))).toEqual(["/blogs/tag/fonts"]);
    expect(three.list("/blogs/tag/fonts")?.articles).toHaveLength(3);
  });

  test("names that differ in case or signs are one list, spelled as the newest article spells it", () => {
    const { list } = compile({
      posts: tagged(["Edge rendering", "A"], ["edge Rendering", "B"], ["Edge-rendering", "C"]),
    });
    expect(list("/blogs/tag/edge-rendering")).toMatchObject({ name: "Edge rendering", count: 3 });
  });

  test("an article that has one tag in two spellings is listed once", () => {
    const { list } = compile({ posts: tagged(["Fonts", "fonts"], ["Fonts", "A"], ["Fonts", "B"]) });
    expect(list("/blogs/tag/fonts")?.articles).toHaveLength(3);
  });

  test("an address comes from the name alone: C++, C# and .NET have three", () => {
    const three = (name: string) => [[name], [name], [name]];
    const { paths } = compile({ posts: tagged(...three("C#"), ...three("C++"), ...three(".NET"), ...three("Café")) });
    const own = paths.filter((path) => path.includes("/tag/"));
    expect(own.toSorted()).toEqual(["c-plus-plus", "c-sharp", "cafe", "net"].map((slug) => `/blogs/tag/${slug}`));
  });

  test("a name without a letter or a digit has no list", () => {
    const { paths } = compile({ posts: tagged(["…!", "A"], ["…!", "B"], ["…!", "C"]) });
    expect(paths.filter((path) => path.includes("/tag/"))).toEqual([]);
  });

  test("posts and news are in one list, which has pages like the others", () => {
    const { list, entries } = compile({ posts: posts(10), news: news(4) });
    expect(list("/blogs/category/web")).toMatchObject({ page: 1, pages: 2, count: 14, before: 0 });
    expect(list("/blogs/category/web/page/2")).toMatchObject({ page: 2, before: 12, articles: { length: 2 } });
    expect(entries.categories).toEqual([{ name: "Web", path: "/blogs/category/web" }]);
  });
});

test("years have lists once /blogs does not show all posts", () => {
  const dated = (count: number) =>
    posts(count, (number) => ({ date: `${2026 - (number % 3)}-01-${String(number).padStart(2, "0")}` }));
  expect(compile({ posts: dated(12) }).entries.years).toEqual([]);
  const { entries, list } = compile({ posts: dated(13) });
  expect(entries.years.map(({ name }) => name)).toEqual(["2026", "2025", "2024"]);
  expect(list("/blogs/year/2025")?.articles).toHaveLength(5);
});

test("what is still to come is in no list and makes none", () => {
  const later = posts(13, (number) => (number === 1 ? { date: "2026-11-22" } : {}));
  const { paths, entries } = compile({ posts: later });
  expect(paths).not.toContain("/blogs/page/2");
  expect(entries.counts.posts).toBe(12);
});

test("pages of lists have titles, descriptions and headings of their own that fit into search results", () => {
  const { posts, news } = manyArticles(400);
  const short = <One extends Article | NewsArticle>(list: One[]) =>
    list.map((article) => ({ ...article, content: [{ heading: "A heading", detail: ["A paragraph."] }] }));
  const { list, paths } = compile({ posts: short(posts), news: short(news) });
  const texts = paths.map((path) => listPageTexts(list(path) as ListAsset));
  expect(texts.length).toBeGreaterThan(100);
  for (const field of ["title", "description", "heading"] as const) {
    expect(new Set(texts.map((text) => text[field])).size, field).toBe(paths.length);
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
  [4, 9, [1, 2, 3, 4, 5, 9]],
  [5, 9, [1, 4, 5, 6, 9]],
  [7, 9, [1, 6, 7, 8, 9]],
  [9, 9, [1, 8, 9]],
] as const)("on page %i of %i the pagination shows %j", ([page, pages, shown]) => {
  expect(shownPages(page, pages)).toEqual(shown);
});
