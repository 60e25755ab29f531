/**
 * Cost of a request on bare workerd: `wrangler dev` has a proxy that costs more than any page. Each figure is compared
 * in turns with a Worker that returns a constant of the same size and headers.
 */
import { applyLoad, type Load } from "./load.ts";
import { builtWorker, constantWorker, type RunningWorkerd, startWorkerd } from "./servers.ts";
import { ratios } from "./statistics.ts";
import { type FigureId, type Measurement, measurementsOf } from "./targets.ts";

const ROUNDS = 3;

const CONNECTIONS = 16;

const SECONDS = 1;

export async function measureKeptPages(pages: string[]): Promise<Measurement[]> {
  const site = await startWorkerd([builtWorker()]);
  const measurements: Measurement[] = [];
  for (const page of pages) measurements.push(...(await measureKeptPage(site, page)));
  await site.stop();
  return measurements;
}

interface Subject {
  server: RunningWorkerd;
  load: Pick<Load, "url" | "headers">;
}

interface Runs {
  perSecond: number[];
  p50: number[];
  perProcessorSecond: number[];
}

async function measureKeptPage(site: RunningWorkerd, page: string): Promise<Measurement[]> {
  const url = `${site.origins[0]}${page}`;
  const full = await fetch(url);
  const headers = { "If-None-Match": full.headers.get("ETag") ?? "" };
  const notModified = await fetch(url, { headers });
  await Promise.all([full.text(), notModified.text()]);
  if (full.status !== 200 || notModified.status !== 304) {
    throw new Error(`${url} answered ${full.status} and ${notModified.status}, not 200 and 304.`);
  }
  const constants = await startWorkerd([await constantWorker(url), await constantWorker(url, headers)]);
  const [string = "", empty = ""] = constants.origins;
  const [kept, constant, kept304, constant304] = await takeTurns([
    { server: site, load: { url } },
    { server: constants, load: { url: `${string}/` } },
    { server: site, load: { url, headers } },
    { server: constants, load: { url: `${empty}/`, headers } },
  ]);
  await constants.stop();
  if (!kept || !constant || !kept304 || !constant304) throw new Error("A subject has no runs.");
  const figures: Partial<Record<FigureId, number[]>> = {
    keptRate: kept.perSecond,
    keptRatio: ratios(kept.perSecond, constant.perSecond),
    keptProcessorRatio: ratios(kept.perProcessorSecond, constant.perProcessorSecond),
    keptP50: kept.p50,
    constantP50: constant.p50,
    notModifiedRate: kept304.perSecond,
    notModifiedRatio: ratios(kept304.perSecond, constant.perSecond),
    notModifiedProcessorRatio: ratios(kept304.perProcessorSecond, constant.perProcessorSecond),
    notModifiedOwnRatio: ratios(kept304.perProcessorSecond, constant304.perProcessorSecond),
    notModifiedP50: kept304.p50,
  };
  return measurementsOf(figures, page);
}

async function takeTurns(subjects: Subject[]): Promise<Runs[]> {
  const all = subjects.map((): Runs => ({ perSecond: [], p50: [], perProcessorSecond: [] }));
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [index, { server, load }] of subjects.entries()) {
      const before = server.processorTime();
      const { requests, perSecond } = await applyLoad({ ...load, connections: CONNECTIONS, seconds: SECONDS });
      const processorSeconds = (server.processorTime() - before) / 1_000;
      if (round === 0) continue;
      all[index]?.perSecond.push(perSecond);
      all[index]?.perProcessorSecond.push(requests / processorSeconds);
    }
  }
  for (const [index, { load }] of subjects.entries()) {
    const alone = await applyLoad({ ...load, connections: 1, seconds: SECONDS });
    all[index]?.p50.push(alone.p50);
  }
  return all;
}
