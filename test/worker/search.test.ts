import { decodeHTML } from "entities";
import { expect, inject, test } from "vitest";
import { companyName } from "#content/site.ts";
import { visit } from "./requests.ts";

// The results page without JavaScript. test/app/search.test.ts checks the results of queries.

test("shows the query, the number and list of results, and the form", async () => {
  const [service] = inject("visitedPages").filter(({ kind }) => kind === "service");
  const query = service?.title.toLowerCase() ?? "";
  const response = await visit(`/search?${new URLSearchParams({ q: query })}`);
  expect(response.status).toBe(200);
  const html = (await response.text()).replace(/<script\b[\s\S]*?<\/script>/g, "");
  const main = /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
  const links = [...main.matchAll(/<li[^>]*><a [^>]*href="([^"]+)"/g)].map(([, href]) => href);
  expect(decodeHTML(html)).toContain(`<title>Search: ${query} - ${companyName}</title>`);
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(html).not.toContain('rel="canonical"');
  // The first link is the breadcrumb of the home page.
  expect(links[1]).toBe(service?.path);
  expect(decodeHTML(/<h1[^>]*>([^<]*)/.exec(html)?.[1] ?? "")).toMatch(/^\d+ results? for “/);
  const form = /<search><form[\s\S]*?<\/form>/.exec(html)?.[0];
  expect(form).toMatch(/^<search><form [^>]*action="\/search" method="get"/);
  expect(decodeHTML(form ?? "")).toContain(`name="q" value="${query}"`);
});
