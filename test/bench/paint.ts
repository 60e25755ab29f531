/** First and largest paint, and the requests until then: over the slow network, CPU slowed down four times. */
import type { Browser } from "@playwright/test";
import { loadWholly, readRequests, visit } from "./browser.ts";
import { type RunsByUrl, takeTurns } from "./turns.ts";

const CPU_SLOWDOWN = 4;

interface Paints {
  /** In ms since the navigation. */
  fcp: number;
  lcp: number;
  /** The largest. */
  element: string;
  cls: number;
}

export interface SlowLoad extends Paints {
  /** Addresses that were requested before the largest paint. */
  requests: string[];
}

/** Loads addresses in turns. */
export function loadPages(browser: Browser, urls: string[], notes: string[]): Promise<RunsByUrl<SlowLoad>> {
  return takeTurns("Loading over the slow line", urls, notes, (url) =>
    visit(browser, async (page) => {
      const session = await page.context().newCDPSession(page);
      await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
      // Includes React's start, which must not be the largest paint, nor shift anything.
      await loadWholly(page, url);
      const paints = await page.evaluate(readPaints);
      const { requests } = await page.evaluate(readRequests);
      const before = requests.filter(({ askedAt }) => askedAt < paints.lcp).map((request) => request.url);
      return { ...paints, requests: [url, ...before] };
    }),
  );
}

/** Runs in the page. Throws when nothing was painted. */
async function readPaints(): Promise<Paints> {
  const entriesOf = (type: string) =>
    new Promise<PerformanceEntryList>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
      // The observer is not called where there is none, as for shifts that did not happen.
      setTimeout(resolve, 500, []);
    });
  const fcp = performance.getEntriesByName("first-contentful-paint")[0]?.startTime;
  const paints = await entriesOf("largest-contentful-paint");
  const largest = paints.at(-1) as (PerformanceEntry & { element?: Element; url?: string }) | undefined;
  if (fcp === undefined || !largest) throw new Error("nothing was painted");
  const text = `"${largest.element?.textContent?.trim().slice(0, 40)}"`;
  const shown = largest.url?.replace(location.origin, "") || text;
  const shifts = (await entriesOf("layout-shift")) as (PerformanceEntry & { value: number })[];
  const cls = shifts.reduce((sum, { value }) => sum + value, 0);
  return { fcp, lcp: largest.startTime, element: `<${largest.element?.localName}> ${shown}`, cls };
}
