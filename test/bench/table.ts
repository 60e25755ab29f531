import { FIGURES, type Figure, type FigureId, type Measurement, type Target, targetOn, type Unit } from "./figures.ts";
import { median, ratios, taken } from "./statistics.ts";

const WHOLE_SITE = "whole site";

/** @returns A row for each measured figure, with its target and verdict; the last column is the whole site's. */
export function formatTable(measurements: Measurement[], pages: string[]): string {
  const columns = [...pages, ...(measurements.some(({ page }) => page === undefined) ? [undefined] : [])];
  const rows = figureIds(measurements).map((id) => {
    const figure: Figure = FIGURES[id];
    const cells = columns.map((page) => measurements.find((it) => it.figure === id && it.page === page));
    const targets = (figure.targets ?? []).map((target) => formatTarget(target, figure.unit)).join(", ");
    return [figure.label, targets, ...cells.map((cell) => (cell ? formatCell(cell) : ""))];
  });
  return formatRows([["figure", "target", ...columns.map((page) => page ?? WHOLE_SITE)], ...rows]);
}

/**
 * @param urls Ours first.
 * @returns Next to each peer the median ratio of paired runs; for scores, counts and TBT the difference.
 */
export function formatPeers(measurements: Measurement[], [ours, ...peers]: string[]): string {
  const rows = figureIds(measurements).map((id) => {
    const { label, unit }: Figure = FIGURES[id];
    const runsOf = (url?: string) => measurements.find((it) => it.figure === id && it.page === url)?.runs ?? [];
    const own = runsOf(ours);
    const cells = peers.flatMap((peer) => [formatRuns(runsOf(peer), unit), compare(id, own, runsOf(peer))]);
    return [[label, unitName(unit)].filter(Boolean).join(", "), formatRuns(own, unit), ...cells];
  });
  return formatRows([["figure", ours ?? "", ...peers.flatMap((url) => [url, "ours to it"])], ...rows]);
}

function compare(id: FigureId, own: Measurement["runs"], other: Measurement["runs"]): string {
  const { unit }: Figure = FIGURES[id];
  if (taken(own).length === 0 || taken(other).length === 0) return "";
  if (unit !== "count" && id !== "tbt" && id !== "cls") {
    const quotients = ratios(own, other);
    return quotients.length > 0 ? median(quotients).toFixed(2) : "";
  }
  const difference = median(taken(own)) - median(taken(other));
  const sign = difference > 0 ? "+" : difference < 0 ? "−" : "";
  return `${sign}${formatValue(Math.abs(difference), unit)}`;
}

/** @returns Undefined when the figure has no target on this page, or no run. */
export function verdict({ figure, page, runs }: Measurement): "met" | "missed" | undefined {
  const target = targetOn(FIGURES[figure], page);
  const values = taken(runs);
  if (!target || values.length === 0) return undefined;
  const lowest = target.inEveryRun ? Math.min(...values) : median(values);
  const highest = target.inEveryRun ? Math.max(...values) : median(values);
  return lowest >= (target.atLeast ?? -Infinity) && highest <= (target.atMost ?? Infinity) ? "met" : "missed";
}

/** @returns Sizes that miss their target, as sentences. A size of nothing was not found, and is one of them. */
export function missedSizes(measurements: Measurement[]): string[] {
  return measurements.flatMap((measurement) => {
    const figure: Figure = FIGURES[measurement.figure];
    const target = targetOn(figure, measurement.page);
    const size = median(taken(measurement.runs));
    if (!figure.size || !target || (size > 0 && verdict(measurement) === "met")) return [];
    const place = measurement.page ?? WHOLE_SITE;
    return [
      `${place}: ${figure.label}: ${formatValue(size, figure.unit)}, target ${formatTarget(target, figure.unit)}`,
    ];
  });
}

function formatCell(measurement: Measurement): string {
  const { unit }: Figure = FIGURES[measurement.figure];
  return [formatRuns(measurement.runs, unit), verdict(measurement) ?? ""].join(" ").trim();
}

/** @returns The median, and in brackets the lowest and the highest run where they differ. */
export function formatRuns(runs: Measurement["runs"], unit: Unit): string {
  const values = taken(runs);
  if (values.length === 0) return "";
  const [low, high] = [formatValue(Math.min(...values), unit), formatValue(Math.max(...values), unit)];
  return `${formatValue(median(values), unit)}${low === high ? "" : ` (${low}–${high})`}`;
}

function formatTarget({ atLeast, atMost, inEveryRun, on }: Target, unit: Unit): string {
  const scale = unit === "bytes" ? 1_000 : 1;
  const limit = atLeast === undefined ? `≤ ${(atMost ?? 0) / scale}` : `≥ ${atLeast / scale}`;
  return [limit, unitName(unit), on, inEveryRun && "in all runs"].filter(Boolean).join(" ");
}

function formatValue(value: number, unit: Unit): string {
  if (unit === "bytes") return (value / 1000).toFixed(1);
  if (unit === "KiB" || unit === "s") return value.toFixed(1);
  if (unit === "ratio") return value.toFixed(2);
  if (unit === "ms" && value < 20) return value.toFixed(2);
  return String(Math.round(value));
}

export function unitName(unit: Unit): string {
  if (unit === "ratio" || unit === "count") return "";
  return unit === "bytes" ? "kB" : unit === "per second" ? "/s" : unit;
}

/** @returns A table in Markdown; the first row is its head. */
export function formatRows(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: string[]) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  const [head = [], ...body] = rows.map(line);
  return [head, `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`, ...body].join("\n");
}

/** In the order in which FIGURES has them. */
function figureIds(measurements: Measurement[]): FigureId[] {
  const measured = measurements.filter(({ runs }) => taken(runs).length > 0);
  return (Object.keys(FIGURES) as FigureId[]).filter((id) => measured.some(({ figure }) => figure === id));
}
