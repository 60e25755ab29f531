import fc from "fast-check";
import { expect, test } from "vitest";
import { allEntries } from "#app/entries/published.server.ts";
import { MAX_QUERY_LENGTH, searchQuery } from "#app/search/search-form.tsx";
import { createSearch } from "#app/search/search-index.ts";
import { keywords } from "#content/search.ts";
import { questions } from "#content/services/index.ts";
import { fixtures } from "#test/fixtures/entries.ts";

// test/worker/scheduled-content.test.ts checks that scheduled articles are not found.

const { post, service, job, project } = fixtures;
const article = { ...post, kind: "blog" as const };

const entries = { articles: [article], services: [service], jobs: [job], projects: [project], team: [] };
const search = createSearch(entries);
const pathsFor = (query: string, searchIn = search) => searchIn(query).results.map(({ path }) => path);

/** @returns a search over copies of the fixture service with other texts */
function searchServices(texts: { title: string; description: string }[]) {
  const services = texts.map((text) => ({ ...service, ...text, url: `/services/${text.title}` as const }));
  return createSearch({ ...entries, services });
}

test.for([
  ["a title", "server care", service.url],
  ["the plural of a word", "calendars", "/portfolio#invented-project"],
  ["the beginning of a word", "calen", "/portfolio#invented-project"],
  ["misspelled words", "sowing tols", "/portfolio#invented-project"],
  ["words in capitals and with punctuation", "  RENTING,  a server! ", post.url],
  ["a tag", "payments", post.url],
  ["a technology", "react", service.url],
  ["a requirement", "patience", "/careers/invented-opening"],
  ["a word in the text of an article", "invoice", post.url],
  ["a sentence with words that no page has", "hey, which server can i rent", post.url],
])("finds a page by %s", ([, query = "", path]) => {
  expect(pathsFor(query)[0]).toBe(path);
});

test("a result has the title, kind and description of its page, but no other texts", () => {
  expect(search("invoice").results[0]).toEqual({
    path: post.url,
    title: post.title,
    kind: "Article",
    description: post.excerpt,
  });
});

test("documents with all query words hide those with only some of them", () => {
  const found = searchServices([
    { title: "Kilns", description: "With glaze." },
    { title: "Ovens", description: "With stones." },
  ]);
  expect(pathsFor("kilns glaze", found)).toEqual(["/services/Kilns"]);
  expect(pathsFor("kilns quux", found)).toEqual(["/services/Kilns"]);
});

test("three letters find the words that they begin, two do not", () => {
  const found = searchServices([{ title: "Kilnfired", description: "For all." }]);
  expect(["kil", "ki"].map((query) => found(query).count)).toEqual([1, 0]);
});

test("a match in a title ranks above the same match in a description", () => {
  const found = searchServices([
    { title: "Ovens", description: "Each kiln, kiln after kiln, and a kiln." },
    { title: "Kiln and the like", description: "For all." },
  ]);
  expect(pathsFor("kiln", found)).toEqual(["/services/Kiln and the like", "/services/Ovens"]);
});

test("`+` and `#` in C++ and C# are part of the word", () => {
  const found = searchServices([
    { title: "One", description: "We write C++." },
    { title: "Two", description: "Services in C#, (F#) and more." },
    { title: "Three", description: "Vitamin C." },
  ]);
  expect(pathsFor("c++", found)).toEqual(["/services/One"]);
  expect(pathsFor("C#", found)).toEqual(["/services/Two"]);
  expect(pathsFor("f#", found)).toEqual(["/services/Two"]);
  expect(pathsFor("c", found)).toEqual(["/services/Three"]);
});

test("an empty query lists the services, then the pages", () => {
  const kinds = search("").results.map(({ kind }) => kind);
  expect([...new Set(kinds)]).toEqual(["Service", "Page"]);
  expect(kinds).toEqual(kinds.toSorted().reverse());
});

test.for(["qwxzv", "!?", "-", "\u202e"])("%j finds nothing and lists the services", (query) => {
  expect(search(query)).toMatchObject({ count: 0, results: entries.services.map(({ url }) => ({ path: url })) });
});

test("returns the best 20 matches and the number of all matches", () => {
  const titles = Array.from({ length: 30 }, (_, index) => ({ title: `Kiln ${index}`, description: "For all." }));
  const { results, count } = searchServices(titles)("kiln");
  expect(results).toHaveLength(20);
  expect(count).toBe(30);
});

test("the search never throws, whatever the query", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.constantFrom("(", "[", "\\", "$&", "*", "+", "__proto__")), (query) => {
      const { results, count } = search(query);
      expect(results.length > 0 && (count === 0 || results.length <= count)).toBe(true);
    }),
  );
});

const searchContent = createSearch(allEntries);

test.for(Object.entries(keywords))("each keyword of %s finds it", ([path, words]) => {
  for (const word of words.split(" ")) expect(pathsFor(word, searchContent), word).toContain(path);
});

test.for(questions.items)("the words of the question $id find it first", ({ id, title }) => {
  expect(pathsFor(title, searchContent)[0]).toBe(`/services#${id}`);
});

const LONG = "x".repeat(MAX_QUERY_LENGTH);

test.for([
  ["a word", "?q=portal", "portal"],
  ["no query", "?p=portal", ""],
  ["spaces around", "?q=%20%09mobile%20apps%0A", "mobile apps"],
  ["control characters", "?q=a%00b%1Fc%7F", "a b c"],
  ["a bidi override", "?q=%E2%80%AEgpj", "gpj"],
  ["invalid UTF-8", "?q=%ff", "\ufffd"],
  ["a query that is too long", `?q=${LONG.repeat(100)}`, LONG],
  ["half a character at the end", `?q=${LONG.slice(1)}%F0%9F%98%80`, `${LONG.slice(1)}\ufffd`],
])("reads %s from the URL", ([, search = "", query]) => {
  expect(searchQuery(new URL(search, "https://www.example.com/search"))).toBe(query);
});
