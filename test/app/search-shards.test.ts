import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { articleEntry } from "../../app/search/article-entry";
import type { SearchEntry, SearchStart, WordShard } from "../../app/search/search-assets";
import { withPlacesKept } from "../../app/search/search-results";
import { loadStart, openSearch, type SiteSearch } from "../../app/search/site-search";
import { bodyOf } from "../../scripts/content/article-bodies";
import { type SearchedArticle, searchShards } from "../../scripts/content/search-shards";
import { manyArticles } from "../many-articles";

const COUNT = 230;

const SERVICE: SearchEntry = {
  path: "/services/zeppelins",
  title: "Zeppelins",
  description: "We build them.",
  kind: "Service",
  keywords: "hangar",
};

const number = (place: number) => String(place).padStart(3, "0");

/** With words of which nobody has heard, in the newest and the oldest. */
function corpus(): SearchedArticle[] {
  const { posts, news } = manyArticles(COUNT);
  const articles = [
    ...posts.map((article) => ({ article, kind: "post" as const })),
    ...news.map((article) => ({ article, kind: "news" as const })),
  ].map(({ article, kind }, place) => {
    const entry = articleEntry({ ...article, kind, minutes: 4 });
    const { text, sections } = bodyOf(article);
    return {
      entry: { ...entry, title: `${entry.title} ${number(place)}` },
      body: { text: `${text} Place${number(place)}`, sections },
    };
  });
  const change = (place: number, title: string, text: string, heading?: string) => {
    const article = articles.at(place);
    if (!article) throw new Error(`No article ${place}`);
    if (title) article.entry.title = title;
    article.body.text += ` ${heading ?? ""} ${text}`;
    if (heading) article.body.sections = [...article.body.sections, { id: "added", heading }];
  };
  change(0, "", "xylograph ".repeat(30));
  change(1, "", "xylograph");
  change(-1, "On the xylograph", "nothing else");
  change(-2, "", "the words of a text", "A xylograph by hand");
  change(-3, "", "kumquats grow here");
  return articles;
}

const articles = corpus();
const { search: assets, assets: files } = searchShards(articles);
let failing: RegExp | undefined;

beforeAll(() => {
  vi.stubGlobal("fetch", async (path: string) => {
    if (failing?.test(path)) return new Response("", { status: 503 });
    const start: SearchStart = { entries: [SERVICE], assets };
    const body = path === "/search.json" ? JSON.stringify(start) : files.get(path);
    return new Response(body ?? "", { status: body === undefined ? 404 : 200 });
  });
});

afterEach(() => {
  failing = undefined;
  vi.restoreAllMocks();
});

async function opened() {
  let latest: SiteSearch | undefined;
  let asked = "";
  await openSearch(loadStart(), (search) => {
    latest = search;
    search.want(asked);
  });
  if (!latest) throw new Error("The search was not opened");
  const search: SiteSearch = latest;
  return {
    search,
    ask: async (query: string) => {
      asked = query;
      search.want(query);
      await vi.waitFor(() => expect(search.isLoading(query)).toBe(false));
      return search.find(query).map(({ path }) => path);
    },
  };
}

const pathOf = (place: number) => articles.at(place)?.entry.path;

test("every article is in one shard, the newest in the first, and a shard has at most twenty", () => {
  const paths = [...files].filter(([path]) => path.includes("/articles-")).map(([, json]) => JSON.parse(json));
  expect(paths.map(({ length }) => length)).toEqual([...Array(11).fill(20), 10]);
  expect(paths.flat()).toEqual(articles.map(({ entry }) => entry));
});

test("a shard of words is bounded, and those that start alike are in one", () => {
  const shards = [...files].filter(([path]) => path.includes("/words-")).map(([, json]) => json);
  expect(shards).toHaveLength(assets.wordShards.length);
  expect(shards.length).toBeGreaterThan(1);
  const seen = new Set<string>();
  for (const json of shards) {
    expect(json.length).toBeLessThan(45_000);
    const keys = new Set(Object.keys(JSON.parse(json) as WordShard).map((word) => word.slice(0, 3)));
    for (const key of keys) expect(seen.has(key), key).toBe(false);
    for (const key of keys) seen.add(key);
  }
});

test("another text makes other addresses, the same text the same", () => {
  const version = (searched: SearchedArticle[]) => searchShards(searched).search.version;
  const [first, second] = structuredClone(articles) as [SearchedArticle, SearchedArticle];
  const before = version([first, second]);
  expect(version(structuredClone([first, second]))).toBe(before);
  expect(version([second, first])).not.toBe(before);
  expect(version([{ ...first, body: { ...first.body, text: `${first.body.text} gazebo` } }, second])).not.toBe(before);
});

test("a site without articles is searched too", () => {
  expect(searchShards([]).search).toMatchObject({ articles: 0, wordShards: [] });
});

test("each article is found by a word that only its text has, and by its title, tags and headings", async () => {
  const { ask } = await opened();
  for (const place of [0, 99, 100, 229]) {
    expect(await ask(`place${number(place)}`), `${place}`).toEqual([pathOf(place)]);
  }
  const { entry, body } = articles[120] as SearchedArticle;
  expect(await ask(entry.title)).toContain(entry.path);
  expect(await ask(`${entry.keywords} place120`)).toEqual([entry.path]);
  expect(await ask(`${body.sections[0]?.heading} place120`)).toEqual([entry.path]);
});

test("a title of the last shard comes before a heading, and a heading before the newest article's text", async () => {
  const { ask } = await opened();
  expect(await ask("xylograph")).toEqual([pathOf(-1), pathOf(-2), pathOf(0), pathOf(1)]);
});

test("words are found by their start, and with a typo when nothing else fits", async () => {
  const { ask } = await opened();
  expect(await ask("kumq")).toEqual([pathOf(-3)]);
  expect(await ask("kumqats")).toEqual([pathOf(-3)]);
  expect(await ask("zepelins")).toEqual([SERVICE.path]);
});

test("all words of a query have to fit, in the title or in the text; single letters don't count beside others", async () => {
  const { ask } = await opened();
  expect(await ask("xylograph place229")).toEqual([pathOf(-1)]);
  expect(await ask("xylograph kumquats")).toEqual([]);
  expect(await ask("kumquats' s")).toEqual([pathOf(-3)]);
});

test("without a query nothing but the newest articles is loaded", async () => {
  const { search } = await opened();
  const fetched = vi.spyOn(globalThis, "fetch");
  search.want(" ");
  expect(search.find(" ")).toEqual([SERVICE]);
  expect(fetched).not.toHaveBeenCalled();
});

test("any query loads one shard for each of its words, and those of the best eight articles at most", async () => {
  const { ask } = await opened();
  const fetched = vi.spyOn(globalThis, "fetch");
  expect(await ask("the what")).toHaveLength(8);
  const paths = fetched.mock.calls.map(([path]) => String(path));
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.filter((path) => path.includes("/words-")).length).toBeLessThanOrEqual(2);
  expect(paths.filter((path) => path.includes("/articles-")).length).toBeLessThanOrEqual(8);
});

test("of a word that very many articles say the newest are told, and all that have it in the title", () => {
  const many = Array.from({ length: 1_200 }, (_, place): SearchedArticle => {
    const entry = { path: `/blogs/${place}`, title: place < 1_100 ? "Quince" : "Pear", description: "", keywords: "" };
    return { entry: { ...entry, kind: "Post" }, body: { text: "pear", sections: [] } };
  });
  const words = [...searchShards(many).assets].find(([path]) => path.includes("/words-"))?.[1] ?? "";
  const { pear: [text, , , title] = [], quince = [] } = JSON.parse(words) as WordShard;
  expect([text?.length, title?.length, quince.at(-1)?.length]).toEqual([1_000, 100, 1_100]);
});

test("without a part the rest is found, and the search has gaps", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  failing = /articles-11/;
  const { ask, search } = await opened();
  expect(await ask("place100")).toEqual([pathOf(100)]);
  expect(search.hasGaps()).toBe(false);
  expect(await ask("place229")).toEqual([]);
  expect(search.hasGaps()).toBe(true);
});

test("without the words the newest articles are found by their titles", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  failing = /words-/;
  const { ask, search } = await opened();
  await vi.waitFor(async () => expect((await ask(`${articles[0]?.entry.title}`))[0]).toBe(pathOf(0)));
  expect(search.hasGaps()).toBe(true);
});

test("results that are shown keep their places, and better ones that come later follow below", () => {
  const entries = Array.from({ length: 30 }, (_, place) => ({ ...SERVICE, path: `/${place}` }));
  const shown = withPlacesKept(entries.slice(10, 18), []);
  expect(shown).toEqual(entries.slice(10, 18));
  expect(withPlacesKept(entries, shown)).toEqual([...shown, ...entries.slice(0, 8)]);
  expect(withPlacesKept([entries[0] as SearchEntry, ...shown], shown)).toEqual([...shown, entries[0]]);
});
