/**
 * Lighthouse on pages of the site, in turns with hand-made pages of the same bytes and with the site without deferral.
 * It simulates its line, so its times say how a page is built; those of slow-paint.ts say when it is seen.
 */
import type { Lighthouse, LighthouseResult } from "./lighthouse.ts";
import type { Origins } from "./slow-paint.ts";
import { ratios, taken } from "./statistics.ts";
import { type FigureId, type Measurement, measurementsOf } from "./targets.ts";
import { type RunsByName, type Subject, takeTurns } from "./turns.ts";

const TURNS = { atMost: 5, atLeast: 3 };

/** Enough for what has no target. */
const HAND_MADE_TURNS = 2;

/** In: the origins; the paths of the pages; the time that this may take, in ms. Out: the figures, and what cost points. */
export async function measurePaint(
  lighthouse: Lighthouse,
  { site, handMade, undeferred }: Origins,
  pages: string[],
  limitMs: number,
): Promise<{ measurements: Measurement[]; notes: string[] }> {
  const subjects = pages.flatMap((page): Subject[] => [
    { name: site + page },
    { name: handMade + page, turns: HAND_MADE_TURNS },
    ...(undeferred ? [{ name: undeferred + page, turns: HAND_MADE_TURNS }] : []),
  ]);
  const { runs, notes } = await auditInTurns(lighthouse, subjects, limitMs);
  const measurements = pages.flatMap((page) => {
    const of = (key: keyof LighthouseFigures, origin = site) => figuresOf(runs, origin + page, key);
    const figures: Partial<Record<FigureId, number[]>> = {
      performance: taken(of("performance")),
      accessibility: taken(of("accessibility")),
      bestPractices: taken(of("bestPractices")),
      seo: taken(of("seo")),
      fcp: taken(of("fcp")),
      fcpStatic: taken(of("fcp", handMade)),
      fcpRatio: ratios(of("fcp"), of("fcp", handMade)),
      lcp: taken(of("lcp")),
      tbt: taken(of("tbt")),
      tbtStatic: taken(of("tbt", handMade)),
      cls: taken(of("cls")),
    };
    if (undeferred) {
      figures.fcpUndeferred = taken(of("fcp", undeferred));
      figures.lcpUndeferred = taken(of("lcp", undeferred));
      figures.tbtUndeferred = taken(of("tbt", undeferred));
    }
    const failed = new Set((runs.get(site + page) ?? []).flatMap((run) => run?.failed ?? []));
    if (failed.size > 0) notes.push(`${page}: Lighthouse took points off for ${[...failed].join(", ")}`);
    return measurementsOf(figures, page);
  });
  return { measurements, notes };
}

/**
 * Audits pages in turns: once in all four categories, of which the others are the same each time, then in performance
 * alone. In: the pages; the time that this may take, in ms. Throws nothing.
 */
export function auditInTurns(
  lighthouse: Lighthouse,
  subjects: Subject[],
  limitMs: number,
): Promise<{ runs: RunsByName<LighthouseResult>; notes: string[] }> {
  const audited = new Set<string>();
  return takeTurns("Lighthouse", subjects, { ...TURNS, limitMs }, async (url) => {
    const result = await lighthouse.audit(url, { allCategories: !audited.has(url) });
    audited.add(url);
    return result;
  });
}

type LighthouseFigures = Omit<LighthouseResult, "failed">;

/** A figure's runs on a page, in the order of the turns. */
function figuresOf(runs: RunsByName<LighthouseResult>, url: string, key: keyof LighthouseFigures) {
  return (runs.get(url) ?? []).map((run) => run?.[key]);
}
