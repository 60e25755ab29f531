import type { Element } from "hast";
import { h, s } from "hastscript";

/** A column of the table. */
interface Line {
  name: string;
  /** As they are written: "1,200 ms". */
  texts: string[];
  values: number[];
}

interface Chart {
  /** The first cells of the rows. */
  labels: string[];
  lines: Line[];
}

// Heights in em.
const PLOT_TOP = 0.8;
const PLOT_HEIGHT = 15;
const LABEL_Y = PLOT_TOP + PLOT_HEIGHT + 1.4;
const HEIGHT = em(LABEL_Y + 0.4);
const END_GAP = 1.3;

/** Characters that fit below the plot, and at both of its ends on a phone. */
const MOST_LABELS = 60;
const LONGEST_LABEL = 12;

function readChart([[, ...names] = [], ...rows]: string[][]): Chart {
  const lines = names.map((name, index) => {
    const texts = rows.map((row) => row[index + 1] ?? "");
    return { name, texts, values: texts.map((text) => Number.parseFloat(text.replaceAll(",", ""))) };
  });
  return { labels: rows.map(([label = ""]) => label), lines };
}

/** @returns why a table cannot be drawn, as the end of a sentence that begins with its place */
export function chartProblem(rows: string[][]): string | undefined {
  const { labels, lines } = readChart(rows);
  if (lines.length < 1 || lines.length > 3 || labels.length < 2) {
    return "has a chart that cannot be drawn: its table needs one to three columns of numbers and two rows or more.";
  }
  if (labels.join("  ").length > MOST_LABELS || labels.some(({ length }) => length > LONGEST_LABEL)) {
    return "has a chart whose labels, which are the first cells of its rows, are too long to stand side by side.";
  }
  const wrong = lines.flatMap(({ texts }) => texts).find((text) => !/^\d/.test(text));
  return wrong === undefined ? undefined : `has a chart with "${wrong}" where a number from zero up must be.`;
}

/**
 * Draws lines. Horizontal positions are in percent and vertical ones in em, so text is never scaled and is readable at
 * 320 px. Lines differ by color and by dashes (article-charts.css).
 *
 * @param rows the cells of a table that has no chartProblem. The first row names the lines.
 */
export function chartDrawing(rows: string[][]): Element {
  const chart = readChart(rows);
  return h("div", { ariaHidden: "true" }, ...legend(chart), plot(chart));
}

function legend({ lines }: Chart): Element[] {
  // The caption says what a single line counts.
  if (lines.length === 1) return [];
  const samples = lines.map(({ name }, index) =>
    h("span", [
      s("svg", { width: "2em", height: "1em" }, [
        s("line", { className: [lineClass(index)], x2: "100%", y1: "0.5em", y2: "0.5em" }),
        dot(index, "50%", "0.5em"),
      ]),
      name,
    ]),
  );
  return [h("span.legend", samples)];
}

function plot({ labels, lines }: Chart): Element {
  const ticks = ticksTo(Math.max(...lines.flatMap(({ values }) => values)));
  const top = ticks.at(-1) ?? 1;
  const last = labels.length - 1;
  const x = (place: number) => percent(place / last);
  const y = (value: number) => PLOT_TOP + PLOT_HEIGHT * (1 - value / top);
  const tickTexts = ticks.map((tick) => tick.toLocaleString("en-US"));
  const tickWidth = textWidth(tickTexts) + 0.6;
  const ends = lines.map(({ texts, values }) => ({ text: texts[last] ?? "", y: y(values[last] ?? 0) }));
  return h("span.plot", [
    s("svg", { width: em(tickWidth), height: HEIGHT }, [
      ...ticks.map((tick, index) =>
        s("text", { x: em(tickWidth - 0.6), y: em(y(tick) + 0.35), textAnchor: "end" }, tickTexts[index] ?? ""),
      ),
    ]),
    s("svg", { width: "100%", height: HEIGHT }, [
      ...ticks.map((tick) => s("line", { x2: "100%", y1: em(y(tick)), y2: em(y(tick)) })),
      s(
        "svg",
        {
          y: em(PLOT_TOP),
          width: "100%",
          height: em(PLOT_HEIGHT),
          viewBox: "0 0 100 100",
          preserveAspectRatio: "none",
        },
        lines.map((line, index) => polyline(line, index, top)),
      ),
      ...lines.flatMap(({ values }, index) => values.map((value, place) => dot(index, x(place), em(y(value))))),
      ...labels.map((label, place) => {
        // A phone has room for the labels at both ends.
        const textAnchor = place === 0 ? "start" : place === last ? "end" : "middle";
        const className = textAnchor === "middle" ? ["wide-only"] : undefined;
        return s("text", { className, x: x(place), y: em(LABEL_Y), textAnchor }, label);
      }),
    ]),
    s("svg", { width: em(textWidth(ends.map(({ text }) => text)) + 0.7), height: HEIGHT }, [
      ...apart(ends).map((end) => s("text", { x: "0.7em", y: em(end.y + 0.35) }, end.text)),
    ]),
  ]);
}

function polyline({ values }: Line, index: number, top: number): Element {
  const points = values.map((value, place) => [(100 * place) / (values.length - 1), 100 * (1 - value / top)]);
  return s("polyline", {
    className: [lineClass(index)],
    points: points.map((point) => point.map(rounded).join(",")).join(" "),
    // Stretching the plot must not make the line thicker.
    vectorEffect: "non-scaling-stroke",
  });
}

function dot(index: number, cx: string, cy: string): Element {
  return s("circle", { className: [lineClass(index)], cx, cy, r: "4" });
}

function lineClass(index: number): string {
  return `series-${index + 1}`;
}

/** Moves overlapping numbers at the ends of lines apart. Keeps their order, and keeps them above the labels. */
function apart(ends: { text: string; y: number }[]): { text: string; y: number }[] {
  const placed = ends.toSorted((a, b) => a.y - b.y);
  placed.forEach((end, index) => {
    end.y = Math.max(end.y, (placed[index - 1]?.y ?? -END_GAP) + END_GAP);
  });
  const lowest = PLOT_TOP + PLOT_HEIGHT;
  return placed.map(({ text, y }, index) => ({ text, y: Math.min(y, lowest - END_GAP * (placed.length - 1 - index)) }));
}

/** @returns numbers from zero in round steps, up to `most` or the next step above it */
function ticksTo(most: number): number[] {
  const rough = (most || 1) / 4;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = magnitude * ([1, 2, 2.5, 5].find((factor) => factor * magnitude >= rough) ?? 10);
  return Array.from({ length: Math.ceil((most || 1) / step) + 1 }, (_, index) =>
    Number((index * step).toPrecision(12)),
  );
}

/** @returns a generous estimate of the longest text in em, because no browser can measure it at build time */
function textWidth(texts: string[]): number {
  return Math.max(...texts.map((text) => text.length)) * 0.6;
}

function percent(share: number): string {
  return `${rounded(100 * share)}%`;
}

function em(length: number): string {
  return `${rounded(length)}em`;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
