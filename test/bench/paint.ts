/** Lighthouse on pages of the site, in turns with hand-made pages of the same bytes and with the site without deferral. */
import { audit, type LighthouseResult } from "./lighthouse.ts";
import { ratios } from "./statistics.ts";
import type { FigureId, Measurement } from "./targets.ts";

const RUNS = 3;

/** Where the site, the hand-made pages and, if it is compared, the site without deferral are served. */
export interface PaintOrigins {
  site: string;
  handMade: string;
  undeferred?: string;
}

/** In: the programs, the origins, the paths of the pages. Out: their figures, and what cost points. */
export async function measurePaint(
  programs: { lighthouse: string; chromium: string },
  { site, handMade, undeferred }: PaintOrigins,
  pages: string[],
): Promise<{ measurements: Measurement[]; notes: string[] }> {
  const measurements: Measurement[] = [];
  const notes: string[] = [];
  for (const page of pages) {
    const runs: LighthouseResult[] = [];
    const handMadeRuns: LighthouseResult[] = [];
    const undeferredRuns: LighthouseResult[] = [];
    for (let count = 0; count < RUNS; count++) {
      runs.push(await audit(programs, site + page));
      handMadeRuns.push(await audit(programs, handMade + page));
      if (undeferred) undeferredRuns.push(await audit(programs, undeferred + page));
    }
    const of = (key: Exclude<keyof LighthouseResult, "failed">) => runs.map((run) => run[key]);
    const figures: Partial<Record<FigureId, number[]>> = {
      performance: of("performance"),
      accessibility: of("accessibility"),
      bestPractices: of("bestPractices"),
      seo: of("seo"),
      fcp: of("fcp"),
      fcpStatic: handMadeRuns.map(({ fcp }) => fcp),
      lcp: of("lcp"),
      tbt: of("tbt"),
      tbtStatic: handMadeRuns.map(({ tbt }) => tbt),
      cls: of("cls"),
    };
    figures.fcpRatio = ratios(figures.fcp ?? [], figures.fcpStatic ?? []);
    if (undeferred) {
      figures.fcpUndeferred = undeferredRuns.map(({ fcp }) => fcp);
      figures.lcpUndeferred = undeferredRuns.map(({ lcp }) => lcp);
    }
    for (const [figure, values] of Object.entries(figures)) {
      measurements.push({ figure: figure as FigureId, page, runs: values });
    }
    const failed = new Set(runs.flatMap((run) => run.failed));
    if (failed.size > 0) notes.push(`${page}: Lighthouse took points off for ${[...failed].join(", ")}`);
  }
  return { measurements, notes };
}
