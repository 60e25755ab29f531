/**
 * Lighthouse on pages of the site, in turns with static pages of the same bytes. It simulates the network: its times
 * tell how a page is built; slow-paint.ts measures when it is visible.
 */
import type { Lighthouse, LighthouseResult } from "./lighthouse.ts";
import type { Origins } from "./slow-paint.ts";
import { ratios, taken } from "./statistics.ts";
import { formatRuns } from "./table.ts";
import { type FigureId, type Measurement, measurementsOf } from "./targets.ts";
import { type RunsByName, type Subject, takeTurns } from "./turns.ts";

const TURNS = { atMost: 5, atLeast: 3 };

const HAND_MADE_TURNS = 2;

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

/** Audits pages in turns: the first time in all four categories, of which only performance varies. Does not throw. */
export async function auditInTurns(
  lighthouse: Lighthouse,
  subjects: Subject[],
  limitMs: number,
): Promise<{ runs: RunsByName<LighthouseResult>; notes: string[] }> {
  const audited = new Set<string>();
  const { runs, notes } = await takeTurns("Lighthouse", subjects, { ...TURNS, limitMs }, async (url) => {
    const result = await lighthouse.audit(url, { allCategories: !audited.has(url) });
    audited.add(url);
    return result;
  });
  const speeds = taken([...runs.values()].flatMap((all) => all.map((run) => run?.benchmarkIndex)));
  if (speeds.length > 0) {
    notes.push(`This machine's speed, by Lighthouse's benchmark index: ${formatRuns(speeds, "count")}.`);
  }
  return { runs, notes };
}

type LighthouseFigures = Omit<LighthouseResult, "failed" | "benchmarkIndex">;

function figuresOf(runs: RunsByName<LighthouseResult>, url: string, key: keyof LighthouseFigures) {
  return (runs.get(url) ?? []).map((run) => run?.[key]);
}
