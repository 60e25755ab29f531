import { expect, test } from "vitest";
import { sitePages } from "../../app/discovery/site-pages";
import { comparedPage, suggestedPages } from "../../app/discovery/suggestions";
import { publishedEntries } from "../../app/lib/entries";
import { suggestionAssets } from "../../scripts/content/suggestion-assets";
import { manyArticles } from "../many-articles";

/** As many of each kind as the Worker holds. */
const HELD = 20;

function siteWith(count: number, written: Record<string, string> = {}) {
  const { posts, news } = manyArticles(count);
  const [newestPosts, newestNews] = [newestFirst(posts), newestFirst(news)];
  const oldest = Object.entries(written).map(([slug, title]) => ({ url: `/blogs/${slug}`, title }));
  const older = [...newestPosts.slice(HELD), ...newestNews.slice(HELD), ...oldest];
  const held = { posts: newestPosts.slice(0, HELD), news: newestNews.slice(0, HELD) };
  const pages = sitePages({ ...publishedEntries(), ...held }).map(comparedPage);
  const { index, assets } = suggestionAssets(older);
  const read: string[] = [];
  const suggest = async (path: string) => {
    read.length = 0;
    const found = await suggestedPages(path, pages, {
      ...index,
      read: async (file) => {
        read.push(file);
        return assets.get(file);
      },
    });
    return found.map(({ path }) => path);
  };
  return { suggest, read, older, assets };
}

function newestFirst<One extends { date: string }>(articles: One[]): One[] {
  return articles.toSorted((a, b) => Number(a.date < b.date) - Number(a.date > b.date));
}

/** Older than all others, and with slugs as people write them. */
const WRITTEN = {
  "choosing-a-host-for-a-small-company": "Choosing a host for a small company",
  "why-we-left-microservices": "Why we left microservices",
  "postgres-full-text-search-in-practice": "Full-text search in Postgres, in practice",
  kubernetes: "Kubernetes",
  "offline-first-forms": "Forms that work offline first",
  "what-a-discovery-workshop-costs": "What a discovery workshop costs",
  "accessible-date-pickers": "Date pickers that everyone can use",
  "moving-a-warehouse-from-spreadsheets": "Moving a warehouse away from spreadsheets",
};

const site = siteWith(1_000, WRITTEN);

test.for([
  ["a typing error", "/blogs/482-the-honest-bakcup", "/blogs/482-the-honest-backup"],
  ["another one", "/blogs/why-we-left-mikroservices", "/blogs/why-we-left-microservices"],
  ["in the first word", "/blogs/chosing-a-host-for-a-small-company", "/blogs/choosing-a-host-for-a-small-company"],
  ["in two words", "/blogs/acessible-date-pikers", "/blogs/accessible-date-pickers"],
  ["in the only word", "/blogs/kubernetis", "/blogs/kubernetes"],
  ["a missing letter", "/blogs/970-the-honest-acount", "/blogs/970-the-honest-account"],
  ["a missing letter at the end", "/blogs/offline-first-form", "/blogs/offline-first-forms"],
  ["a letter too many", "/blogs/107-the-costly-relleasse", "/blogs/107-the-costly-release"],
  ["a missing word", "/blogs/postgres-full-text-search", "/blogs/postgres-full-text-search-in-practice"],
  [
    "a word too many",
    "/blogs/moving-your-warehouse-from-old-spreadsheets",
    "/blogs/moving-a-warehouse-from-spreadsheets",
  ],
  ["swapped words", "/blogs/the-honest-482-backup", "/blogs/482-the-honest-backup"],
  ["swapped words, mistyped", "/blogs/discovry-workshop-what-costs", "/blogs/what-a-discovery-workshop-costs"],
  ["the wrong folder", "/news/970-the-honest-account", "/blogs/970-the-honest-account"],
  ["another system's folder", "/articles/why-we-left-microservices", "/blogs/why-we-left-microservices"],
  ["a mistyped folder", "/bolgs/offline-first-forms", "/blogs/offline-first-forms"],
  ["no folder", "/accessible-date-pickers", "/blogs/accessible-date-pickers"],
  ["an old date in the name", "/blogs/2019-03-14-offline-first-forms", "/blogs/offline-first-forms"],
  ["old dates as folders", "/2019/03/14/why-we-left-microservices", "/blogs/why-we-left-microservices"],
  ["a number at the end", "/blogs/what-a-discovery-workshop-costs-2", "/blogs/what-a-discovery-workshop-costs"],
  ["an old ending", "/blogs/770-the-crowded-manual.html", "/blogs/770-the-crowded-manual"],
  ["underlines and capitals", "/Blogs/Accessible_Date_Pickers.htm", "/blogs/accessible-date-pickers"],
  ["a page, as before", "/servces/web-develpment", "/services/web-development"],
])("%s: %s suggests %s first", async ([, path = "", article]) => {
  expect((await site.suggest(path))[0]).toBe(article);
  expect(site.read.length).toBeLessThanOrEqual(3);
});

test.for([
  "/wp-login.php",
  "/.env",
  "/admin/config.php",
  "/vendor/phpunit/phpunit/src/Util/PHP/eval-stdin.php",
  "/xmlrpc.php",
  "/.git/config",
  "/api/v1/users",
  "/cgi-bin/luci/;stok=/locale",
  "/wp-content/plugins/hellopress/wp_filemanager.php",
  "/login",
  "/phpmyadmin/index.php",
  "/server-status",
  "/.well-known/acme-challenge/password",
  "/backup.sql",
  "/actuator/health",
  "/%2e%2e/%2e%2e/etc/passwd",
  `/blogs/${"the-honest-backup-".repeat(400)}`,
])("a scanner's address gets no suggestion, and no file is read for it: %s", async (path) => {
  expect(await site.suggest(path)).toEqual([]);
  expect(site.read).toEqual(path === "/server-status" ? expect.anything() : []);
});

test.for([
  "/blogs/zzyzx-qwop-frobnicate",
  "/blogs/asdfgh",
  "/news/lorem-ipsum-dolor-sit-amet",
  "/blogs/85-the-purple-zebra",
  "/blogs/the-rise-and-fall-of-dinosaurs",
  "/articles/the-history-of-the-roman-empire",
])("%s is near no article", async (path) => {
  expect(await site.suggest(path)).toEqual([]);
});

test("no file is read for words that no article has", async () => {
  await site.suggest("/blogs/zzyzx-qwop-frobnicate");
  expect(site.read).toEqual([]);
  await site.suggest("/blogs/offline-zzyzx-forms");
  expect(site.read).toHaveLength(1);
});

test("nearly every older article is found after any one letter of its address was mistyped", async () => {
  let missed = 0;
  for (const [index, { url }] of site.older.entries()) {
    const letters = [...url.matchAll(/[a-z]/g)].map((match) => match.index).filter((at) => at > "/blogs/".length);
    const at = letters[index % letters.length] ?? 0;
    const mistyped = `${url.slice(0, at)}${url[at] === "x" ? "y" : "x"}${url.slice(at + 1)}`;
    const [first] = await site.suggest(mistyped);
    if (first !== url) missed += 1;
  }
  expect(missed / site.older.length).toBeLessThan(0.01);
});

test("files are small, and no article is known before its day", () => {
  for (const [path, asset] of site.assets) expect(JSON.stringify(asset).length, path).toBeLessThan(64_000);
  expect(suggestionAssets([])).toEqual({ index: { files: 0, words: "" }, assets: new Map() });
});
