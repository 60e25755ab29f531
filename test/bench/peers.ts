/** `--beside`: compares our home page with pages of other sites, in turns. */
import type { Browser } from "@playwright/test";
import { serveAsEdge } from "./edge.ts";
import { measurementsOf } from "./figures.ts";
import { auditPages } from "./lighthouse.ts";
import { weighPage } from "./page-weight.ts";
import { loadPages } from "./paint.ts";
import { figureOf } from "./runs.ts";
import { serveOverSlowNetwork } from "./slow-network.ts";
import { formatComparison, type MeasuredSite } from "./table.ts";

/**
 * @param urls Ours first. All are http on loopback.
 * @returns The table.
 */
export async function comparePages(browser: Browser, urls: string[]): Promise<string> {
  const fast: string[] = [];
  const slow: string[] = [];
  for (const url of urls) {
    const { origin, pathname, search } = new URL(url);
    const edge = await serveAsEdge(origin);
    fast.push(edge + pathname + search);
    slow.push((await serveOverSlowNetwork(edge)) + pathname + search);
  }
  const loads = await loadPages(browser, slow);
  const audits = await auditPages(fast);
  const sites: MeasuredSite[] = [];
  for (const [index, url] of urls.entries()) {
    const { firstLoad, afterIdle } = await weighPage(browser, url);
    const figures = {
      firstLoad,
      afterIdle,
      fcpSlow: figureOf(loads[index], ({ fcp }) => fcp),
      lcpSlow: figureOf(loads[index], ({ lcp }) => lcp),
      cls: figureOf(loads[index], ({ cls }) => cls),
      ...audits[index],
    };
    sites.push({ name: url, measurements: measurementsOf(figures) });
  }
  return formatComparison(sites);
}
