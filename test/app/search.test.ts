import { expect, test } from "vitest";
import { wordsOf } from "#app/search/found-words.ts";
import { search } from "#app/search/search-index.ts";
import { MAX_QUERY_LENGTH, queryOf } from "#app/search/search-query.ts";
import { otherWords } from "#content/search.ts";

// Searches the real content. Articles appear on their date: test/worker/scheduled-content.test.ts.

const pathsFor = (query: string) => search(query).results.map(({ path }) => path);

test.for([
  ["wordpress", "/services/web-development"],
  ["flutter", "/services/mobile-app-development"],
  ["web developement", "/services/web-development"],
  ["privcy", "/privacy-policy"],
  ["acountant", "/careers/accountant"],
  ["phone", "/contact-us"],
  ["permit officers", "/portfolio#environmental-consultancy-site"],
  ["blog", "/blogs"],
  ["dubai", "/news/mhs-dubai-office"],
  ["  PRIVACY,  policy! ", "/privacy-policy"],
  ["web development company", "/services/web-development"],
  ["website for my restaurant", "/services/web-development"],
  ["pricing", "/contact-us"],
  ["passkey", "/blogs/mobile-app-trends-2024#passkeys-with-a-way-back-in"],
])('"%s" finds %s first', ([query = "", path]) => {
  expect(pathsFor(query)[0]).toBe(path);
});

test.for(Object.entries(otherWords))("%s is found by each of its other words", ([path, words]) => {
  for (const word of words.split(" ")) expect(pathsFor(word)).toContain(path);
});

test("whole words and plurals come before parts of words", () => {
  const isWhole = search("app").results.map(({ words }) => words.some((word) => /^apps?$/.test(word)));
  expect(isWhole).toContain(false);
  expect(isWhole).toEqual(isWhole.toSorted().reverse());
});

test.for(["app", "react", "internship", "crm", "portal", "design", "privacy", "news"])(
  'each result for "%s" shows what was found',
  (query) => {
    for (const { path, title, section, line, kind, words } of search(query).results) {
      const shown = wordsOf([title, section, line, kind].join(" "));
      expect(
        words.some((word) => shown.includes(word)),
        path,
      ).toBe(true);
    }
  },
);

test("an empty query lists the services, then the pages", () => {
  const kinds = search("").results.map(({ kind }) => kind);
  expect([...new Set(kinds)]).toEqual(["Service", "Page"]);
  expect(kinds).toEqual(kinds.toSorted().reverse());
});

test("finds a word in the text of an article, with its section and the words around it", () => {
  expect(pathsFor("shop").length).toBeGreaterThan(2);
  const [result] = search("invoice").results;
  expect(result).toMatchObject({ kind: "Article", section: "Seams and exits", words: ["invoice"] });
  expect(result?.line).toMatch(/^… .*\binvoice\b.* …$/);
  expect(result?.line.length).toBeLessThan(170);
});

test.for(["qwxzv", "!?", "-", "\u202e"])("%j finds nothing, and gets the services", (query) => {
  const { results, count } = search(query);
  expect(count).toBe(0);
  expect(results.map(({ kind }) => kind)).toEqual(Array(6).fill("Service"));
});

test("returns the best 20 of more matches and their number", () => {
  const { results, count } = search("a");
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
