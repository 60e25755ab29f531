import type { Browser } from "@playwright/test";
import type { TimedBrowser } from "./devtools.ts";
import { serveAsEdge } from "./edge.ts";
import type { Lighthouse } from "./lighthouse.ts";
import { weighPages } from "./page-weight.ts";
import { auditInTurns } from "./paint.ts";
import type { RunningServer } from "./servers.ts";
import { serveOverSlowNetwork } from "./slow-network.ts";
import { loadInTurns } from "./slow-paint.ts";
import type { Run } from "./statistics.ts";
import type { FigureId } from "./targets.ts";
import { takeTurns } from "./turns.ts";

const AUDITS_LIMIT_MS = 80_000;
const LOADS_LIMIT_MS = 50_000;

export interface ComparedPage {
  url: string;
  runs: Partial<Record<FigureId, Run[]>>;
}

/**
 * `urls` has ours first. HTTP on loopback is measured behind the edge and the slow network, as ours is; anything else
 * as it is, and not over the slow network. Returns the figures, and notes on what failed.
 */
export async function comparePages(
  browsers: { watched: Browser; timed: TimedBrowser },
  lighthouse: Lighthouse | undefined,
  urls: string[],
): Promise<{ pages: ComparedPage[]; notes: string[] }> {
  const places = await Promise.all(urls.map(serve));
  const fast = places.map((it) => it.fast);
  const slow = places.flatMap((it) => it.slow ?? []);
  const weights = await weighInTurn(browsers.watched, fast);
  const loads = await loadInTurns(browsers.timed, slow, LOADS_LIMIT_MS * slow.length);
  const subjects = fast.map((name) => ({ name }));
  const audits = lighthouse && (await auditInTurns(lighthouse, subjects, AUDITS_LIMIT_MS * fast.length));
  await Promise.all(places.flatMap(({ servers }) => servers.map((server) => server.stop())));

  const pages = places.map(({ url, fast, slow = "" }): ComparedPage => {
    const weight = weights.runs.get(fast) ?? [];
    const load = loads.runs.get(slow) ?? [];
    const audit = audits?.runs.get(fast) ?? [];
    const runs: ComparedPage["runs"] = {
      firstLoad: weight.map((run) => run?.firstLoad),
      afterIdle: weight.map((run) => run?.afterIdle),
      fcpSlow: load.map((run) => run?.fcp),
      lcpSlow: load.map((run) => run?.lcp),
    };
    for (const key of ["performance", "accessibility", "bestPractices", "seo", "fcp", "lcp", "tbt", "cls"] as const)
      runs[key] = audit.map((run) => run?.[key]);
    return { url, runs };
  });
  const elsewhere = places.filter((it) => !it.slow);
  const notes = elsewhere.map(({ url }) => `${url} is not http on loopback: it is not measured over the slow line.`);
  return { pages, notes: [...notes, ...weights.notes, ...loads.notes, ...(audits?.notes ?? [])] };
}

async function serve(url: string): Promise<{ url: string; fast: string; slow?: string; servers: RunningServer[] }> {
  const { origin, protocol, hostname, pathname, search } = new URL(url);
  const path = pathname + search;
  if (protocol !== "http:" || !/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname))
    return { url, fast: origin + path, servers: [] };
  const edge = await serveAsEdge(origin);
  const line = await serveOverSlowNetwork(edge.origin);
  return { url, fast: edge.origin + path, slow: line.origin + path, servers: [line, edge] };
}

function weighInTurn(browser: Browser, urls: string[]) {
  const subjects = urls.map((name) => ({ name }));
  return takeTurns("Weighing", subjects, { atMost: 1, atLeast: 1, limitMs: 0 }, async (url) => {
    const { origin, pathname, search } = new URL(url);
    const { measurements } = await weighPages(browser, origin, [pathname + search]);
    const bytes = (id: FigureId) => measurements.find(({ figure }) => figure === id)?.runs[0];
    return { firstLoad: bytes("firstLoad"), afterIdle: bytes("afterIdle") };
  });
}
