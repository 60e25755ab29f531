/** Audits pages with Lighthouse. It simulates the network, so paint.ts measures when a page becomes visible. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { CHROMIUM, FLAGS } from "./browser.ts";
import type { Figures } from "./figures.ts";
import { figureOf, notes, takeTurns } from "./runs.ts";
import { formatRuns } from "./table.ts";

/** Fetched by npx on first use: 130 packages that nothing else needs. */
const LIGHTHOUSE = "lighthouse@13.5.0";

/** An audit takes about 15 s. */
const TURNS = 3;

const FETCH_LIMIT_MS = 180_000;
const AUDIT_LIMIT_MS = 90_000;

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
  environment: { benchmarkIndex: number };
}

const run = promisify(execFile);

/** @returns The figures of each URL, in the order of `urls`; none if npx cannot get Lighthouse. */
export async function auditPages(urls: string[]): Promise<Figures[]> {
  const program = await findLighthouse();
  if (!program) return urls.map(() => ({}));
  const pages = await takeTurns("Lighthouse", urls, (url) => audit(program, url), TURNS);
  const speeds = pages.flatMap((runs) => figureOf(runs, (report) => report.environment.benchmarkIndex));
  notes.push(`This machine's speed, by Lighthouse's benchmark index: ${formatRuns(speeds, "count")}.`);
  return pages.map((runs) => {
    // A missing score counts as 0, so that it cannot pass.
    const score = (id: string) => figureOf(runs, (report) => Math.round((report.categories[id]?.score ?? 0) * 100));
    return {
      performance: score("performance"),
      accessibility: score("accessibility"),
      bestPractices: score("best-practices"),
      seo: score("seo"),
      tbt: figureOf(runs, ({ audits }) => audits["total-blocking-time"]?.numericValue),
    };
  });
}

/** @returns The path of Lighthouse's program in npm's cache. */
async function findLighthouse(): Promise<string | undefined> {
  const args = ["--yes", "--prefer-offline", `--package=${LIGHTHOUSE}`, "--", "sh", "-c", "command -v lighthouse"];
  try {
    return (await run("npx", args, { timeout: FETCH_LIMIT_MS })).stdout.trim();
  } catch {
    notes.push(`npx could not get ${LIGHTHOUSE} from the npm registry or its cache, so its figures are missing.`);
    return undefined;
  }
}

/** Runs each audit in its own process. */
async function audit(program: string, url: string): Promise<Report> {
  const chrome = `--chrome-flags=--headless=new ${FLAGS.join(" ")}`;
  const options = ["--output=json", "--quiet", "--disable-full-page-screenshot"];
  // The map's tiles are slow and not ours.
  const args = [program, url, chrome, ...options, "--blocked-url-patterns=*openstreetmap.org*"];
  const { stdout } = await run(process.execPath, args, {
    timeout: AUDIT_LIMIT_MS,
    maxBuffer: 100_000_000,
    env: { ...process.env, CHROME_PATH: CHROMIUM },
  });
  return JSON.parse(stdout);
}
