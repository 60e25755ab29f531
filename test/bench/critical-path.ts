/** What a page asks for before its largest paint, on a slow line and with a slow processor. */
import type { Browser, Page } from "@playwright/test";
import { isScript, loadWholly, timings, visit } from "./page-load.ts";
import type { Measurement } from "./targets.ts";

const RUNS = 3;

/** Lighthouse's slow 4G (150 ms, 1.6 Mbit/s) with the factors by which a browser applies it; bytes a second. */
const SLOW_LINE = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };

/** How many times slower Lighthouse's phone is. */
const CPU_SLOWDOWN = 4;

interface CriticalPath {
  /** The page itself and its files. */
  requests: string[];
  /** The largest paint: when, in ms, and what. */
  at: number;
  element: string;
}

/** In: where the site is served, the paths of the pages. Out: their figures, and a line on each page. */
export async function traceCriticalPaths(
  browser: Browser,
  origin: string,
  pages: string[],
): Promise<{ measurements: Measurement[]; notes: string[] }> {
  const measurements: Measurement[] = [];
  const notes: string[] = [];
  for (const path of pages) {
    const runs: CriticalPath[] = [];
    for (let count = 0; count < RUNS; count++) runs.push(await trace(browser, origin, path));
    const requests = runs.map((run) => run.requests.length);
    const scripts = runs.map((run) => run.requests.filter(isScript).length);
    measurements.push(
      { figure: "requestsBeforeLcp", page: path, runs: requests },
      { figure: "scriptsBeforeLcp", page: path, runs: scripts },
    );
    const all = [...new Set(runs.flatMap((run) => run.requests.map((url) => url.replace(origin, ""))))];
    notes.push(`${path}: the largest paint is ${runs[0]?.element}; asked for before it: ${all.join(" ")}`);
  }
  return { measurements, notes };
}

function trace(browser: Browser, origin: string, path: string): Promise<CriticalPath> {
  return visit(browser, async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", SLOW_LINE);
    await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
    await loadWholly(page, origin + path);
    const { at, element } = await largestPaint(page);
    const { files } = await timings(page);
    const before = files.filter(({ askedAt }) => askedAt < at).map(({ url }) => url);
    return { requests: [origin + path, ...before], at, element };
  });
}

function largestPaint(page: Page): Promise<{ at: number; element: string }> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1) as PerformanceEntry & { element?: Element; url?: string };
          const shown = last.url?.replace(location.origin, "") || `"${last.element?.textContent?.trim().slice(0, 40)}"`;
          resolve({ at: last.startTime, element: `<${last.element?.localName}> ${shown}` });
        }).observe({ type: "largest-contentful-paint", buffered: true });
      }),
  );
}
