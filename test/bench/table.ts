import { FIGURES, type Figure, type FigureId, type Measurement, type Target, targetOn, type Unit } from "./figures.ts";
import { median, taken } from "./runs.ts";

const WHOLE_SITE = "whole site";

/** @returns A row for each measured figure with its target and verdict, and a last column for the whole site. */
export function formatTable(measurements: Measurement[], pages: string[]): string {
  const columns = [...pages, undefined];
  const measured = measurements.filter(({ runs }) => taken(runs).length > 0);
  const ids = (Object.keys(FIGURES) as FigureId[]).filter((id) => measured.some(({ figure }) => figure === id));
  const rows = ids.map((id) => {
    const figure: Figure = FIGURES[id];
    const cells = columns.map((page) => measured.find((it) => it.figure === id && it.page === page));
    const targets = (figure.targets ?? []).map((target) => formatTarget(target, figure.unit)).join(", ");
    return [figure.label, targets, ...cells.map((cell) => (cell ? formatCell(cell, figure.unit) : ""))];
  });
  return formatRows([["figure", "target", ...columns.map((page) => page ?? WHOLE_SITE)], ...rows]);
}

/** @returns Undefined if the figure has no target on this page, or no run. */
function verdict({ figure, page, runs }: Measurement): "met" | "missed" | undefined {
  const target = targetOn(FIGURES[figure], page);
  const values = taken(runs);
  if (!target || values.length === 0) return undefined;
  const lowest = target.inEveryRun ? Math.min(...values) : median(values);
  const highest = target.inEveryRun ? Math.max(...values) : median(values);
  return lowest >= (target.atLeast ?? -Infinity) && highest <= (target.atMost ?? Infinity) ? "met" : "missed";
}

/** @returns A line for each size that misses its target. A size of 0 was not found, so it misses too. */
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

function formatCell(measurement: Measurement, unit: Unit): string {
  return [formatRuns(measurement.runs, unit), verdict(measurement) ?? ""].join(" ").trim();
}

/** @returns The median, followed by the lowest and the highest run in brackets if they differ. */
function formatRuns(runs: Measurement["runs"], unit: Unit): string {
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
  if (unit === "ratio" || (unit === "ms" && value < 20)) return value.toFixed(2);
  return String(Math.round(value));
}

function unitName(unit: Unit): string {
  if (unit === "ratio" || unit === "count") return "";
  return unit === "bytes" ? "kB" : unit;
}

/** @returns A table in Markdown, whose head is the first row. */
function formatRows(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: string[]) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  const [head = [], ...body] = rows.map(line);
  return [head, `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`, ...body].join("\n");
}
