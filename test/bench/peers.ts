/** `--beside`: pages of other sites in turns with one of ours. */
import type { Browser } from "@playwright/test";
import { serveAsEdge } from "./edge.ts";
import { type Measurement, measurementsOf } from "./figures.ts";
import { auditPages } from "./lighthouse.ts";
import { weighPage } from "./page-weight.ts";
import { loadPages } from "./paint.ts";
import { serveOverSlowNetwork } from "./slow-network.ts";
import { figureOf } from "./turns.ts";

/**
 * @param lighthouse Its program, if there is one.
 * @param urls Ours first. All are http on loopback.
 */
export async function comparePages(
  browser: Browser,
  lighthouse: string | undefined,
  urls: string[],
  notes: string[],
): Promise<Measurement[]> {
  const places = await Promise.all(urls.map(serve));
  const loads = await loadPages(
    browser,
    places.map(({ slow }) => slow),
    notes,
  );
  const fast = places.map((place) => place.fast);
  const audits = lighthouse ? await auditPages(lighthouse, fast, notes) : [];
  const measurements: Measurement[] = [];
  for (const { url, origin, path, fast, slow } of places) {
    const sizes = await weighPage(browser, origin, path);
    const compared = sizes.filter(({ figure }) => figure === "firstLoad" || figure === "afterIdle");
    const paints = {
      fcpSlow: figureOf(loads, slow, ({ fcp }) => fcp),
      lcpSlow: figureOf(loads, slow, ({ lcp }) => lcp),
      cls: figureOf(loads, slow, ({ cls }) => cls),
    };
    const own = [...compared, ...measurementsOf(paints), ...audits.filter(({ page }) => page === fast)];
    measurements.push(...own.map((measurement) => ({ ...measurement, page: url })));
  }
  return measurements;
}

/** @returns The page's addresses behind the edge, and over the slow network too. */
async function serve(url: string) {
  const { origin } = new URL(url);
  const path = url.slice(origin.length) || "/";
  const edge = await serveAsEdge(origin);
  return { url, origin, path, fast: edge + path, slow: (await serveOverSlowNetwork(edge)) + path };
}
