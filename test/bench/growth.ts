/**
 * `npm run bench -- --articles <n>`: today's content and the same with n more articles, each built in a scratch folder
 * and measured in turns.
 */
import { mkdirSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { Agent, get } from "node:http";
import { join, resolve } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { copySite } from "../copy-site.ts";
import { manyArticles, writeArticles } from "../many-articles.ts";
import { launchWatchedBrowser } from "./browser.ts";
import { startTimedBrowser } from "./devtools.ts";
import { serveAsEdge } from "./edge.ts";
import { timeBuild, timeContentCommand, timeDevelopment, timeTypes } from "./editing.ts";
import { weighFirstSearch } from "./first-search.ts";
import { measureHeap } from "./heap.ts";
import { EMPTY_WORKER } from "./isolates.ts";
import { brotli } from "./page-weight.ts";
import { openEmptyDialog, openSearch } from "./search-opening.ts";
import {
  builtWorker,
  type RunningServer,
  type RunningWorkerd,
  SITE_CONFIG,
  serveWithWrangler,
  startWorkerd,
} from "./servers.ts";
import { median, ratios } from "./statistics.ts";
import { formatRows, formatValue, unitName } from "./table.ts";
import type { Unit } from "./targets.ts";

const ISOLATES = 8;
const KEPT_ROUNDS = 4;
const KEPT_REQUESTS = 300;
const CRAWLED_ARTICLES = 300;
const DEVELOPMENT_RUNS = 2;

const ARTICLE = "/blogs/web-development-future";

/** Each is in both contents, and says the same there but for lists. Their status is that of today's content. */
const PAGES = ["/", "/blogs", ARTICLE, "/blogs/no-such-article", "/no-such-page"];

/** What only many articles have is compared with the nearest that six have. */
const LIST_PAGES = [
  ["/blogs/page/2", "/blogs"],
  ["/news/page/2", "/blogs"],
  ["/blogs/category/web", "/blogs"],
] as const;

const FILES = ["/sitemap.xml", "/llms.txt", "/blogs/feed.xml"];

/** Of the free plan; paid ones have 100,000 (developers.cloudflare.com/workers/platform/limits/). */
const MOST_FILES = 20_000;

/** What `npm run content` may take at a thousand articles, in seconds. */
const CONTENT_SECONDS_A_THOUSAND = 5;

/** Of a search until its first result: the palette, its start, words and articles. */
const SEARCH_BYTES = 60_000;

/** From a tap on the search button to the list, and what may keep the page busy meanwhile, in ms on a slowed CPU. */
const SEARCH_LIST_MS = 300;
const SEARCH_TASK_MS = 50;
const SEARCH_TURNS = 7;

interface Row {
  label: string;
  unit: Unit;
  today: number[];
  many: number[];
  /** Of the ratio. `atMost`: of the figure itself. Neither: it is only shown. */
  ratioAtMost?: number;
  atMost?: number;
}

interface Site {
  folder: string;
  /** Of its articles. */
  paths: string[];
  /** That few articles say, old ones. */
  rareWord: string;
}

/** Out: the table, and what missed its target. `progress` is told what is done. */
export async function measureGrowth(
  count: number,
  progress: (doing: string) => void,
): Promise<{ table: string; missed: string[]; notes: string[] }> {
  const notes: string[] = [];
  const visitors = count <= 1_000 ? 1.2 : 1.5;
  progress(`writing ${count} articles`);
  const today = site(0);
  const many = site(count);
  const rows: Row[] = [];
  const sites = [today, many] as const;
  try {
    progress("building");
    rows.push(await builds(sites));
    rows.push(...sizes(sites, visitors));
    progress("starting new isolates");
    rows.push(...(await isolates(sites, visitors)));
    progress("asking for kept pages");
    rows.push(...(await keptPages(sites, visitors)));
    rows.push(...(await bytes(sites, visitors, notes)));
    progress("searching");
    rows.push(await firstSearch(sites, visitors, notes));
    rows.push(...(await searchOpenings(sites, notes)));
    progress("weighing the heap");
    rows.push(...(await heaps(sites, visitors)));
    progress("running the content command");
    rows.push(await contentCommand(sites, count));
    progress("checking types");
    rows.push(await types(sites));
    progress("starting the development server");
    rows.push(...(await development(sites)));
  } finally {
    for (const { folder } of sites) rmSync(folder, { recursive: true, force: true });
  }
  const table = formatRows([
    ["figure", "target", "today", `+ ${count}`, "ratio", ""],
    ...rows.map((row) => [
      row.label,
      targetOf(row),
      formatRun(row.today, row.unit),
      formatRun(row.many, row.unit),
      ratioOf(row).toFixed(2),
      verdictOf(row),
    ]),
  ]);
  const missed = rows.filter((row) => verdictOf(row) === "missed");
  return {
    table,
    missed: missed.map((row) => `${row.label}: ${ratioOf(row).toFixed(2)} times today's, target ${targetOf(row)}`),
    notes,
  };
}

function site(count: number): Site {
  const folder = copySite();
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  // Caches in node_modules/ are each site's own.
  rmSync(join(folder, "node_modules"));
  mkdirSync(join(folder, "node_modules"));
  for (const name of readdirSync("node_modules").filter((name) => !/^\.(vite|cache|mf)/.test(name)))
    symlinkSync(resolve("node_modules", name), join(folder, "node_modules", name));
  if (count > 0) writeArticles(folder, count);
  const articles = Object.values(manyArticles(count)).flat();
  const [oldest] = articles.toSorted((a, b) => a.date.localeCompare(b.date));
  const [, product] = /compared it with \*(\w+)\*/.exec(JSON.stringify(oldest)) ?? [];
  return { folder, paths: articles.map(({ url }) => url), rareWord: product ?? "dubai" };
}

async function builds(sites: Pair): Promise<Row> {
  const row: Row = { label: "npm run build", unit: "s", today: [], many: [] };
  await inTurns(sites, async ({ folder }, runs) => runs(row).push(await timeBuild(folder)));
  return row;
}

function sizes(sites: Pair, ratioAtMost: number): Row[] {
  const code = sites.map(({ folder }) =>
    builtWorker(folder)
      .modules.map(([, text]) => text)
      .join("\n"),
  );
  const files = sites.map(({ folder }) => filesIn(join(folder, "build/client")).length);
  const row = (label: string, unit: Unit, [today = 0, many = 0]: number[], target: Partial<Row>): Row => ({
    label,
    unit,
    today: [today],
    many: [many],
    ...target,
  });
  const kibibytes = (size: (text: string) => number) => code.map((text) => size(text) / 1_024);
  return [
    row(
      "Worker, gzip",
      "KiB",
      kibibytes((text) => gzipSync(text).length),
      { ratioAtMost },
    ),
    row(
      "Worker, brotli",
      "KiB",
      kibibytes((text) => brotliCompressSync(text).length),
      { ratioAtMost },
    ),
    row("files beside the Worker", "count", files, { atMost: MOST_FILES }),
  ];
}

async function isolates(sites: Pair, ratioAtMost: number): Promise<Row[]> {
  const startUp: Row = { label: "start-up, processor", unit: "ms", today: [], many: [], ratioAtMost };
  const renders = PAGES.map(
    (path): Row => ({ label: `first render of ${path}, processor`, unit: "ms", today: [], many: [], ratioAtMost }),
  );
  const { compatibilityDate } = builtWorker(sites[0].folder);
  for (let round = 0; round < ISOLATES; round++) {
    const empty = await startWorkerd([{ ...EMPTY_WORKER, compatibilityDate }]);
    const ofWorkerd = empty.processorTime();
    await empty.stop();
    await inTurns(sites, async ({ folder }, runs) => {
      const server = await startWorkerd([builtWorker(folder)]);
      try {
        runs(startUp).push(server.processorTime() - ofWorkerd);
        // Another page is the first one each time, which pays for what all need.
        for (const index of PAGES.keys()) {
          const place = (index + round) % PAGES.length;
          const [path, row] = [PAGES[place], renders[place]];
          if (path && row) runs(row).push(await processorTimeOf(server, path, 1));
        }
      } finally {
        await server.stop();
      }
    });
  }
  return [startUp, ...renders];
}

async function keptPages(sites: Pair, ratioAtMost: number): Promise<Row[]> {
  const rows = PAGES.map(
    (path): Row => ({ label: `kept render of ${path}, processor`, unit: "ms", today: [], many: [], ratioAtMost }),
  );
  const servers = new Map<Site, RunningWorkerd>();
  for (const one of sites) servers.set(one, await startWorkerd([builtWorker(one.folder)]));
  for (const [index, path] of PAGES.entries()) {
    // The first round warms up.
    for (let round = 0; round <= KEPT_ROUNDS; round++) {
      await inTurns(sites, async (one, runs) => {
        const server = servers.get(one);
        const row = rows[index];
        if (!server || !row) return;
        const time = (await processorTimeOf(server, path, KEPT_REQUESTS)) / KEPT_REQUESTS;
        if (round > 0) runs(row).push(time);
      });
    }
  }
  for (const server of servers.values()) await server.stop();
  return rows;
}

async function bytes(sites: Pair, ratioAtMost: number, notes: string[]): Promise<Row[]> {
  const [today, many] = [
    await startWorkerd([builtWorker(sites[0].folder)]),
    await startWorkerd([builtWorker(sites[1].folder)]),
  ];
  const size = async (server: RunningWorkerd, path: string) => {
    const answer = await fetch(server.origins[0] + path);
    return { status: answer.status, bytes: brotli(Buffer.from(await answer.arrayBuffer())) };
  };
  const rows: Row[] = [];
  for (const path of PAGES) {
    const [few, all] = [await size(today, path), await size(many, path)];
    if (few.status !== all.status) notes.push(`${path} answers ${few.status}, and ${all.status} with many articles.`);
    rows.push({ label: `bytes of ${path}`, unit: "bytes", today: [few.bytes], many: [all.bytes], ratioAtMost });
  }
  for (const [path, like] of LIST_PAGES) {
    const [few, all] = [await size(today, like), await size(many, path)];
    if (all.status !== 200) {
      notes.push(`Not measured: ${path} answers ${all.status}.`);
      continue;
    }
    const label = `bytes of ${path}, beside today's ${like}`;
    rows.push({ label, unit: "bytes", today: [few.bytes], many: [all.bytes], ratioAtMost });
  }
  // They have a line for each page: no visitor downloads them.
  for (const path of FILES) {
    const [few, all] = [await size(today, path), await size(many, path)];
    rows.push({ label: `bytes of ${path}`, unit: "bytes", today: [few.bytes], many: [all.bytes] });
  }
  await Promise.all([today.stop(), many.stop()]);
  return rows;
}

async function firstSearch(sites: Pair, ratioAtMost: number, notes: string[]): Promise<Row> {
  const row: Row = {
    label: "bytes until a first word is found",
    unit: "bytes",
    today: [],
    many: [],
    atMost: SEARCH_BYTES,
    ratioAtMost,
  };
  const browser = await launchWatchedBrowser();
  await inTurns(sites, async ({ folder, rareWord }, runs) => {
    const server = await serveWithWrangler(join(folder, SITE_CONFIG));
    try {
      runs(row).push(await weighFirstSearch(browser, server.origin, rareWord));
    } catch (error) {
      notes.push(`Not measured: the first search. ${(error as Error).message.split("\n")[0]}`);
    } finally {
      await server.stop();
    }
  });
  await browser.close();
  return row;
}

async function searchOpenings(sites: Pair, notes: string[]): Promise<Row[]> {
  const list: Row = { label: "tap on search to list", unit: "ms", today: [], many: [], atMost: SEARCH_LIST_MS };
  const task: Row = {
    label: "longest task of opening the search",
    unit: "ms",
    today: [],
    many: [],
    atMost: SEARCH_TASK_MS,
  };
  const dialog: Row = { label: "longest task of opening an empty dialog", unit: "ms", today: [], many: [] };
  const browser = await startTimedBrowser();
  const servers = new Map<Site, RunningServer[]>();
  for (const one of sites) {
    const server = await serveWithWrangler(join(one.folder, SITE_CONFIG));
    servers.set(one, [await serveAsEdge(server.origin), server]);
  }
  for (let turn = 0; turn < SEARCH_TURNS; turn++) {
    await inTurns(sites, async (one, runs) => {
      try {
        const origin = servers.get(one)?.[0]?.origin ?? "";
        const opening = await openSearch(browser, origin);
        runs(list).push(opening.list);
        runs(task).push(opening.longestTask);
        runs(dialog).push(await openEmptyDialog(browser, origin));
      } catch (error) {
        notes.push(`Not measured: an opening of the search. ${(error as Error).message.split("\n")[0]}`);
      }
    });
  }
  await browser.stop();
  for (const server of [...servers.values()].flat()) await server.stop();
  return [list, task, dialog];
}

async function heaps(sites: Pair, ratioAtMost: number): Promise<Row[]> {
  const afterStart: Row = { label: "heap after start", unit: "bytes", today: [], many: [], ratioAtMost };
  const label = `heap after ${CRAWLED_ARTICLES} articles`;
  const afterCrawl: Row = { label, unit: "bytes", today: [], many: [], ratioAtMost };
  await inTurns(sites, async ({ folder, paths }, runs) => {
    const articles = paths.length > 0 ? paths : [ARTICLE, "/blogs/mobile-app-trends-2024", "/news/mhs-dubai-office"];
    const crawl = Array.from({ length: CRAWLED_ARTICLES }, (_, index) => articles[index % articles.length] ?? ARTICLE);
    const heap = await measureHeap(folder, crawl);
    runs(afterStart).push(heap.afterStart);
    runs(afterCrawl).push(heap.afterCrawl);
  });
  return [afterStart, afterCrawl];
}

async function contentCommand(sites: Pair, count: number): Promise<Row> {
  const atMost = CONTENT_SECONDS_A_THOUSAND * Math.max(1, count / 1_000);
  const row: Row = { label: "npm run content, nothing made", unit: "s", today: [], many: [], atMost };
  await inTurns(sites, async ({ folder }, runs) => runs(row).push(await timeContentCommand(folder)));
  return row;
}

async function types(sites: Pair): Promise<Row> {
  const row: Row = { label: "npm run check:types", unit: "s", today: [], many: [] };
  await inTurns(sites, async ({ folder }, runs) => runs(row).push(await timeTypes(folder)));
  return row;
}

async function development(sites: Pair): Promise<Row[]> {
  const firstPage: Row = { label: "npm run dev, first page", unit: "s", today: [], many: [], ratioAtMost: 1.5 };
  const edit: Row = { label: "an edit is shown", unit: "s", today: [], many: [], atMost: 1 };
  // The first start of a copy makes Vite's cache.
  for (let round = 0; round <= DEVELOPMENT_RUNS; round++) {
    await inTurns(sites, async ({ folder }, runs) => {
      const times = await timeDevelopment(folder);
      if (round === 0) return;
      runs(firstPage).push(times.firstPage);
      runs(edit).push(...times.edits);
    });
  }
  return [firstPage, edit];
}

type Pair = readonly [Site, Site];

/** One after the other, so that what else the machine does hits both. `runs` gives the list of the site whose turn it is. */
async function inTurns(
  sites: Pair,
  measure: (site: Site, runs: (row: Row) => number[]) => Promise<unknown>,
): Promise<void> {
  await measure(sites[0], ({ today }) => today);
  await measure(sites[1], ({ many }) => many);
}

/** Of the thread that answers, in ms. */
async function processorTimeOf(server: RunningWorkerd, path: string, requests: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const before = server.processorTime();
  for (let request = 0; request < requests; request++) {
    await new Promise<void>((done, failed) => {
      get(server.origins[0] + path, { agent }, (response) => {
        response.resume().once("end", done);
      }).once("error", failed);
    });
  }
  agent.destroy();
  return server.processorTime() - before;
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
}

function ratioOf({ today, many }: Row): number {
  if (today.length === 0 || today.length !== many.length) return Number.NaN;
  return median(ratios(many, today));
}

function verdictOf(row: Row): "" | "met" | "missed" {
  const { atMost, ratioAtMost, many } = row;
  if (atMost === undefined && ratioAtMost === undefined) return "";
  if (many.length === 0) return "missed";
  const isMet =
    (atMost === undefined || median(many) <= atMost) && (ratioAtMost === undefined || ratioOf(row) <= ratioAtMost);
  return isMet ? "met" : "missed";
}

function targetOf({ atMost, ratioAtMost, unit }: Row): string {
  return [
    ...(atMost === undefined ? [] : [`≤ ${formatValue(atMost, unit)} ${unitName(unit)}`.trim()]),
    ...(ratioAtMost === undefined ? [] : [`≤ ${ratioAtMost} × today`]),
  ].join(", ");
}

function formatRun(runs: number[], unit: Unit): string {
  return runs.length === 0 ? "" : `${formatValue(median(runs), unit)} ${unitName(unit)}`.trim();
}
