import { expect, test } from "vitest";
import { allEntries } from "#app/entries/published.server.ts";
import { wordsOf } from "#app/search/found-words.ts";
import { searchIn } from "#app/search/search-index.ts";
import { MAX_QUERY_LENGTH, queryOf } from "#app/search/search-query.ts";
import { otherWords } from "#content/search.ts";
import { invented } from "#test/invented-entries.ts";

// Articles appear on their date: test/worker/scheduled-content.test.ts.

const { post, service, opening, project } = invented;
const serviceTitled = (title: string) => ({
  ...service,
  title,
  description: "For all.",
  url: `/services/${title}` as const,
});

const entries = {
  articles: [{ ...post, kind: "blog" as const }],
  services: [service, serviceTitled("Servers"), serviceTitled("Serverless")],
  openings: [opening],
  projects: [project],
  team: [],
};
const search = searchIn(entries);
const pathsFor = (query: string) => search(query).results.map(({ path }) => path);

test("one article with the same place twice does not break the search", () => {
  const [article] = entries.articles.map(({ content, ...one }) => {
    return { ...one, content: { ...content, sections: [...content.sections, ...content.sections] } };
  });
  expect(searchIn({ ...entries, articles: article ? [article] : [] })("invoice").count).toBe(1);
});

test.for([
  ["server care", service.url],
  ["gardner", "/careers/invented-opening"],
  ["sowing tols", "/portfolio#invented-project"],
  ["  RENTING,  a server! ", post.url],
  ["how can i rent my server", post.url],
  ["react", service.url],
])('"%s" finds %s first', ([query = "", path]) => {
  expect(pathsFor(query)[0]).toBe(path);
});

test.for(Object.entries(otherWords))("%s is found by each of its other words", ([path, words]) => {
  const inContent = searchIn(allEntries);
  for (const word of words.split(" ")) expect(inContent(word).results.map((found) => found.path)).toContain(path);
});

test("a page with the word in its title is before others that mention it, and before sections of articles", () => {
  const mentions = { ...serviceTitled("Ovens"), description: "Each kiln, kiln after kiln, and a kiln." };
  const headed = { ...post, kind: "blog" as const };
  const [section] = headed.content.sections;
  const content = { ...headed.content, sections: section ? [{ ...section, heading: "Kiln" }] : [] };
  const services = [mentions, serviceTitled("Kiln and the like")];
  const found = searchIn({ ...entries, articles: [{ ...headed, content }], services })("kiln");
  expect(found.results.map(({ path }) => path)[0]).toBe("/services/Kiln and the like");
  expect(found.results.at(-1)?.path).toContain(post.url);
});

test("a result shows three of the keywords that match", () => {
  const technologies = Array.from({ length: 5 }, (_, place) => ({ name: `Quux ${place}`, icon: "react" }));
  const quux = { ...service, detail: { ...service.detail, technologies } } as typeof service;
  const [result] = searchIn({ ...entries, services: [quux] })("quux").results;
  expect(wordsOf(String(result?.line)).filter((word) => word === "quux")).toHaveLength(3);
});

test("parts of words count only while nothing has the words or their plurals", () => {
  expect(pathsFor("server")).toContain("/services/Servers");
  expect(search("server").results.flatMap(({ words }) => words)).not.toContain("serverless");
  expect(pathsFor("serverl")).toEqual(["/services/Serverless"]);
});

test.for(["server", "react", "patience", "garden", "news"])('each result for "%s" shows what was found', (query) => {
  for (const { path, title, section, line, kind, words } of search(query).results) {
    const shown = wordsOf([title, section, line, kind].join(" "));
    expect(
      words.some((word) => shown.includes(word)),
      path,
    ).toBe(true);
  }
});

test("an empty query lists the services, then the pages", () => {
  const kinds = search("").results.map(({ kind }) => kind);
  expect([...new Set(kinds)]).toEqual(["Service", "Page"]);
  expect(kinds).toEqual(kinds.toSorted().reverse());
});

test("finds a word in the text of an article, with its section and the words around it", () => {
  const [result] = search("invoice").results;
  const path = `${post.url}#what-one-pays`;
  expect(result).toMatchObject({ path, kind: "Article", section: "What one pays", words: ["invoice"] });
  expect(result?.line).toContain("an invoice every month");
});

test.for(["qwxzv", "!?", "-", "\u202e"])("%j finds nothing, and gets the services", (query) => {
  const { results, count } = search(query);
  expect(count).toBe(0);
  expect(results.map(({ path }) => path)).toEqual(entries.services.map(({ url }) => url));
});

test("returns the best 20 of more matches and their number", () => {
  const services = Array.from({ length: 30 }, (_, index) => serviceTitled(`Server ${index}`));
  const { results, count } = searchIn({ ...entries, services })("server");
  expect(results).toHaveLength(20);
  expect(count).toBeGreaterThan(20);
});

const LONG = "x".repeat(MAX_QUERY_LENGTH);

test.for([
  ["a word", "?q=portal", "portal"],
  ["spaces around", "?q=%20%09mobile%20apps%0A", "mobile apps"],
  ["control characters", "?q=a%00b%1Fc%7F", "a b c"],
  ["a bidi override", "?q=%E2%80%AEgpj", "gpj"],
  ["invalid UTF-8", "?q=%ff", "\ufffd"],
  ["a query that is too long", `?q=${LONG.repeat(100)}`, LONG],
  ["half a character at the end", `?q=${LONG.slice(1)}%F0%9F%98%80`, `${LONG.slice(1)}\ufffd`],
])("reads %s from the URL", ([, search = "", query]) => {
  expect(queryOf(new URL(search, "https://www.example.com/search"))).toBe(query);
});
