import type { SitePage } from "../../app/discovery/site-pages.ts";
import { publishedPages } from "../published.ts";
import { median } from "./statistics.ts";
import { FIGURES, type Figure, type FigureId, type Measurement, pageKind, type Target, type Unit } from "./targets.ts";

const PAGES_A_BLOCK = 4;

const WHOLE_SITE = "whole site";

/** Markdown, in blocks of four pages. Figures of the whole site have a column of their own in the first block. */
export function formatTable(measurements: Measurement[], pages: string[]): string {
  const blocks: string[] = [];
  for (let first = 0; first < pages.length; first += PAGES_A_BLOCK) {
    const columns: (string | undefined)[] = pages.slice(first, first + PAGES_A_BLOCK);
    if (first === 0 && measurements.some(({ page }) => page === undefined)) columns.push(undefined);
    const head = ["figure", "target", ...columns.map((page) => page ?? WHOLE_SITE)];
    const body = figureIds().flatMap((id) => {
      const cells = columns.map((page) => measurements.find((it) => it.figure === id && it.page === page));
      if (cells.every((cell) => cell === undefined)) return [];
      return [[FIGURES[id].label, formatTargets(FIGURES[id]), ...cells.map((cell) => (cell ? formatCell(cell) : ""))]];
    });
    blocks.push(formatRows([head, ...body]));
  }
  return blocks.join("\n\n");
}

/** Undefined: the figure has no target on this page. */
export function verdict({ figure, page, runs }: Measurement): "met" | "missed" | undefined {
  const target = targetOn(FIGURES[figure], page);
  if (!target) return undefined;
  const lowest = target.inEveryRun ? Math.min(...runs) : median(runs);
  const highest = target.inEveryRun ? Math.max(...runs) : median(runs);
  const met = lowest >= (target.atLeast ?? -Infinity) && highest <= (target.atMost ?? Infinity);
  return met ? "met" : "missed";
}

/** Sizes that miss their target, as sentences: CI fails for them. */
export function missedSizes(measurements: Measurement[]): string[] {
  return measurements.flatMap((measurement) => {
    const figure: Figure = FIGURES[measurement.figure];
    if (!figure.size || verdict(measurement) !== "missed") return [];
    const target = targetOn(figure, measurement.page);
    return [
      `${measurement.page ?? WHOLE_SITE}: ${figure.label}: ${formatValue(median(measurement.runs), figure.unit)}, ` +
        `target ${target ? formatTarget(target, figure.unit) : ""}`,
    ];
  });
}

function targetOn(figure: Figure, path: string | undefined): Target | undefined {
  const page = publishedPages.find((it: SitePage) => it.path === path);
  return figure.targets?.find(({ on }) => on === undefined || (page && pageKind(page) === on));
}

function formatCell(measurement: Measurement): string {
  const { unit } = FIGURES[measurement.figure];
  return [formatRuns(measurement.runs, unit), verdict(measurement) ?? ""].join(" ").trim();
}

export function formatRuns(runs: number[], unit: Unit): string {
  const [low, high] = [formatValue(Math.min(...runs), unit), formatValue(Math.max(...runs), unit)];
  const spread = low === high ? "" : ` (${low}–${high})`;
  return `${formatValue(median(runs), unit)}${spread}`;
}

function formatTargets({ targets, unit }: Figure): string {
  return (targets ?? []).map((target) => formatTarget(target, unit)).join(", ");
}

function formatTarget({ atLeast, atMost, inEveryRun, on }: Target, unit: Unit): string {
  const scale = unit === "bytes" ? 1_000 : 1;
  const limit = atLeast === undefined ? `≤ ${(atMost ?? 0) / scale}` : `≥ ${atLeast / scale}`;
  return [limit, unitName(unit), on, inEveryRun && "in all runs"].filter(Boolean).join(" ");
}

export function formatValue(value: number, unit: Unit): string {
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

export function formatRows(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: string[]) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  const [head = [], ...body] = rows.map(line);
  return [head, `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`, ...body].join("\n");
}

function figureIds(): FigureId[] {
  return Object.keys(FIGURES) as FigureId[];
}
