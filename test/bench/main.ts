/** `npm run bench`: measures the production bundle. README.md lists the options and explains the figures. */
import { cpus, loadavg } from "node:os";
import { parseArgs } from "node:util";
import type { Browser } from "@playwright/test";
import { startBuiltWorker } from "#test/built-worker.ts";
import { isScript, launchBrowser } from "./browser.ts";
import { buildSite, measureUpload } from "./build.ts";
import { serveAsEdge } from "./edge.ts";
import { BENCH_PAGES, FIGURES, type Measurement, measurementsOf } from "./figures.ts";
import { weighPage } from "./page-weight.ts";
import { loadPages } from "./paint.ts";
import { measureIsolates, measureKeptPages } from "./request-cost.ts";
import { figureOf, notes, ratios, taken } from "./runs.ts";
import { serveOverSlowNetwork } from "./slow-network.ts";
import { fetchStaticPage, serveStaticPages } from "./static-page.ts";
import { formatTable, missedSizes } from "./table.ts";

const { values: options } = parseArgs({ options: { sizes: { type: "boolean" } } });

const browser = await launchBrowser();
notes.push("kB is 1000 bytes. Sizes are brotli 5; fonts and pictures as they are. Not scrolled, without the map.");
if (!options.sizes) {
  notes.push("In brackets: the lowest and the highest run. Processor time counts only the thread that answers.");
  notes.push(`The load average was ${loadavg()[0]?.toFixed(1)} at the start, on ${cpus().length} cores.`);
}
const missed: string[] = [];
console.log(`\n${await measure()}\n`);
for (const note of [...notes, `Took ${seconds()} s.`]) console.log(`- ${note}`);
if (missed.length > 0) fail(`Too large:\n${missed.map((line) => `  - ${line}`).join("\n")}`);
process.exit(0);

/** @returns The table. */
async function measure(): Promise<string> {
  progress("building");
  const build = await buildSite();
  const site = await startBuiltWorker();
  const { origin } = await site.url;
  progress("weighing pages");
  const measurements = await measureUpload();
  for (const page of BENCH_PAGES) {
    measurements.push(...measurementsOf(await weighPage(browser, origin + page), page));
  }
  if (options.sizes) missed.push(...missedSizes(measurements));
  else measurements.push(...build, ...(await measureTimes(browser, origin)));
  await site.dispose();
  for (const { figure, page, runs } of measurements) {
    if (taken(runs).length === 0) notes.push(`Not measured: ${FIGURES[figure].label} of ${page ?? "the site"}.`);
  }
  return formatTable(measurements, BENCH_PAGES);
}

async function measureTimes(browser: Browser, origin: string): Promise<Measurement[]> {
  progress("loading pages over a slow line");
  const staticPages = new Map<string, string>();
  for (const page of BENCH_PAGES) staticPages.set(page, await fetchStaticPage(origin + page));
  const slow = await serveOverSlowNetwork(await serveAsEdge(origin));
  const slowStatic = await serveOverSlowNetwork(await serveAsEdge(await serveStaticPages(staticPages)));
  const loads = await loadPages(
    browser,
    BENCH_PAGES.flatMap((page) => [slow + page, slowStatic + page]),
  );
  const ofPages = BENCH_PAGES.flatMap((page, index) => {
    const [ours, handMade] = [loads[2 * index], loads[2 * index + 1]];
    const last = ours?.findLast((it) => it !== undefined);
    const requested = last?.requestsBeforeLcp.map((url) => url.replace(slow, "")).join(" ");
    notes.push(`${page}: the largest paint is ${last?.largestElement}; requested before it: ${requested}`);
    const fcpSlow = figureOf(ours, ({ fcp }) => fcp);
    const fcpSlowStatic = figureOf(handMade, ({ fcp }) => fcp);
    const figures = {
      fcpSlow,
      fcpSlowStatic,
      fcpSlowRatio: ratios(fcpSlow, fcpSlowStatic),
      lcpSlow: figureOf(ours, ({ lcp }) => lcp),
      lcpSlowStatic: figureOf(handMade, ({ lcp }) => lcp),
      cls: figureOf(ours, ({ cls }) => cls),
      requestsBeforeLcp: figureOf(ours, ({ requestsBeforeLcp }) => requestsBeforeLcp.length),
      scriptsBeforeLcp: figureOf(ours, ({ requestsBeforeLcp }) => requestsBeforeLcp.filter(isScript).length),
    };
    return measurementsOf(figures, page);
  });
  progress("measuring the Worker");
  return [...ofPages, ...(await measureIsolates(BENCH_PAGES)), ...(await measureKeptPages(BENCH_PAGES))];
}

function seconds(): number {
  return Math.round(performance.now() / 1_000);
}

function progress(step: string): void {
  console.error(`bench: ${seconds()} s ${step}`);
}

function fail(message: string): never {
  console.error(`\n  ${message}\n`);
  process.exit(1);
}
