/**
 * `npm run bench`: measures the production bundle and prints one table of figure, target, measured, met or missed.
 *
 *   npm run bench                        sizes, paint, request cost, worker, build; about ten minutes
 *   npm run bench -- --sizes             what is the same in each run; fails when a size misses its target
 *   npm run bench -- --all-routes        Lighthouse and sizes for every page instead of four
 *   npm run bench -- --without-deferral  beside it the same site with React started at once
 *   npm run bench -- --json <file>       writes every run into a file, to compare with another
 *
 * Everything listens on loopback only. Timed figures depend on the machine and never fail a run.
 */
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { today } from "../../app/lib/dates.ts";
import { sitePages } from "../../app/lib/site-pages.ts";
import { chromiumPath, launchChromium } from "../../scripts/chromium.ts";
import { buildSite, measureBuild, measureStartUpProfile, measureUpload } from "./bundle.ts";
import { traceCriticalPaths } from "./critical-path.ts";
import { measureIsolates } from "./isolates.ts";
import { findLighthouse, LIGHTHOUSE } from "./lighthouse.ts";
import { hasWrk } from "./load.ts";
import { type LoadedFile, weighPages } from "./page-weight.ts";
import { measurePaint } from "./paint.ts";
import { measureKeptPages } from "./request-cost.ts";
import { type RunningServer, SITE_CONFIG, serveWithWrangler } from "./servers.ts";
import { fetchStaticPage, serveStaticPages } from "./static-page.ts";
import { formatTable, missedSizes } from "./table.ts";
import { BENCH_PAGES, type Measurement } from "./targets.ts";

const { values: options } = parseArgs({
  options: {
    sizes: { type: "boolean", default: false },
    "all-routes": { type: "boolean", default: false },
    "without-deferral": { type: "boolean", default: false },
    json: { type: "string" },
  },
});

const browserProgram = chromiumPath() ?? chromium.executablePath();
if (!existsSync(browserProgram)) {
  console.error("\n  Chromium is missing: `apt-get install chromium`, or `npx playwright install chromium`.\n");
  process.exit(1);
}

const pages = options["all-routes"] ? sitePages(today()).map(({ path }) => path) : BENCH_PAGES;
const measurements: Measurement[] = [];
const notes: string[] = [];
let files: LoadedFile[] = [];

const folder = mkdtempSync(join(tmpdir(), "bench-"));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));

if (options.sizes) await measureSizes();
else await measureAll();
// Only Linux tells a process's time on the processor.
const measured = measurements.filter(({ runs }) => !runs.some(Number.isNaN));

console.log(`\n${formatTable(measured, pages)}\n`);
for (const note of [...remarks(), ...notes]) console.log(`- ${note}`);
if (options.json) {
  const report = { machine: { cpu: cpus()[0]?.model, cores: cpus().length }, measurements: measured, notes, files };
  writeFileSync(options.json, `${JSON.stringify(report, null, 2)}\n`);
}
const missed = options.sizes ? missedSizes(measured) : [];
if (missed.length > 0) console.error(`\n  Too large:\n${missed.map((line) => `  - ${line}`).join("\n")}\n`);
process.exit(missed.length > 0 ? 1 : 0);

async function measureSizes(): Promise<void> {
  progress("building");
  await buildSite();
  measurements.push(...(await measureUpload()));
  const site = await serveWithWrangler(SITE_CONFIG);
  await weigh(site);
  await site.stop();
}

async function measureAll(): Promise<void> {
  progress("looking for Lighthouse");
  const lighthouse = await findLighthouse();
  if (!lighthouse)
    notes.push(`npx could not get ${LIGHTHOUSE}: without the npm registry or its cache there are no paint figures.`);
  let undeferred: RunningServer | undefined;
  if (options["without-deferral"]) {
    progress("building without deferral");
    await buildSite({ DEFER_HYDRATION: "off" });
    cpSync("build", join(folder, "undeferred"), { recursive: true });
  }
  progress("building three times");
  measurements.push(...(await measureBuild()), ...(await measureUpload()), ...(await measureStartUpProfile()));

  const site = await serveWithWrangler(SITE_CONFIG);
  if (options["without-deferral"])
    undeferred = await serveWithWrangler(join(folder, "undeferred/server/wrangler.json"));
  await weigh(site);
  await tracePaths(site, undeferred);
  if (undeferred && (await isSame(site, undeferred)))
    notes.push("DEFER_HYDRATION=off made no difference to the build.");
  if (lighthouse) await paint(lighthouse, site, undeferred);
  await Promise.all([site.stop(), undeferred?.stop()]);

  progress("starting new isolates");
  measurements.push(...(await measureIsolates(BENCH_PAGES)));
  progress("asking for kept pages");
  measurements.push(...(await measureKeptPages(BENCH_PAGES)));
}

async function weigh({ origin }: RunningServer): Promise<void> {
  progress("weighing pages");
  const browser = await launchChromium();
  const weight = await weighPages(browser, origin, pages);
  await browser.close();
  measurements.push(...weight.measurements);
  files = weight.files;
}

async function tracePaths(site: RunningServer, undeferred: RunningServer | undefined): Promise<void> {
  progress("loading pages on a slow line");
  const browser = await launchChromium();
  const paths = await traceCriticalPaths(browser, site.origin, pages);
  measurements.push(...paths.measurements);
  notes.push(...paths.notes);
  if (undeferred) {
    const old = await traceCriticalPaths(browser, undeferred.origin, pages);
    const scripts = old.measurements.filter(({ figure }) => figure === "scriptsBeforeLcp");
    measurements.push(...scripts.map((it): Measurement => ({ ...it, figure: "scriptsBeforeLcpUndeferred" })));
  }
  await browser.close();
}

async function isSame(site: RunningServer, other: RunningServer): Promise<boolean> {
  const [page, otherPage] = await Promise.all([site, other].map(async ({ origin }) => (await fetch(origin)).text()));
  return page === otherPage;
}

async function paint(lighthouse: string, site: RunningServer, undeferred: RunningServer | undefined): Promise<void> {
  progress("running Lighthouse");
  const handMadePages: Record<string, string> = {};
  for (const path of pages) handMadePages[path] = await fetchStaticPage(site.origin + path);
  const handMade = await serveStaticPages(join(folder, "hand-made"), handMadePages);
  const origins = { site: site.origin, handMade: handMade.origin, undeferred: undeferred?.origin };
  const painted = await measurePaint({ lighthouse, chromium: browserProgram }, origins, pages);
  measurements.push(...painted.measurements);
  notes.push(...painted.notes);
  await handMade.stop();
}

/** How the figures were made, for who reads the table. */
function remarks(): string[] {
  const sizes = [
    "kB is 1000 bytes. Sizes are brotli 5; fonts and pictures as they are. Chromium, 412×823 at 1.75, not scrolled.",
    "The map's frame on /contact-us can't be reached from loopback: it is blocked, so its bytes are not in the table.",
  ];
  if (options.sizes) return sizes;
  return [
    ...sizes,
    "Runs in brackets: lowest–highest. Without brackets all were the same. Timed figures depend on what else the machine does.",
    `At the end of the run the load average was ${loadavg()
      .map((load) => load.toFixed(1))
      .join(", ")} on ${cpus().length} cores.`,
    "The hand-made page is one file: this page's HTML with its CSS inside, no script that runs, no font, no picture.",
    "By processor time: what the thread that answers has used of the processor, so other work on the machine matters little.",
    "First renders: 12 new isolates, each asked once for every page, over one connection.",
    hasWrk
      ? "Requests were counted by wrk, one thread and 16 connections."
      : "Requests were counted by a client in Node, which takes part of the processor and so flatters the ratios: install wrk.",
  ];
}

function progress(doing: string): void {
  console.error(`bench: ${doing}`);
}
