/** First and largest paint over the slow network, with the CPU slowed down four times. */
import type { Browser } from "@playwright/test";
import { loadWholly, readRequests, visit } from "./browser.ts";
import { takeTurns } from "./runs.ts";

const CPU_SLOWDOWN = 4;

/** Times in ms since the navigation. */
interface Paints {
  fcp: number;
  lcp: number;
  largestElement: string;
  cls: number;
}

export interface SlowLoad extends Paints {
  requestsBeforeLcp: string[];
}

/** @returns the runs of each URL, in the order of `urls` */
export function loadPages(browser: Browser, urls: string[]): Promise<SlowLoad[][]> {
  return takeTurns(urls, (url) =>
    visit(browser, async (page) => {
      const session = await page.context().newCDPSession(page);
      await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
      // Waits for React too, which must neither be the largest paint nor shift anything.
      await loadWholly(page, url);
      const paints = await page.evaluate(readPaints);
      const { requests } = await page.evaluate(readRequests);
      const before = requests.filter(({ askedAt }) => askedAt < paints.lcp).map((request) => request.url);
      return { ...paints, requestsBeforeLcp: [url, ...before] };
    }),
  );
}

/** Runs in the page. Throws when nothing was painted. */
async function readPaints(): Promise<Paints> {
  const entriesOf = (type: string) =>
    new Promise<PerformanceEntryList>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
      // The observer is never called if there are no entries.
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
  return { fcp, lcp: largest.startTime, largestElement: `<${largest.element?.localName}> ${shown}`, cls };
}
