/** Lighthouse's mobile figures: a simulated slow 4G line and a processor four times slower. */

import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "./processes.ts";

/** The version of the references' tables. Fetched by npx on its first use: 130 packages that nothing else needs. */
export const LIGHTHOUSE = "lighthouse@13.5.0";

const FETCH_LIMIT_MS = 180_000;
const RUN_LIMIT_MS = 150_000;

/** How often a page is audited anew when Lighthouse itself fails, as it does now and then ("NO_NAVSTART"). */
const RETRIES = 2;

const CHROMIUM_FLAGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export interface LighthouseResult {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** In ms. */
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** The audits that cost points in a category. */
  failed: string[];
}

interface Report {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number }>;
}

/** Finds Lighthouse in npm's cache, or fetches it. Out: the path of its program; undefined when npx can't get it. */
export async function findLighthouse(): Promise<string | undefined> {
  const args = ["--yes", "--prefer-offline", `--package=${LIGHTHOUSE}`, "--", "sh", "-c", "command -v lighthouse"];
  try {
    const output = await run("npx", args, { limitMs: FETCH_LIMIT_MS });
    return output.split("\n").find((line) => line.endsWith("/lighthouse"));
  } catch {
    return undefined;
  }
}

interface Programs {
  lighthouse: string;
  chromium: string;
}

/** Audits a page once, in a Chromium of its own. In: both programs, the page's address. Throws when Lighthouse keeps failing. */
export async function audit(programs: Programs, url: string): Promise<LighthouseResult> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await tryAudit(programs, url);
    } catch (error) {
      if (retries === RETRIES) throw error;
      console.error(`bench: Lighthouse failed on ${url}, again:`, error);
    }
  }
}

async function tryAudit({ lighthouse, chromium }: Programs, url: string): Promise<LighthouseResult> {
  const folder = mkdtempSync(join(tmpdir(), "bench-lighthouse-"));
  const file = join(folder, "report.json");
  const options = [
    "--quiet",
    "--output=json",
    `--output-path=${file}`,
    "--only-categories=performance,accessibility,best-practices,seo",
    // The map is a third party's and can't be reached from loopback.
    "--blocked-url-patterns=*openstreetmap.org*",
    `--chrome-flags=${CHROMIUM_FLAGS.join(" ")}`,
  ];
  try {
    await run(process.execPath, [lighthouse, url, ...options], {
      limitMs: RUN_LIMIT_MS,
      env: { CHROME_PATH: chromium },
    });
    return read(JSON.parse(readFileSync(file, "utf8")), url);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function read({ runtimeError, categories, audits }: Report, url: string): LighthouseResult {
  if (runtimeError) throw new Error(`Lighthouse failed on ${url}: ${runtimeError.message}`);
  const score = (id: string) => Math.round((categories[id]?.score ?? Number.NaN) * 100);
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const failed = Object.entries(categories).flatMap(([category, { auditRefs }]) =>
    category === "performance"
      ? []
      : auditRefs.filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0).map(({ id }) => id),
  );
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    fcp: value("first-contentful-paint"),
    lcp: value("largest-contentful-paint"),
    tbt: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
    failed,
  };
}
