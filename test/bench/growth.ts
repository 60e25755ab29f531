/**
 * `npm run bench -- --articles <n>`: today's content and the same with n more articles, each built in a scratch folder
 * and measured in turns.
 */
import { mkdirSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { Agent, get } from "node:http";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { copySite } from "../copy-site.ts";
import { manyArticles, writeArticles } from "../many-articles.ts";
import { buildSite } from "./bundle.ts";
import { timeEdits } from "./editing.ts";
import { measureHeap } from "./heap.ts";
import { EMPTY_WORKER } from "./isolates.ts";
import { brotli } from "./page-weight.ts";
import { builtWorker, type RunningWorkerd, startWorkerd } from "./servers.ts";
import { median, ratios } from "./statistics.ts";
import { formatRows, formatValue, unitName } from "./table.ts";
import type { Unit } from "./targets.ts";

const ISOLATES = 12;
const KEPT_ROUNDS = 4;
const KEPT_REQUESTS = 300;
const CRAWLED_PAGES = 300;

const ARTICLE = "/blogs/web-development-future";
const NO_PAGE = "/no-such-page";
const NO_ARTICLE = "/blogs/an-article-that-nobody-wrote";
/** As the palette asks for it. Both sites have articles with these words or none, and many words near them. */
const SEARCH = "/search.data?q=honest+backups&_routes=routes%2Fsearch";

/** What is asked of the site with today's content and of the one with many articles: only that one has lists. */
const PAGES = [
  { today: "/", many: "/" },
  { today: "/blogs", many: "/blogs" },
  { today: ARTICLE, many: ARTICLE },
  { today: "/blogs", many: "/blogs/category/web/page/2" },
  { today: NO_PAGE, many: NO_PAGE },
  { today: NO_ARTICLE, many: NO_ARTICLE },
];

/** Rendered anew for each request. */
const MISSING = [NO_PAGE, NO_ARTICLE];

const RATIO = 1.3;

const MEGABYTE = 1_000_000;

interface Row {
  label: string;
  unit: Unit;
  today: number[];
  many: number[];
  /** Of the ratio. `atMost`: of the figure itself. `more`: of the difference. None: it is only shown. */
  ratioAtMost?: number;
  atMost?: number;
  more?: number;
}

interface Site {
  folder: string;
  /** Addresses of its articles. */
  articles: string[];
  /** Of its figures in the table. */
  column: "today" | "many";
}

/** Returns the table, and what missed its target. `progress` is told what is done. */
export async function measureGrowth(
  count: number,
  progress: (doing: string) => void,
): Promise<{ table: string; missed: string[] }> {
  progress(`writing ${count} articles`);
  const sites = [site(0, "today"), site(count, "many")];
  const rows: Row[] = [];
  try {
    progress("building");
    for (const { folder } of sites) await buildSite(folder);
    rows.push(...sizes(sites, count));
    progress("starting new isolates");
    rows.push(...(await isolates(sites)));
    progress("asking for kept pages");
    rows.push(...(await keptPages(sites)));
    progress("weighing the heap");
    rows.push(...(await heaps(sites)));
    progress("editing an article");
    rows.push(await edits(sites));
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
  return { table, missed: missed.map((row) => `${row.label}: target ${targetOf(row)}`) };
}

function site(count: number, column: Site["column"]): Site {
  const folder = copySite();
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  // Caches in node_modules/ are each site's own.
  rmSync(join(folder, "node_modules"));
  mkdirSync(join(folder, "node_modules"));
  for (const name of readdirSync("node_modules").filter((name) => !/^\.(vite|cache|mf)/.test(name)))
    symlinkSync(resolve("node_modules", name), join(folder, "node_modules", name));
  if (count > 0) writeArticles(folder, count);
  return { folder, column, articles: Object.values(manyArticles(count)).flatMap((all) => all.map(({ url }) => url)) };
}

function sizes(sites: Site[], count: number): Row[] {
  const worker: Row = { label: "Worker, gzip", unit: "KiB", today: [], many: [], more: 150 };
  const files: Row = { label: "files beside the Worker", unit: "count", today: [], many: [], more: 4 * count };
  for (const { folder, column } of sites) {
    const code = builtWorker(folder)
      .modules.map(([, text]) => text)
      .join("\n");
    worker[column].push(gzipSync(code).length / 1_024);
    const all = readdirSync(join(folder, "build/client"), { recursive: true, withFileTypes: true });
    files[column].push(all.filter((entry) => entry.isFile()).length);
  }
  return [worker, files];
}

async function isolates(sites: Site[]): Promise<Row[]> {
  const startUp: Row = { label: "start-up, processor", unit: "ms", today: [], many: [], ratioAtMost: RATIO };
  const first: Row = { label: "first page of an isolate, processor", unit: "ms", today: [], many: [] };
  const renders = { today: new Map<string, number[]>(), many: new Map<string, number[]>() };
  for (let round = 0; round < ISOLATES; round++) {
    const empty = await startWorkerd([EMPTY_WORKER]);
    const ofWorkerd = empty.processorTime();
    await empty.stop();
    for (const { folder, column } of sites) {
      const server = await startWorkerd([builtWorker(folder)]);
      startUp[column].push(server.processorTime() - ofWorkerd);
      // A page that is not compared pays for what every first page needs.
      first[column].push(await processorTimeOf(server, "/services", 1));
      const paths = [...new Set(PAGES.map((page) => page[column]))];
      // Each time in another order.
      for (const index of paths.keys()) {
        const path = paths[(index + round) % paths.length] ?? "";
        const times = renders[column].get(path) ?? [];
        renders[column].set(path, [...times, await processorTimeOf(server, path, 1)]);
      }
      await server.stop();
    }
  }
  const rows = PAGES.map(
    ({ today, many }): Row => ({
      label: `first render of ${many}, processor`,
      unit: "ms",
      today: renders.today.get(today) ?? [],
      many: renders.many.get(many) ?? [],
      ratioAtMost: RATIO,
    }),
  );
  return [startUp, first, ...rows];
}

async function keptPages(sites: Site[]): Promise<Row[]> {
  const rows: Row[] = [];
  const servers: [Site, RunningWorkerd][] = [];
  for (const one of sites) servers.push([one, await startWorkerd([builtWorker(one.folder)])]);
  for (const page of PAGES) {
    const kept: Row = { label: `kept ${page.many}, processor`, unit: "ms", today: [], many: [], ratioAtMost: 1 / 0.9 };
    const bytes: Row = { label: `bytes of ${page.many}`, unit: "bytes", today: [], many: [], ratioAtMost: RATIO };
    // The first round warms up.
    for (let round = 0; round <= KEPT_ROUNDS; round++) {
      for (const [{ column }, server] of servers) {
        const path = page[column];
        const time = (await processorTimeOf(server, path, KEPT_REQUESTS)) / KEPT_REQUESTS;
        if (round > 0) kept[column].push(time);
      }
    }
    for (const [{ column }, server] of servers) {
      const response = await fetch(server.origins[0] + page[column]);
      bytes[column].push(brotli(Buffer.from(await response.arrayBuffer())));
    }
    rows.push(...(MISSING.includes(page.many) ? [] : [kept]), bytes);
  }
  const search: Row = { label: "a search, processor", unit: "ms", today: [], many: [], atMost: 2 };
  for (let round = 0; round <= KEPT_ROUNDS; round++) {
    for (const [{ column }, server] of servers) {
      const time = (await processorTimeOf(server, SEARCH, KEPT_REQUESTS)) / KEPT_REQUESTS;
      if (round > 0) search[column].push(time);
    }
  }
  rows.push(search);
  for (const [, server] of servers) await server.stop();
  return rows;
}

async function heaps(sites: Site[]): Promise<Row[]> {
  const afterStart: Row = { label: "heap after start", unit: "bytes", today: [], many: [] };
  const label = `heap after ${CRAWLED_PAGES} pages`;
  const afterCrawl: Row = { label, unit: "bytes", today: [], many: [], atMost: 40 * MEGABYTE };
  for (const { folder, articles, column } of sites) {
    const pages = articles.length > 0 ? articles : PAGES.map(({ today }) => today);
    const crawl = Array.from({ length: CRAWLED_PAGES }, (_, index) => pages[index % pages.length] ?? "/");
    const heap = await measureHeap(folder, crawl);
    afterStart[column].push(heap.afterStart);
    afterCrawl[column].push(heap.afterCrawl);
  }
  return [afterStart, afterCrawl];
}

async function edits(sites: Site[]): Promise<Row> {
  const row: Row = { label: "an edit is shown", unit: "s", today: [], many: [], atMost: 3 };
  // The first start of a copy makes Vite's cache.
  for (const { folder } of sites) await timeEdits(folder);
  for (const { folder, column } of sites) row[column].push(...(await timeEdits(folder)));
  return row;
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

function ratioOf({ today, many }: Row): number {
  return today.length === many.length ? median(ratios(many, today)) : Number.NaN;
}

function verdictOf(row: Row): "" | "met" | "missed" {
  const { atMost, ratioAtMost, more, today, many } = row;
  if (atMost === undefined && ratioAtMost === undefined && more === undefined) return "";
  const isMet =
    (atMost === undefined || median(many) <= atMost) &&
    (ratioAtMost === undefined || ratioOf(row) <= ratioAtMost) &&
    (more === undefined || median(many) - median(today) <= more);
  return isMet ? "met" : "missed";
}

function targetOf({ atMost, ratioAtMost, more, unit }: Row): string {
  const amount = (value: number) => `${formatValue(value, unit)} ${unitName(unit)}`.trim();
  if (more !== undefined) return `≤ today + ${amount(more)}`;
  if (ratioAtMost !== undefined) return `≤ ${ratioAtMost.toFixed(2)} × today`;
  return atMost === undefined ? "" : `≤ ${amount(atMost)}`;
}

function formatRun(runs: number[], unit: Unit): string {
  return runs.length === 0 ? "" : `${formatValue(median(runs), unit)} ${unitName(unit)}`.trim();
}
