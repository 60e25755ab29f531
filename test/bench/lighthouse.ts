import { once } from "node:events";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { startBrowser } from "./browser.ts";
import { run } from "./processes.ts";

/** Fetched by npx at its first use: 130 packages that nothing else needs. */
export const LIGHTHOUSE = "lighthouse@13.5.0";

const FETCH_LIMIT_MS = 180_000;
const AUDIT_LIMIT_MS = 90_000;

/** The performance score only: the other audits double a run's time. */
const METRICS = {
  fcp: "first-contentful-paint",
  lcp: "largest-contentful-paint",
  tbt: "total-blocking-time",
  cls: "cumulative-layout-shift",
  speedIndex: "speed-index",
};

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

export interface LighthouseResult {
  performance: number;
  accessibility?: number;
  bestPractices?: number;
  seo?: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** The machine's speed; that of a fast desktop is 1500 to 2000, as Lighthouse's page on throttling says. */
  benchmarkIndex: number;
  failed: string[];
}

export interface AuditRequest {
  url: string;
  options: object;
}
export interface AuditAnswer {
  report?: Report;
  error?: string;
}

interface Report {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number }>;
  environment: { benchmarkIndex: number };
}

/** Returns the URL of Lighthouse's module from npm's cache, fetching it if needed; undefined when npx fails. */
export async function findLighthouse(): Promise<string | undefined> {
  const args = ["--yes", "--prefer-offline", `--package=${LIGHTHOUSE}`, "--", "sh", "-c", "command -v lighthouse"];
  try {
    const output = await run("npx", args, { limitMs: FETCH_LIMIT_MS });
    const program = output.split("\n").find((line) => line.endsWith("/lighthouse"));
    return program && pathToFileURL(createRequire(program).resolve("lighthouse")).href;
  } catch {
    return undefined;
  }
}

export interface Lighthouse {
  /** Audits a page once, in a new Chromium. Throws when Lighthouse fails or takes too long. */
  audit(url: string, wanted: { allCategories: boolean }): Promise<LighthouseResult>;
  stop(): Promise<void>;
}

export function startLighthouse(module: string): Lighthouse {
  let worker: Worker | undefined;
  return {
    audit: async (url, { allCategories }) => {
      const browser = await startBrowser();
      try {
        worker ??= startWorker(module);
        const options = {
          port: Number(browser.address.port),
          logLevel: "silent",
          blockedUrlPatterns: ["*openstreetmap.org*"],
          disableFullPageScreenshot: true,
          ...(allCategories ? { onlyCategories: CATEGORIES } : { onlyAudits: Object.values(METRICS) }),
        };
        const { report, error } = await answerOf(worker, { url, options });
        if (!report) throw new Error(error);
        return read(report);
      } catch (error) {
        await worker?.terminate();
        worker = undefined;
        throw error;
      } finally {
        await browser.stop();
      }
    },
    stop: async () => {
      await worker?.terminate();
    },
  };
}

function startWorker(module: string): Worker {
  const worker = new Worker(new URL("./lighthouse-worker.ts", import.meta.url), { workerData: module });
  worker.on("error", (error) => console.error(`bench: Lighthouse's thread: ${error}`));
  return worker;
}

/** Throws when the thread ends with an error, or does not answer in time. */
async function answerOf(worker: Worker, request: AuditRequest): Promise<AuditAnswer> {
  worker.postMessage(request);
  const [answer] = await once(worker, "message", { signal: AbortSignal.timeout(AUDIT_LIMIT_MS) });
  return answer;
}

function read({ runtimeError, categories, audits, environment }: Report): LighthouseResult {
  if (runtimeError) throw new Error(runtimeError.message);
  const score = (id: string) => {
    const fraction = categories[id]?.score;
    return typeof fraction === "number" ? Math.round(fraction * 100) : undefined;
  };
  const value = (id: string) => {
    const number = audits[id]?.numericValue;
    if (number === undefined) throw new Error(`no ${id}`);
    return number;
  };
  const performance = score("performance");
  if (performance === undefined) throw new Error("no performance score");
  const failed = CATEGORIES.flatMap((category) =>
    category === "performance"
      ? []
      : (categories[category]?.auditRefs ?? [])
          .filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0)
          .map(({ id }) => id),
  );
  return {
    performance,
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    fcp: value(METRICS.fcp),
    lcp: value(METRICS.lcp),
    tbt: value(METRICS.tbt),
    cls: value(METRICS.cls),
    benchmarkIndex: environment.benchmarkIndex,
    failed,
  };
}
