/**
 * `node test/bench/suggestion-cost.ts` prints what the suggestions of one 404 cost at 1,000 and 10,000 articles, in ms of
 * processor time, with the parsing of what is read, without the platform's reading.
 */
import { sitePages } from "../../app/discovery/site-pages.ts";
import { comparedPage, suggestedPages } from "../../app/discovery/suggestions.ts";
import { suggestionAssets } from "../../scripts/content/suggestion-assets.ts";
import { manyArticles } from "../many-articles.ts";
import { published } from "../published.ts";
import { median } from "./statistics.ts";

/** As many of each kind as the Worker holds. */
const HELD = 20;

const ROUNDS = 15;

/** Of one round and kind of address. */
const ADDRESSES = 40;

/** Words of an address that is as long as any that is compared, none of them in an article. */
const LONGEST = `/blogs/${Array.from({ length: 23 }, (_, index) => `w${String.fromCharCode(97 + index)}z`).join("-")}`;

export interface SuggestionCost {
  articles: number;
  /** Medians in ms. */
  mistyped: number;
  longest: number;
  scanners: number;
  /** Of the largest file, in bytes. */
  largestFile: number;
}

export async function suggestionCost(articles: number): Promise<SuggestionCost> {
  const { posts, news } = manyArticles(articles);
  const held = { posts: newestFirst(posts).slice(0, HELD), news: newestFirst(news).slice(0, HELD) };
  const older = [...newestFirst(posts).slice(HELD), ...newestFirst(news).slice(HELD)];
  const { index, assets } = suggestionAssets(older);
  const texts = new Map([...assets].map(([path, asset]) => [path, JSON.stringify(asset)]));
  const pages = sitePages({ ...published, ...held }).map(comparedPage);
  const suggest = (path: string) =>
    suggestedPages(path, pages, {
      ...index,
      read: async (file) => JSON.parse(texts.get(file) ?? "{}"),
    });
  const mistyped = Array.from({ length: ADDRESSES }, (_, index) => {
    const url = older[(index * 7919) % older.length]?.url ?? "";
    return `${url.slice(0, -3)}${url.slice(-2)}`;
  });
  const runs = { mistyped: [] as number[], longest: [] as number[], scanners: [] as number[] };
  for (let round = 0; round < ROUNDS; round++) {
    runs.mistyped.push(await cost(mistyped, suggest));
    runs.longest.push(await cost(Array<string>(ADDRESSES).fill(LONGEST), suggest));
    runs.scanners.push(await cost(Array<string>(ADDRESSES).fill("/vendor/phpunit/src/eval-stdin.php"), suggest));
  }
  return {
    articles,
    mistyped: median(runs.mistyped),
    longest: median(runs.longest),
    scanners: median(runs.scanners),
    largestFile: Math.max(...[...texts.values()].map((text) => text.length)),
  };
}

async function cost(paths: string[], suggest: (path: string) => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  for (const path of paths) await suggest(path);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000 / paths.length;
}

function newestFirst<One extends { date: string }>(articles: One[]): One[] {
  return articles.toSorted((a, b) => Number(a.date < b.date) - Number(a.date > b.date));
}

if (import.meta.main) console.table([await suggestionCost(1_000), await suggestionCost(10_000)]);
