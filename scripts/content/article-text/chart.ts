import type { Element } from "hast";
import { h, s } from "hastscript";

// Heights and positions are in em.
const PLOT_TOP = 0.8;
const PLOT_HEIGHT = 15;
const LABEL_Y = PLOT_TOP + PLOT_HEIGHT + 1.4;
const HEIGHT = em(LABEL_Y + 0.4);
const LINE_HEIGHT = 1.3;

/** Maximum length of a name beside the plot on a phone. Longer names move to a legend above the plot. */
const MAX_NAME = 8;

/** A label beside the plot, at the height `y`. */
interface Label {
  text: string;
  y: number;
  className?: string;
}

/** @returns whether a table has one to three columns of numbers from zero up, and two rows or more */
export function isDrawable([header = [], ...rows]: string[][]): boolean {
  const names = header.slice(1);
  const numbers = rows.flatMap(([, ...cells]) => cells);
  return names.length > 0 && names.length < 4 && rows.length > 1 && numbers.every((cell) => /^\d/.test(cell));
}

/**
 * Draws a line for each column. Horizontal positions are in percent and vertical ones in em, so text is not scaled and
 * stays readable at 320 px. Lines differ in color and dashes (article-parts.css).
 *
 * @param rows cells of a table that isDrawable(). The first row contains the lines' names, the first column the points'
 */
export function chartDrawing([header = [], ...rows]: string[][]): Element {
  const names = header.slice(1);
  const lines = names.map((_, index) => rows.map((row) => parseNumber(row[index + 1])));
  const ticks = ticksTo(Math.max(...lines.flat()));
  const last = rows.length - 1;
  const x = (index: number) => `${rounded((100 * index) / last)}%`;
  const y = (value = 0) => PLOT_TOP + PLOT_HEIGHT * (1 - value / (ticks.at(-1) ?? 1));
  const grid = ticks.map((tick) => s("line", { x2: "100%", y1: em(y(tick)), y2: em(y(tick)) }));
  const strokes = lines.flatMap((values, line) =>
    values.slice(1).map((value, from) => {
      const [y1, y2] = [em(y(values[from])), em(y(value))];
      return s("line", { className: series(line), x1: x(from), y1, x2: x(from + 1), y2 });
    }),
  );
  const dots = lines.flatMap((values, line) =>
    values.map((value, index) => dot(line, { cx: x(index), cy: em(y(value)) })),
  );
  const points = rows.map(([label], index) => {
    // Phones have room for the first and the last label only.
    const textAnchor = index === 0 ? "start" : index === last ? "end" : "middle";
    const className = textAnchor === "middle" ? "wide-only" : undefined;
    return s("text", { className, x: x(index), y: em(LABEL_Y), textAnchor }, label);
  });
  const scale = ticks.map((tick) => ({ text: tick.toLocaleString("en-US"), y: y(tick) }));
  // A single line needs no name, because the caption describes it.
  const hasNames = names.length > 1 && names.every(({ length }) => length <= MAX_NAME);
  const ends = names.map((name, index) => {
    const end = rows[last]?.[index + 1] ?? "";
    const text = hasNames ? `${name} ${/^[\d.,]+/.exec(end)}` : end;
    return { text, y: y(parseNumber(end)), className: series(index) };
  });
  return h("div", { ariaHidden: "true" }, [
    names.length > 1 && !hasNames ? h("span.legend", names.map(legendEntry)) : undefined,
    h("span.plot", [
      column(scale, { x: "100%", textAnchor: "end" }),
      s("svg", { width: "100%", height: HEIGHT }, [...grid, ...strokes, ...dots, ...points]),
      column(spreadLabels(ends)),
    ]),
  ]);
}

function legendEntry(name: string, index: number): Element {
  const stroke = s("line", { className: series(index), x2: "100%", y1: "0.5em", y2: "0.5em" });
  return h("span", [s("svg", { width: "2em", height: "1em" }, [stroke, dot(index, { cx: "50%", cy: "0.5em" })]), name]);
}

function dot(index: number, position: { cx: string; cy: string }): Element {
  return s("circle", { className: series(index), ...position, r: "4" });
}

function series(index: number): string {
  return `series-${index + 1}`;
}

/** Labels at one side of the plot. The width is a generous estimate, because a build cannot measure text. */
function column(labels: Label[], place?: { x: string; textAnchor: string }): Element {
  const width = em(Math.max(...labels.map(({ text }) => text.length)) * 0.6);
  const texts = labels.map(({ text, y, className }) => s("text", { className, ...place, y: em(y + 0.35) }, text));
  return s("svg", { width, height: HEIGHT }, texts);
}

/** Moves overlapping labels apart without changing their order. */
function spreadLabels(labels: Label[]): Label[] {
  let lowest = -LINE_HEIGHT;
  return labels
    .toSorted((a, b) => a.y - b.y)
    .map((label) => {
      lowest = Math.max(label.y, lowest + LINE_HEIGHT);
      return { ...label, y: lowest };
    });
}

/** @returns numbers from zero in round steps, up to the first one not below `most` */
function ticksTo(most: number): number[] {
  const rough = (most || 1) / 4;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = magnitude * ([1, 2, 2.5, 5].find((factor) => factor * magnitude >= rough) ?? 10);
  const count = Math.ceil((most || 1) / step) + 1;
  return Array.from({ length: count }, (_, index) => Number((index * step).toPrecision(12)));
}

function parseNumber(text = ""): number {
  return Number.parseFloat(text.replaceAll(",", ""));
}

function em(length: number): string {
  return `${rounded(length)}em`;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
