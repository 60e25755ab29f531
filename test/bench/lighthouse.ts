/** Lighthouse's mobile figures: a simulated slow 4G line and a processor four times slower. */

import { once } from "node:events";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { startBrowser } from "./browser.ts";
import { run } from "./processes.ts";

/** The version of the references' tables. Fetched by npx on its first use: 130 packages that nothing else needs. */
export const LIGHTHOUSE = "lighthouse@13.5.0";

const FETCH_LIMIT_MS = 180_000;
const AUDIT_LIMIT_MS = 90_000;

/** What the performance score is made of: without the other audits a run takes half as long. */
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
  /** The other categories, where they were asked for. */
  accessibility?: number;
  bestPractices?: number;
  seo?: number;
  /** In ms. */
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** The audits that cost points in the other categories. */
  failed: string[];
}

/** What goes into the thread that runs Lighthouse, and what comes out. */
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
}

/** Finds Lighthouse in npm's cache, or fetches it. Out: its module's address; undefined when npx can't get it. */
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
  /**
   * Audits a page once, in a Chromium of its own. In: its address, and whether all four categories are wanted or
   * performance alone. Throws when Lighthouse fails or takes too long.
   */
  audit(url: string, wanted: { allCategories: boolean }): Promise<LighthouseResult>;
  stop(): Promise<void>;
}

/** In: the address of Lighthouse's module. */
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
          // The map is a third party's and can't be reached from loopback.
          blockedUrlPatterns: ["*openstreetmap.org*"],
          disableFullPageScreenshot: true,
          ...(allCategories ? { onlyCategories: CATEGORIES } : { onlyAudits: Object.values(METRICS) }),
        };
        const { report, error } = await answerOf(worker, { url, options });
        if (!report) throw new Error(error);
        return read(report);
      } catch (error) {
        // Whatever state it was left in.
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
  // Between audits nobody else would hear it, and the bench would end.
  worker.on("error", (error) => console.error(`bench: Lighthouse's thread: ${error}`));
  return worker;
}

/** Throws when the thread ends by an error, or gives no answer in time. */
async function answerOf(worker: Worker, request: AuditRequest): Promise<AuditAnswer> {
  worker.postMessage(request);
  const [answer] = await once(worker, "message", { signal: AbortSignal.timeout(AUDIT_LIMIT_MS) });
  return answer;
}

function read({ runtimeError, categories, audits }: Report): LighthouseResult {
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
    failed,
  };
}
