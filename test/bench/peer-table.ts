import type { ComparedPage } from "./peers.ts";
import { median, ratios, taken } from "./statistics.ts";
import { formatRows, formatRuns, formatValue, unitName } from "./table.ts";
import { FIGURES, type FigureId } from "./targets.ts";

/** How much our TBT may exceed a peer's of the same run, in ms (targets.ts). */
const TBT_MARGIN_MS = 20;

/**
 * `pages` has ours first. Next to each peer is the median ratio of paired runs; for scores, TBT and CLS the difference.
 */
export function formatPeers([ours, ...peers]: ComparedPage[]): string {
  if (!ours) return "";
  const head = ["figure", ours.url, ...peers.flatMap(({ url }) => [url, "ours to it"])];
  const ids = (Object.keys(FIGURES) as FigureId[]).filter((id) => [ours, ...peers].some(({ runs }) => has(runs[id])));
  const body = ids.map((id) => {
    const cell = ({ runs }: ComparedPage) => (has(runs[id]) ? formatRuns(taken(runs[id] ?? []), FIGURES[id].unit) : "");
    const { label, unit } = FIGURES[id];
    return [
      [label, unitName(unit)].filter(Boolean).join(", "),
      cell(ours),
      ...peers.flatMap((peer) => [cell(peer), compare(id, ours, peer)]),
    ];
  });
  return formatRows([head, ...body]);
}

function has(runs: ComparedPage["runs"][FigureId]): boolean {
  return taken(runs ?? []).length > 0;
}

function compare(id: FigureId, ours: ComparedPage, peer: ComparedPage): string {
  const [own = [], other = []] = [ours.runs[id], peer.runs[id]];
  if (!has(own) || !has(other)) return "";
  const { unit } = FIGURES[id];
  if (unit === "count" || id === "tbt" || id === "cls") {
    const difference = median(taken(own)) - median(taken(other));
    const verdict = id === "tbt" ? (difference <= TBT_MARGIN_MS ? " met" : " missed") : "";
    const sign = difference > 0 ? "+" : difference < 0 ? "−" : "";
    return `${sign}${formatValue(Math.abs(difference), unit)}${verdict}`;
  }
  const quotients = ratios(own, other);
  return quotients.length > 0 ? median(quotients).toFixed(2) : "";
}
