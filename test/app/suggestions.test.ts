import { expect, test } from "vitest";
import type { CompiledArticle } from "#app/entries/entries.ts";
import { publishedEntries } from "#app/entries/published.server.ts";
import { makeIndex } from "#app/search/search-index.ts";
import { similarPages } from "#app/search/suggestions.ts";
import { manyArticles } from "#test/many-articles.ts";

const published = publishedEntries();

/** The specified articles only, because more would change the suggestions. */
const ARTICLES = [
  ...["/blogs/web-development-future", "/blogs/mobile-app-trends-2024", "/blogs/custom-software-for-startups"],
  ...["/news/mhs-ecommerce-partnership", "/news/ai-powered-portal-system", "/news/mhs-dubai-office"],
];

const few = makeIndex({ ...published, articles: published.articles.filter(({ url }) => ARTICLES.includes(url)) });

const suggested = (path: string) => similarPages(path, few).map((page) => page.path);

test.for([
  ["/abuot-us", "/about-us"],
  ["/about", "/about-us"],
  ["/contact-us.html", "/contact-us"],
  ["/blog", "/blogs"],
  ["/terms-of-service", "/terms-of-services"],
  ["/web-development", "/services/web-development"],
  ["/service/web-developement", "/services/web-development"],
  ["/Services/Custom%20Solutions", "/services/custom-solutions"],
  ["/home", "/"],
])("%s suggests %s", ([path, page]) => {
  expect(suggested(path ?? "")[0]).toBe(page);
});

test("suggests at most three pages, the nearest first", () => {
  expect(suggested("/mobile-apps")).toEqual(["/services/mobile-app-development", "/blogs/mobile-app-trends-2024"]);
  for (const path of ["/news", "/services/services", "/blogs/mhs"]) {
    expect(suggested(path).length).toBeLessThanOrEqual(3);
  }
});

test.for(["/asdfgh", "/no-such-page", "/a", "/%", "/%e0%a4%a", "/-/--", "", `/about-us${"/about-us".repeat(20)}`])(
  "suggests nothing for %s",
  (path) => {
    expect(suggested(path)).toEqual([]);
  },
);

/** Slugs as people write them, which are among a thousand others. */
const WRITTEN = {
  "why-we-left-microservices": "Why we left microservices",
  "postgres-full-text-search-in-practice": "Full-text search in Postgres, in practice",
  "offline-first-forms": "Forms that work offline first",
  "accessible-date-pickers": "Date pickers that everyone can use",
};

const { posts, news } = manyArticles(1_000);

const many = [
  ...[...posts, ...news],
  ...Object.entries(WRITTEN).map(([slug, title]) => ({ ...posts[0], url: `/blogs/${slug}`, title })),
].map(
  (article) => ({ ...published.articles[0], ...article, kind: "blog", minutes: 1, sections: [] }) as CompiledArticle,
);

const manyIndex = makeIndex({ ...published, articles: many });

const suggestedAmongMany = (path: string) => similarPages(path, manyIndex).map((page) => page.path);

test.for([
  ["a typing error", "/blogs/482-the-fresh-deadlnie", "/blogs/482-the-fresh-deadline"],
  ["in two words", "/blogs/acessible-date-pikers", "/blogs/accessible-date-pickers"],
  ["a missing word", "/blogs/postgres-full-text-search", "/blogs/postgres-full-text-search-in-practice"],
  ["swapped words", "/blogs/the-fresh-482-deadline", "/blogs/482-the-fresh-deadline"],
  ["the wrong folder", "/news/970-the-written-warehouse", "/blogs/970-the-written-warehouse"],
  ["another system's folder", "/articles/why-we-left-microservices", "/blogs/why-we-left-microservices"],
  ["an old date in the name", "/blogs/2019-03-14-offline-first-forms", "/blogs/offline-first-forms"],
  ["an old ending", "/blogs/770-the-small-export.html", "/blogs/770-the-small-export"],
])("among a thousand articles, despite %s, %s suggests %s first", ([, path = "", article]) => {
  expect(suggestedAmongMany(path)[0]).toBe(article);
});

test.for([
  ...["/wp-login.php", "/.env", "/vendor/phpunit/phpunit/src/Util/PHP/eval-stdin.php", "/api/v1/users", "/login"],
  ...["/backup.sql", "/%2e%2e/%2e%2e/etc/passwd", `/blogs/${"the-honest-backup-".repeat(400)}`],
])("among a thousand articles, a scanner gets no suggestion for %s", (path) => {
  expect(suggestedAmongMany(path)).toEqual([]);
});

test("finds nearly every article with one letter mistyped", () => {
  let missed = 0;
  for (const [index, { url }] of many.entries()) {
    const letters = [...url.matchAll(/[a-z]/g)].map((match) => match.index).filter((at) => at > "/blogs/".length);
    const at = letters[index % letters.length] ?? 0;
    const mistyped = `${url.slice(0, at)}${url[at] === "x" ? "y" : "x"}${url.slice(at + 1)}`;
    if (suggestedAmongMany(mistyped)[0] !== url) missed += 1;
  }
  expect(missed / many.length).toBeLessThan(0.01);
});
