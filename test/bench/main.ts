/** `npm run bench`: measures the production bundle. README.md lists the options and explains the figures. */
import { cpus, loadavg } from "node:os";
import type { Browser } from "@playwright/test";
import { fail, readCommandLine } from "#scripts/command-line.ts";
import { startBuiltWorker } from "#test/built-worker.ts";
import { isScript, launchBrowser } from "./browser.ts";
import { buildCommit, buildSite, measureUpload, removeWorktree } from "./build.ts";
import { serveAsEdge } from "./edge.ts";
import { BENCH_PAGES, type FigureId, type Measurement, measurementsOf } from "./figures.ts";
import { weighHeadlines, weighPage } from "./page-weight.ts";
import { loadPages, type SlowLoad } from "./paint.ts";
import { measureWorkers } from "./request-cost.ts";
import { ratios } from "./runs.ts";
import { serveOverSlowNetwork } from "./slow-network.ts";
import { fetchStaticPage, serveStaticPages } from "./static-page.ts";
import { formatTable, missedSizes } from "./table.ts";

const USAGE = `Measures the production bundle against its targets.

  npm run bench              builds, and measures everything
  npm run bench -- --sizes   only the sizes of the last build
  npm run bench -- --against <commit>
                             only the Worker, as ratios to that commit's`;

const { values: options } = readCommandLine(USAGE, { sizes: { type: "boolean" }, against: { type: "string" } });

/** Printed below the table. */
const notes = ["kB is 1000 bytes. Sizes are brotli 5; fonts and pictures as they are. Not scrolled, without the map."];
if (!options.sizes) {
  notes.push("In brackets: the lowest and the highest run. Processor time counts only the thread that answers.");
  notes.push(`The load average was ${loadavg()[0]?.toFixed(1)} at the start, on ${cpus().length} cores.`);
}
const missed: string[] = [];
console.log(`\n${await (options.against ? compare(options.against) : measure())}\n`);
for (const note of [...notes, `Took ${seconds()} s.`]) console.log(`- ${note}`);
if (missed.length > 0) fail(`Too large:\n${missed.map((line) => `  - ${line}`).join("\n")}`);
process.exit(0);

/** @returns The table. */
async function measure(): Promise<string> {
  // Imported here, because it throws what is wrong in content/, and options are read before.
  const { publishedPages } = await import("#test/published.ts").catch((error: Error) => fail(error.message));
  progress(options.sizes ? "starting the built site" : "building");
  const build = options.sizes ? [] : await buildSite();
  const browser = await launchBrowser();
  const site = await startBuiltWorker();
  const { origin } = await site.url;
  progress("weighing pages");
  const measurements = await measureUpload();
  measurements.push(...(await weighHeadlines(origin, ["/search", "/404", ...publishedPages.map(({ path }) => path)])));
  for (const page of BENCH_PAGES) {
    measurements.push(...measurementsOf(await weighPage(browser, origin + page), page));
  }
  if (options.sizes) missed.push(...missedSizes(measurements));
  else measurements.push(...build, ...(await measureTimes(browser, origin)));
  await site.dispose();
  return formatTable(measurements, BENCH_PAGES);
}

/** @returns The table. */
async function compare(commit: string): Promise<string> {
  progress(`building ${commit}`);
  const other = await buildCommit(commit).catch((error: Error) => fail(error.message));
  progress("building");
  await buildSite();
  progress("measuring both Workers");
  const [ours = [], theirs = []] = await measureWorkers([".", other], BENCH_PAGES);
  await removeWorktree(other);
  const measurements = ours.map(({ figure, page, runs }, index) => {
    return { figure: `${figure}Ratio` as FigureId, page, runs: ratios(runs, theirs[index]?.runs ?? []) };
  });
  return formatTable(measurements, BENCH_PAGES);
}

async function measureTimes(browser: Browser, origin: string): Promise<Measurement[]> {
  progress("loading pages over a slow line");
  const staticPages = new Map<string, string>();
  for (const page of BENCH_PAGES) staticPages.set(page, await fetchStaticPage(origin + page));
  const slow: string[] = [];
  for (const one of [origin, await serveStaticPages(staticPages)]) {
    slow.push(await serveOverSlowNetwork(await serveAsEdge(one)));
  }
  const urls = BENCH_PAGES.flatMap((page) => slow.map((one) => one + page));
  const loads = await loadPages(browser, urls);
  const ofPages = BENCH_PAGES.flatMap((page, index) => {
    const [ours = [], still = []] = loads.slice(2 * index);
    const fcpOf = (runs: SlowLoad[]) => runs.map(({ fcp }) => fcp);
    notes.push(`${page}: the largest paint is ${ours.at(-1)?.largestElement}`);
    const figures = {
      fcpSlow: fcpOf(ours),
      fcpSlowRatio: ratios(fcpOf(ours), fcpOf(still)),
      lcpSlow: ours.map(({ lcp }) => lcp),
      cls: ours.map(({ cls }) => cls),
      requestsBeforeLcp: ours.map(({ requestsBeforeLcp }) => requestsBeforeLcp.length),
      scriptsBeforeLcp: [Math.max(...ours.map(({ requestsBeforeLcp }) => requestsBeforeLcp.filter(isScript).length))],
    };
    return measurementsOf(figures, page);
  });
  progress("measuring the Worker");
  return [...ofPages, ...(await measureWorkers(["."], BENCH_PAGES)).flat()];
}

function seconds(): number {
  return Math.round(performance.now() / 1_000);
}

function progress(step: string): void {
  console.error(`bench: ${seconds()} s ${step}`);
}
