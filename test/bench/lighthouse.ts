/**
 * Lighthouse on pages, each audit in a process of its own. It simulates the network: its times tell how a page is
 * built; paint.ts measures when it is visible.
 */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { CHROMIUM, FLAGS } from "./browser.ts";
import { type Measurement, measurementsOf } from "./figures.ts";
import { formatRuns } from "./table.ts";
import { figureOf, type RunsByUrl, takeTurns } from "./turns.ts";

/** Fetched by npx at its first use: 130 packages that nothing else needs. */
const LIGHTHOUSE = "lighthouse@13.5.0";

/** An audit takes a quarter of a minute. */
const TURNS = 3;

const FETCH_LIMIT_MS = 180_000;
const AUDIT_LIMIT_MS = 90_000;

/** Figures and their audits. */
const TIMES = { fcp: "first-contentful-paint", lcp: "largest-contentful-paint", tbt: "total-blocking-time" };

const CATEGORIES = {
  performance: "performance",
  accessibility: "accessibility",
  bestPractices: "best-practices",
  seo: "seo",
};

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
  environment: { benchmarkIndex: number };
}

const run = promisify(execFile);

/** @returns The path of Lighthouse's program in npm's cache; undefined when npx cannot get it. */
export async function findLighthouse(notes: string[]): Promise<string | undefined> {
  const args = ["--yes", "--prefer-offline", `--package=${LIGHTHOUSE}`, "--", "sh", "-c", "command -v lighthouse"];
  try {
    return (await run("npx", args, { timeout: FETCH_LIMIT_MS })).stdout.trim();
  } catch {
    notes.push(`npx could not get ${LIGHTHOUSE}: without the npm registry or its cache its figures are missing.`);
    return undefined;
  }
}

/**
 * Audits pages in turns.
 * @returns Their figures; `page` is the address.
 */
export async function auditPages(program: string, urls: string[], notes: string[]): Promise<Measurement[]> {
  const runs = await takeTurns("Lighthouse", urls, notes, (url) => audit(program, url), TURNS);
  const speeds = urls.flatMap((url) => figureOf(runs, url, (report) => report.environment.benchmarkIndex));
  notes.push(`This machine's speed, by Lighthouse's benchmark index: ${formatRuns(speeds, "count")}.`);
  return urls.flatMap((url) => figuresOf(runs, url));
}

async function audit(program: string, url: string): Promise<Report> {
  const chrome = `--chrome-flags=--headless=new ${FLAGS.join(" ")}`;
  const categories = `--only-categories=${Object.values(CATEGORIES).join()}`;
  // The map's tiles take long, and are not ours.
  const options = ["--output=json", "--quiet", "--disable-full-page-screenshot"];
  const args = [program, url, categories, chrome, ...options, "--blocked-url-patterns=*openstreetmap.org*"];
  const { stdout } = await run(process.execPath, args, {
    timeout: AUDIT_LIMIT_MS,
    maxBuffer: 100_000_000,
    env: { ...process.env, CHROME_PATH: CHROMIUM },
  });
  return JSON.parse(stdout);
}

function figuresOf(runs: RunsByUrl<Report>, url: string): Measurement[] {
  const times = Object.entries(TIMES).map(([figure, id]) => [
    figure,
    figureOf(runs, url, ({ audits }) => audits[id]?.numericValue),
  ]);
  const scores = Object.entries(CATEGORIES).map(([figure, id]) => [
    figure,
    // A score that Lighthouse could not give is no 100.
    figureOf(runs, url, ({ categories }) => Math.round((categories[id]?.score ?? 0) * 100)),
  ]);
  return measurementsOf(Object.fromEntries([...scores, ...times]), url);
}
