/**
 * What a request costs the Worker, on bare workerd: `wrangler dev` puts a proxy in front that costs more than any page.
 * Each figure is compared with a Worker that answers a constant of the same size and headers, in turns.
 */
import { applyLoad, type Load } from "./load.ts";
import { builtWorker, constantWorker, startWorkerd } from "./servers.ts";
import { ratios } from "./statistics.ts";
import type { FigureId, Measurement } from "./targets.ts";

/** Turns that count; one more before them warms both. */
const ROUNDS = 4;

/** Under load as in the references: wrk with one thread. */
const CONNECTIONS = 16;

/** The shortest that wrk can do. */
const SECONDS = 1;

/** Kept pages and their 304. In: the paths of the pages. */
export async function measureKeptPages(pages: string[]): Promise<Measurement[]> {
  const site = await startWorkerd([builtWorker()]);
  try {
    const measurements: Measurement[] = [];
    for (const page of pages) measurements.push(...(await measureKeptPage(`${site.origins[0]}${page}`, page)));
    return measurements;
  } finally {
    await site.stop();
  }
}

async function measureKeptPage(url: string, page: string): Promise<Measurement[]> {
  const page200 = await fetch(url);
  const headers = { "If-None-Match": page200.headers.get("ETag") ?? "" };
  const page304 = await fetch(url, { headers });
  await Promise.all([page200.text(), page304.text()]);
  if (page200.status !== 200 || page304.status !== 304) {
    throw new Error(`${url} answered ${page200.status} and ${page304.status}, not 200 and 304.`);
  }
  const constants = await startWorkerd([await constantWorker(url), await constantWorker(url, headers)]);
  const [string = "", empty = ""] = constants.origins;
  const targets: Record<string, Pick<Load, "url" | "headers">> = {
    kept: { url },
    constant: { url: `${string}/` },
    notModified: { url, headers },
    constantNotModified: { url: `${empty}/`, headers },
  };
  const rates: Record<string, number[]> = {};
  const p50s: Record<string, number[]> = {};
  try {
    for (let round = 0; round <= ROUNDS; round++) {
      for (const [name, target] of Object.entries(targets)) {
        const loaded = await applyLoad({ ...target, connections: CONNECTIONS, seconds: SECONDS });
        if (round === 0) continue;
        const alone = await applyLoad({ ...target, connections: 1, seconds: SECONDS });
        rates[name] = [...(rates[name] ?? []), loaded.perSecond];
        p50s[name] = [...(p50s[name] ?? []), alone.p50];
      }
    }
  } finally {
    await constants.stop();
  }
  const { kept = [], constant = [], notModified: empties = [], constantNotModified = [] } = rates;
  const figures: Partial<Record<FigureId, number[]>> = {
    keptRate: kept,
    keptRatio: ratios(kept, constant),
    keptP50: p50s.kept,
    constantP50: p50s.constant,
    notModifiedRate: empties,
    notModifiedRatio: ratios(empties, constant),
    notModifiedOwnRatio: ratios(empties, constantNotModified),
    notModifiedP50: p50s.notModified,
  };
  return Object.entries(figures).map(([figure, runs]) => ({ figure: figure as FigureId, page, runs }));
}
