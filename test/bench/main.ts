/**
 * `npm run bench`: measures the production bundle and prints one table of figure, target, measured, met or missed.
 *
 *   npm run bench                        sizes, paint, answers, request cost, worker, build; about ten minutes
 *   npm run bench -- --sizes             what is the same in each run; fails when a size misses its target
 *   npm run bench -- --beside <url>      audits any other address in turns with our home page; may be given again
 *   npm run bench -- --page <path>       with --beside, this page of ours instead
 *   npm run bench -- --all-routes        sizes and paint for every page instead of four
 *   npm run bench -- --without-deferral  beside it the same site with React started at once
 *   npm run bench -- --articles <n>      today's content beside the same with n more articles, both in scratch folders
 *   npm run bench -- --json <file>       writes every run into a file, to compare with another
 *
 * Everything listens on loopback only. Timed figures depend on the machine and never fail a run. See README.md.
 */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { publishedPages } from "../published.ts";
import { measureAnswers } from "./answers.ts";
import { BROWSER_PROGRAM, launchWatchedBrowser } from "./browser.ts";
import { buildSite, measureBuild, measureStartUpProfile, measureUpload } from "./bundle.ts";
import { startTimedBrowser } from "./devtools.ts";
import { serveAsEdge } from "./edge.ts";
import { measureGrowth } from "./growth.ts";
import { measureIsolates } from "./isolates.ts";
import { findLighthouse, LIGHTHOUSE, type Lighthouse, startLighthouse } from "./lighthouse.ts";
import { hasWrk } from "./load.ts";
import { type LoadedFile, weighPages } from "./page-weight.ts";
import { measurePaint } from "./paint.ts";
import { formatPeers } from "./peer-table.ts";
import { type ComparedPage, comparePages } from "./peers.ts";
import { measureKeptPages } from "./request-cost.ts";
import { type RunningServer, SITE_CONFIG, serveWithWrangler } from "./servers.ts";
import { serveOverSlowNetwork } from "./slow-network.ts";
import { measureSlowPaint, type Origins } from "./slow-paint.ts";
import { measureStartTasks } from "./start-tasks.ts";
import { fetchStaticPage, serveStaticPages } from "./static-page.ts";
import { formatTable, missedSizes } from "./table.ts";
import { BENCH_PAGES, FIGURES, type Measurement } from "./targets.ts";

const { values: options } = parseArgs({
  options: {
    sizes: { type: "boolean", default: false },
    beside: { type: "string", multiple: true, default: [] },
    page: { type: "string", default: "/" },
    "all-routes": { type: "boolean", default: false },
    "without-deferral": { type: "boolean", default: false },
    articles: { type: "string" },
    json: { type: "string" },
  },
});

/** Time limits of the parts of a default run, in ms. On a busy machine there are fewer turns. */
const SLOW_PAINT_LIMIT_MS = 125_000;
const START_TASKS_LIMIT_MS = 85_000;
const ANSWERS_LIMIT_MS = 85_000;
const LIGHTHOUSE_LIMIT_MS = 185_000;

if (!existsSync(BROWSER_PROGRAM)) {
  console.error("\n  Chromium is missing: `apt-get install chromium`, or `npx playwright install chromium`.\n");
  process.exit(1);
}
for (const url of options.beside) {
  if (URL.canParse(url) && (await fetch(url).catch(() => undefined))?.ok) continue;
  console.error(
    `\n  --beside wants the whole address of a page that is served now, such as http://localhost:4321/, not ${url}\n`,
  );
  process.exit(1);
}
if (!publishedPages.some(({ path }) => path === options.page)) {
  console.error(`\n  --page wants the path of a page of the site, such as /contact-us, not ${options.page}\n`);
  process.exit(1);
}

const loadBefore = load();
if (options.articles !== undefined) await reportGrowth(Number(options.articles));
const pages = options["all-routes"] ? publishedPages.map(({ path }) => path) : BENCH_PAGES;
const measurements: Measurement[] = [];
const notes: string[] = [];
let files: LoadedFile[] = [];
let compared: ComparedPage[] = [];

const folder = mkdtempSync(join(tmpdir(), "bench-"));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));

if (options.sizes) await measureSizes();
else if (options.beside.length > 0) await measureBeside();
else await measureAll();
const measured = measurements.filter(({ runs }) => runs.length > 0 && !runs.some(Number.isNaN));

console.log(`\n${compared.length > 0 ? formatPeers(compared) : formatTable(measured, pages)}\n`);
for (const note of [...remarks(), ...notes, ...leftOut()]) console.log(`- ${note}`);
console.log(`- Took ${duration(performance.now())}.`);
if (options.json) {
  const machine = { cpu: cpus()[0]?.model, cores: cpus().length };
  const report = { machine, measurements: measured, compared, notes, files };
  writeFileSync(options.json, `${JSON.stringify(report, null, 2)}\n`);
}
const missed = options.sizes ? missedSizes(measured) : [];
if (missed.length > 0) console.error(`\n  Too large:\n${missed.map((line) => `  - ${line}`).join("\n")}\n`);
process.exit(missed.length > 0 ? 1 : 0);

async function reportGrowth(count: number): Promise<never> {
  if (!Number.isInteger(count) || count < 1) {
    console.error(`\n  --articles wants how many there are to be, such as 1000, not ${options.articles}\n`);
    process.exit(1);
  }
  const { table, missed } = await measureGrowth(count, progress);
  console.log(`\n${table}\n`);
  const remarks = [
    "Medians, and the median of the ratios of runs made one after the other. Only ratios hold on a busy machine.",
    `The load average was ${loadBefore.toFixed(1)} before the run and ${load().toFixed(1)} after it, on ${cpus().length} cores.`,
    `Took ${duration(performance.now())}.`,
  ];
  for (const remark of remarks) console.log(`- ${remark}`);
  console.log(
    missed.length === 0 ? "\nAll targets are met." : `\nMissed:\n${missed.map((line) => `- ${line}`).join("\n")}`,
  );
  process.exit(0);
}

async function measureSizes(): Promise<void> {
  progress("building");
  await buildSite();
  measurements.push(...(await measureUpload()));
  const site = await serveWithWrangler(SITE_CONFIG);
  await weigh(site.origin);
  await site.stop();
}

async function measureBeside(): Promise<void> {
  const lighthouse = await lookForLighthouse();
  progress("building");
  await buildSite();
  const site = await serveWithWrangler(SITE_CONFIG);
  const [watched, timed] = [await launchWatchedBrowser(), await startTimedBrowser()];
  progress("comparing pages");
  const urls = [site.origin + options.page, ...options.beside];
  const comparison = await comparePages({ watched, timed }, lighthouse, urls);
  compared = comparison.pages;
  notes.push(...comparison.notes);
  await Promise.all([watched.close(), timed.stop(), site.stop(), lighthouse?.stop()]);
}

async function measureAll(): Promise<void> {
  const lighthouse = await lookForLighthouse();
  progress("building three times");
  measurements.push(...(await measureBuild()), ...(await measureUpload()), ...(await measureStartUpProfile()));

  await measureInBrowsers(lighthouse);
  await lighthouse?.stop();

  progress("starting new isolates");
  measurements.push(...(await measureIsolates(BENCH_PAGES)));
  progress("asking for kept pages");
  measurements.push(...(await measureKeptPages(BENCH_PAGES)));
}

function startedAtOnce(html: string): string {
  return html.replace("</body>", '<script>dispatchEvent(new Event("keydown"))</script></body>');
}

async function measureInBrowsers(lighthouse: Lighthouse | undefined): Promise<void> {
  const servers: RunningServer[] = [];
  const serve = async (server: Promise<RunningServer>) => {
    servers.unshift(await server);
    return (await server).origin;
  };
  const site = await serve(serveWithWrangler(SITE_CONFIG));
  const handMadePages: Record<string, string> = {};
  for (const path of pages) handMadePages[path] = await fetchStaticPage(site + path);
  const handMade = await serve(serveStaticPages(join(folder, "hand-made"), handMadePages));
  const fast: Origins = { site: await serve(serveAsEdge(site)), handMade: await serve(serveAsEdge(handMade)) };
  const slow: Origins = {
    site: await serve(serveOverSlowNetwork(fast.site)),
    handMade: await serve(serveOverSlowNetwork(fast.handMade)),
  };
  if (options["without-deferral"]) {
    fast.undeferred = await serve(serveAsEdge(site, startedAtOnce));
    slow.undeferred = await serve(serveOverSlowNetwork(fast.undeferred));
  }
  const share = (pages.length / BENCH_PAGES.length) * (options["without-deferral"] ? 1.5 : 1);

  await weigh(fast.site);
  const browser = await startTimedBrowser();
  progress("loading pages over a slow line");
  keep(await measureSlowPaint(browser, slow, pages, SLOW_PAINT_LIMIT_MS * share));
  progress("tracing React's start");
  keep(await measureStartTasks(browser, fast.site, BENCH_PAGES, START_TASKS_LIMIT_MS));
  progress("using the site");
  keep(await measureAnswers(browser, fast.site, ANSWERS_LIMIT_MS));
  await browser.stop();
  if (lighthouse) {
    progress("running Lighthouse");
    keep(await measurePaint(lighthouse, fast, pages, LIGHTHOUSE_LIMIT_MS * share));
  }
  for (const server of servers) await server.stop();
}

async function weigh(origin: string): Promise<void> {
  progress("weighing pages");
  const browser = await launchWatchedBrowser();
  const weight = await weighPages(browser, origin, pages);
  await browser.close();
  measurements.push(...weight.measurements);
  files = weight.files;
}

async function lookForLighthouse(): Promise<Lighthouse | undefined> {
  progress("looking for Lighthouse");
  const module = await findLighthouse();
  if (module) return startLighthouse(module);
  notes.push(`npx could not get ${LIGHTHOUSE}: without the npm registry or its cache its figures are missing.`);
  return undefined;
}

function keep(part: { measurements: Measurement[]; notes: string[] }): void {
  measurements.push(...part.measurements);
  notes.push(...part.notes);
}

function leftOut(): string[] {
  const failed = measurements.filter(({ runs }) => runs.length === 0);
  return failed.map(({ figure, page }) => `Not measured: ${FIGURES[figure].label}${page ? ` of ${page}` : ""}.`);
}

function remarks(): string[] {
  const sizes = [
    "kB is 1000 bytes. Sizes are brotli 5; fonts and pictures as they are. Chromium, 412×823 at 1.75, not scrolled.",
    "The map's frame on /contact-us is a third party's: it is left out, so its bytes are not in the table.",
  ];
  if (options.sizes) return sizes;
  const timed = [
    "Runs in brackets: lowest–highest. Without brackets all were the same. Timed figures depend on what else the machine does.",
    `The load average was ${loadBefore.toFixed(1)} before the run and ${load().toFixed(1)} after it, on ${cpus().length} cores.`,
    "Slow line: 150 ms there and back, 1.6 Mbit/s, slow start, https; the processor at a quarter of its speed.",
  ];
  if (compared.length > 0) return [...sizes.slice(0, 1), ...timed];
  return [
    ...sizes,
    ...timed,
    "The hand-made page is one file: this page's HTML with its CSS inside, no script that runs, no font, no picture.",
    "By processor time: what the thread has used of the processor, so other work on the machine matters little.",
    "First renders: 12 new isolates, each page requested once, over one connection.",
    hasWrk
      ? "Requests were counted by wrk, one thread and 16 connections."
      : "Requests were counted by a client in Node, which takes part of the processor and so flatters the ratios: install wrk.",
  ];
}

function load(): number {
  const [lastMinute = 0] = loadavg();
  return lastMinute;
}

function progress(doing: string): void {
  console.error(`bench: ${duration(performance.now())} ${doing}`);
}

function duration(ms: number): string {
  const seconds = Math.round(ms / 1_000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
