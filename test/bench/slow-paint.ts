/**
 * First and largest paint over the slow network, CPU slowed down four times, and the requests made until then. Pages
 * take turns with the static pages.
 */
import { PHONE } from "./browser.ts";
import type { TimedBrowser } from "./devtools.ts";
import { isScript, type Paints, readPaints, readResources } from "./page-timings.ts";
import { ratios, taken } from "./statistics.ts";
import { type FigureId, type Measurement, measurementsOf } from "./targets.ts";
import { type RunsByName, takeTurns } from "./turns.ts";

const TURNS = { atMost: 5, atLeast: 3 };

export interface SlowLoad extends Paints {
  requests: string[];
}

export interface Origins {
  site: string;
  handMade: string;
  undeferred?: string;
}

export async function measureSlowPaint(
  browser: TimedBrowser,
  { site, handMade, undeferred }: Origins,
  pages: string[],
  limitMs: number,
): Promise<{ measurements: Measurement[]; notes: string[] }> {
  const origins = [site, handMade, ...(undeferred ? [undeferred] : [])];
  const urls = pages.flatMap((page) => origins.map((origin) => origin + page));
  const { runs, notes } = await loadInTurns(browser, urls, limitMs);
  const measurements = pages.flatMap((page) => {
    const loads = (origin: string) => runs.get(origin + page) ?? [];
    const fcps = (origin: string) => loads(origin).map((load) => load?.fcp);
    const lcps = (origin: string) => loads(origin).map((load) => load?.lcp);
    const scripts = (origin: string) => loads(origin).map((load) => load?.requests.filter(isScript).length);
    const figures: Partial<Record<FigureId, number[]>> = {
      fcpSlow: taken(fcps(site)),
      fcpSlowStatic: taken(fcps(handMade)),
      fcpSlowRatio: ratios(fcps(site), fcps(handMade)),
      lcpSlow: taken(lcps(site)),
      lcpSlowStatic: taken(lcps(handMade)),
      requestsBeforeLcp: taken(loads(site).map((load) => load?.requests.length)),
      scriptsBeforeLcp: taken(scripts(site)),
    };
    if (undeferred) {
      figures.fcpSlowUndeferred = taken(fcps(undeferred));
      figures.lcpSlowUndeferred = taken(lcps(undeferred));
      figures.scriptsBeforeLcpUndeferred = taken(scripts(undeferred));
    }
    const last = loads(site).findLast((load) => load !== undefined);
    if (last) {
      const requested = new Set(loads(site).flatMap((load) => load?.requests ?? []));
      const paths = [...requested].map((url) => url.replace(site, "")).join(" ");
      notes.push(`${page}: the largest paint is ${last.element}; requested before it: ${paths}`);
    }
    return measurementsOf(figures, page);
  });
  return { measurements, notes };
}

export function loadInTurns(
  browser: TimedBrowser,
  urls: string[],
  limitMs: number,
): Promise<{ runs: RunsByName<SlowLoad>; notes: string[] }> {
  const subjects = urls.map((name) => ({ name }));
  return takeTurns("Loading over the slow line", subjects, { ...TURNS, limitMs }, (url) => load(browser, url));
}

function load(browser: TimedBrowser, url: string): Promise<SlowLoad> {
  return browser.visit(PHONE, async (tab) => {
    // Includes React's start, which must not be the largest paint.
    await tab.open(url, "networkIdle");
    const paints = await tab.evaluate(readPaints);
    const { files } = await tab.evaluate(readResources);
    const before = files.filter(({ askedAt }) => askedAt < paints.lcp).map((file) => file.url);
    return { ...paints, requests: [url, ...before] };
  });
}
