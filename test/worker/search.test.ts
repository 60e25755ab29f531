import { decodeHTML } from "entities";
import { expect, test } from "vitest";
import { companyName } from "#content/site.ts";
import { visit } from "./requests.ts";

// The results page without scripts. What a query finds: test/app/search.test.ts.

/** @returns The HTML without the data for React. */
async function pageOf(path: string): Promise<{ response: Response; html: string; links: string[] }> {
  const response = await visit(path);
  const html = (await response.text()).replace(/<script\b[\s\S]*?<\/script>/g, "");
  const main = /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
  return {
    response,
    html,
    links: [...main.matchAll(/<li[^>]*><a [^>]*href="([^"]+)"/g)].map(([, href]) => href ?? ""),
  };
}

test("shows a query with its title, number and list of results, and a form", async () => {
  const { response, html, links } = await pageOf("/search?q=portal");
  expect(response.status).toBe(200);
  expect(html).toMatch(/<title>Search: portal - [^<]+<\/title>/);
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(html).not.toContain('rel="canonical"');
  expect(links[0]).toBe("/services/portal-management-systems");
  expect(/<h1[^>]*>([^<]*)/.exec(html)?.[1]).toBe(`${links.length} results for &quot;portal&quot;`);
  const form = /<search><form[\s\S]*?<\/form>/.exec(html)?.[0];
  expect(form).toMatch(/^<search><form [^>]*action="\/search" method="get"/);
  expect(form).toMatch(/<input [^>]*name="q" value="portal"/);
});

test.for(["%ff%fe", "%zz", "%3Cscript%3Ealert(1)%3C/script%3E", '"><img src=x onerror=alert(1)>', "x".repeat(10_000)])(
  "answers ?q=%s with a page",
  async (query) => {
    const { response, html } = await pageOf(`/search?q=${query}`);
    expect(response.status).toBe(200);
    expect(html).not.toMatch(/<script>alert|<img src=x/);
    expect(html.match(/<h1 [^<>]*>[^<]*<\/h1>/g)).toHaveLength(1);
    expect(html.match(/<input [^<>]*name="q"[^<>]*value="[^"<>]*"[^<>]*>/g)).toHaveLength(1);
    const title = decodeHTML(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "");
    expect(title).toMatch(/^Search(: .+)? - .+$/su);
    expect(title.length).toBeLessThanOrEqual(`Search:  - ${companyName}`.length + 100);
    expect(title).not.toMatch(/\p{Cc}/u);
  },
);
