/** `npm run bench`: measures the production bundle. README.md has its options and says how the figures are made. */
import "../../scripts/expected-warnings.ts";
import { writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { parseArgs } from "node:util";
import type { Browser } from "@playwright/test";
import { isScript, launchBrowser } from "./browser.ts";
import { buildSite, measureUpload, serveSite } from "./build.ts";
import { serveAsEdge } from "./edge.ts";
import { BENCH_PAGES, FIGURES, type Measurement, measurementsOf } from "./figures.ts";
import { measureGrowth } from "./growth.ts";
import { auditPages, findLighthouse } from "./lighthouse.ts";
import { weighPage } from "./page-weight.ts";
import { loadPages } from "./paint.ts";
import { comparePages } from "./peers.ts";
import { measureIsolates, measureKeptPages } from "./request-cost.ts";
import { serveOverSlowNetwork } from "./slow-network.ts";
import { fetchStaticPage, serveStaticPages } from "./static-page.ts";
import { ratios, taken } from "./statistics.ts";
import { formatPeers, formatTable, missedSizes } from "./table.ts";
import { figureOf } from "./turns.ts";

const { values: options } = parseArgs({
  options: {
    sizes: { type: "boolean", default: false },
    beside: { type: "string", multiple: true, default: [] },
    page: { type: "string", default: "/" },
    articles: { type: "string" },
    json: { type: "string" },
  },
});
const count = Number(options.articles ?? 1);
if (!Number.isInteger(count) || count < 1) fail(`--articles wants a number, such as 1000, not ${options.articles}`);
for (const url of options.beside) {
  const response = URL.canParse(url) ? await fetch(url).catch(() => undefined) : undefined;
  const isLocal = response?.ok && /^http:\/\/(localhost|127\.|\[::1\])/.test(url);
  if (!isLocal) fail(`--beside wants a page that this machine serves, such as http://localhost:4321/, not ${url}`);
}

const loadBefore = load();
const measurements: Measurement[] = [];
const notes: string[] = [];
console.log(`\n${await measure()}\n`);
for (const note of [...remarks(), ...notes, ...leftOut()]) console.log(`- ${note}`);
if (options.json) {
  const machine = { cpu: cpus()[0]?.model, cores: cpus().length };
  writeFileSync(options.json, `${JSON.stringify({ machine, measurements, notes }, null, 2)}\n`);
}
const missed = options.sizes ? missedSizes(measurements) : [];
if (missed.length > 0) fail(`Too large:\n${missed.map((line) => `  - ${line}`).join("\n")}`);
process.exit(0);

/** @returns The table. */
async function measure(): Promise<string> {
  if (options.articles) {
    progress(`building and measuring two sites, one with ${count} articles`);
    return measureGrowth(await launchBrowser(), count);
  }
  const lighthouse = options.sizes ? undefined : await findLighthouse(notes);
  progress("building");
  const build = await buildSite();
  const site = await serveSite();
  const browser = await launchBrowser();
  if (options.beside.length > 0) {
    progress("comparing pages");
    const urls = [site.origin + options.page, ...options.beside];
    measurements.push(...(await comparePages(browser, lighthouse, urls, notes)));
    return formatPeers(measurements, urls);
  }
  progress("weighing pages");
  measurements.push(...(await measureUpload()));
  for (const page of BENCH_PAGES) {
    measurements.push(...(await weighPage(browser, site.origin, page)));
  }
  if (!options.sizes) await measureTimes(browser, lighthouse, site.origin);
  if (!options.sizes) measurements.push(...build);
  await browser.close();
  await site.stop();
  return formatTable(measurements, BENCH_PAGES);
}

async function measureTimes(browser: Browser, lighthouse: string | undefined, origin: string): Promise<void> {
  progress("loading pages over a slow line");
  const staticPages = new Map<string, string>();
  for (const page of BENCH_PAGES) staticPages.set(page, await fetchStaticPage(origin + page));
  const edge = await serveAsEdge(origin);
  const slow = {
    site: await serveOverSlowNetwork(edge),
    handMade: await serveOverSlowNetwork(await serveAsEdge(await serveStaticPages(staticPages))),
  };
  const urls = BENCH_PAGES.flatMap((page) => [slow.site + page, slow.handMade + page]);
  const loads = await loadPages(browser, urls, notes);
  for (const page of BENCH_PAGES) {
    const [ours, handMade] = [slow.site + page, slow.handMade + page];
    const fcp = figureOf(loads, ours, (load) => load.fcp);
    const fcpStatic = figureOf(loads, handMade, (load) => load.fcp);
    const figures = {
      fcpSlow: fcp,
      fcpSlowStatic: fcpStatic,
      fcpSlowRatio: ratios(fcp, fcpStatic),
      lcpSlow: figureOf(loads, ours, (load) => load.lcp),
      lcpSlowStatic: figureOf(loads, handMade, (load) => load.lcp),
      cls: figureOf(loads, ours, (load) => load.cls),
      requestsBeforeLcp: figureOf(loads, ours, (load) => load.requests.length),
      scriptsBeforeLcp: figureOf(loads, ours, (load) => load.requests.filter(isScript).length),
    };
    measurements.push(...measurementsOf(figures, page));
    const last = loads.get(ours)?.findLast((it) => it !== undefined);
    const requested = last?.requests.map((url) => url.replace(slow.site, "")).join(" ");
    notes.push(`${page}: the largest paint is ${last?.element}; requested before it: ${requested}`);
  }
  if (lighthouse) {
    progress("running Lighthouse");
    const pages = BENCH_PAGES.map((page) => edge + page);
    const audits = await auditPages(lighthouse, pages, notes);
    measurements.push(...audits.map((audit) => ({ ...audit, page: audit.page?.slice(edge.length) })));
  }
  progress("starting new isolates");
  measurements.push(...(await measureIsolates(BENCH_PAGES)));
  progress("asking for kept pages");
  measurements.push(...(await measureKeptPages(BENCH_PAGES)));
}

function leftOut(): string[] {
  const failed = measurements.filter(({ runs }) => taken(runs).length === 0);
  return failed.map(({ figure, page }) => `Not measured: ${FIGURES[figure].label}${page ? ` of ${page}` : ""}.`);
}

function remarks(): string[] {
  const took = `Took ${Math.round(performance.now() / 1_000)} s.`;
  const sizes = "kB is 1000 bytes. Sizes are brotli 5; fonts and pictures as they are. Not scrolled, without the map.";
  if (options.sizes) return [sizes, took];
  return [
    sizes,
    "In brackets: lowest–highest run. By processor time: what the thread has used of it, on a busy machine as well.",
    `The load average was ${loadBefore.toFixed(1)} before and ${load().toFixed(1)} after, on ${cpus().length} cores.`,
    took,
  ];
}

function load(): number {
  const [lastMinute = 0] = loadavg();
  return lastMinute;
}

function progress(doing: string): void {
  console.error(`bench: ${Math.round(performance.now() / 1_000)} s ${doing}`);
}

function fail(message: string): never {
  console.error(`\n  ${message}\n`);
  process.exit(1);
}
