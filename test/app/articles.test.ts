import { expect, test, vi } from "vitest";
import { loader as articleLoader } from "#app/routes/blogs/article.tsx";
import { loader as feedLoader } from "#app/routes/feed.ts";

vi.mock("#app/entries/published.server.ts", inventArticles);

const url = (path: string) => ({ url: new URL(path, "https://www.mhs.madeup") });

test("an article links to two others: posts before news, then those that share most tags", () => {
  const { data } = articleLoader(url("/blogs/post-1") as Parameters<typeof articleLoader>[0]);
  expect(data.related.items.map(({ title }) => title)).toEqual(["Two tags", "One tag"]);
});

test.for(["/blogs/feed.xml", "/news/feed.xml"])("%s has the newest 20 articles", async (path) => {
  const response = feedLoader(url(path) as Parameters<typeof feedLoader>[0]);
  const text = await response.text();
  const paths = [...text.matchAll(/<link>[^<]*\/(\w+-\d+)<\/link>/g)].map(([, name]) => name);
  const kind = path === "/blogs/feed.xml" ? "post" : "news";
  expect(paths).toEqual(Array.from({ length: 20 }, (_, index) => `${kind}-${index + 1}`));
});

async function inventArticles(original: () => Promise<typeof import("#app/entries/published.server.ts")>) {
  const { allEntries } = await original();
  // Vitest hoists the mock above the imports.
  const { fixtures } = await import("#test/fixtures/entries.ts");
  const tags = ["Servers", "Payments"];
  const titles = new Map([
    ["post-4", { title: "One tag", tags: ["Payments"] }],
    ["post-9", { title: "Two tags", tags }],
  ]);
  const invent = (kind: "blog" | "news", folder: string, name: string, first: string[], others: string[]) =>
    Array.from({ length: 21 }, (_, index) => ({
      ...fixtures.post,
      kind,
      tags: index === 0 ? first : others,
      url: `/${folder}/${name}-${index + 1}`,
      ...titles.get(`${name}-${index + 1}`),
    }));
  const articles = [...invent("blog", "blogs", "post", tags, []), ...invent("news", "news", "news", tags, tags)];
  return { publishedEntries: () => ({ ...allEntries, articles }) };
}
