import { FIGURES, type Figure, type FigureId, type Measurement, targetOn, type Unit } from "./figures.ts";
import { median } from "./runs.ts";

const WHOLE_SITE = "whole site";

/** @returns a table in Markdown: a row for each figure with its targets, and a last column for the whole site */
export function formatTable(measurements: Measurement[], pages: string[]): string {
  const columns = [...pages, undefined];
  const ids = (Object.keys(FIGURES) as FigureId[]).filter((id) => measurements.some(({ figure }) => figure === id));
  const rows = ids.map((id) => {
    const { label, unit, targets = [] }: Figure = FIGURES[id];
    const cells = columns.map((page) => measurements.find((it) => it.figure === id && it.page === page));
    const limits = targets.map(({ atMost, on = "" }) => `≤ ${formatValue(atMost, unit)} ${on}`.trim());
    return [label, limits.join(", "), ...cells.map((cell) => (cell ? formatCell(cell, unit) : ""))];
  });
  const head = ["figure", "target", ...columns.map((page) => page ?? WHOLE_SITE)];
  return [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");
}

/** @returns a line for each size that misses its target. A size of 0 was not found, so it misses too */
export function missedSizes(measurements: Measurement[]): string[] {
  return measurements.flatMap((measurement) => {
    const { label, size, unit }: Figure = FIGURES[measurement.figure];
    if (!size || (median(measurement.runs) > 0 && isMet(measurement) !== false)) return [];
    return [`${measurement.page ?? WHOLE_SITE}: ${label}: ${formatCell(measurement, unit)}`];
  });
}

/** @returns undefined if the figure has no target on this page */
function isMet({ figure, page, runs }: Measurement): boolean | undefined {
  const target = targetOn(FIGURES[figure], page);
  return target && median(runs) <= target.atMost;
}

/** The median, the lowest and the highest run if they differ, and whether the target is met. */
function formatCell(measurement: Measurement, unit: Unit): string {
  const { runs } = measurement;
  const [low, high] = [formatValue(Math.min(...runs), unit), formatValue(Math.max(...runs), unit)];
  const verdict = { true: "met", false: "missed", undefined: "" }[String(isMet(measurement))];
  return `${formatValue(median(runs), unit)}${low === high ? "" : ` (${low}–${high})`} ${verdict}`.trim();
}

function formatValue(value: number, unit: Unit): string {
  if (unit === "bytes") return `${(value / 1000).toFixed(1)} kB`;
  if (unit === "ratio") return value.toFixed(2);
  if (unit === "count") return String(value);
  return `${value < 20 ? value.toFixed(1) : Math.round(value)} ${unit}`;
}
