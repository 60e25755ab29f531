import { type ComponentType, createElement } from "react";
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test, vi } from "vitest";
import { publishedOn } from "#app/entries/entries.ts";
import { applicationLink, fillJobText } from "#app/entries/jobs.ts";
import { todayInPakistan } from "#app/lib/dates.ts";
import { loader as articleLoader } from "#app/routes/blogs/article.tsx";
import Careers, { loader as careersLoader } from "#app/routes/careers/careers.tsx";
import { loader as jobLoader } from "#app/routes/careers/job.tsx";
import { loader as feedLoader } from "#app/routes/feed.ts";
import { fixtures } from "#test/fixtures/entries.ts";

// Pages of invented entries: more articles than a feed has, and a job that has closed.

vi.mock("#app/entries/published.server.ts", inventEntries);

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

test("the careers page shows the specified text if there are no jobs", () => {
  const Page = createRoutesStub([{ id: "page", path: "/careers", Component: Careers as ComponentType }]);
  const hydrationData = { loaderData: { page: careersLoader() } };
  const text = renderToString(createElement(Page, { initialEntries: ["/careers"], hydrationData }));
  expect(text).toContain(">No Openings available right now<");
  expect(text).not.toMatch(/href="mailto:[^"]*\?subject=/);
});

test("a closed job has no page", () => {
  const open = () => jobLoader({ params: { slug: fixtures.job.slug } } as Parameters<typeof jobLoader>[0]);
  expect(open).toThrow(expect.objectContaining({ init: { status: 404 } }));
});

test("the application email has the full job title as its subject", () => {
  const link = new URL(applicationLink({ ...fixtures.job, title: "R&D engineer #1" }));
  expect(link.searchParams.get("subject")).toBe("Application: R&D engineer #1");
});

test("`$` and `{}` in a job title are not expanded", () => {
  const title = "Tester ($& {label} $1)";
  expect(fillJobText("{title}, {location}", { title, label: "Full time", location: "$'" })).toBe(`${title}, $'`);
  expect(fillJobText("Write about {about}.", { about: "$&" })).toBe("Write about $&.");
});

async function inventEntries(original: () => Promise<typeof import("#app/entries/published.server.ts")>) {
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
  const jobs = [{ ...fixtures.job, closes: "2024-03-15" }];
  return { publishedEntries: () => publishedOn({ ...allEntries, articles, jobs }, todayInPakistan()) };
}
