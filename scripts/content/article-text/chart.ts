import type { Element } from "hast";
import { h, s } from "hastscript";
import type { ArticleBlock } from "#content/types.ts";
import { apart, LONGEST_LABEL, labelPlaces, PLOT_HEIGHT, PLOT_TOP, ROW, textWidth, ticksTo } from "./chart-places.ts";

type ChartBlock = Extract<ArticleBlock, { type: "chart" }>;

type Series = ChartBlock["series"][number];

/**
 * Draws a chart. Horizontal positions are in percent and vertical ones in em, so text is never scaled and is readable
 * at 320 px. Series differ by color and by fill or dashes (article-charts.css).
 */
export function chartDrawing(chart: ChartBlock): Element {
  return h("div", { ariaHidden: "true" }, ...legend(chart), chart.kind === "bars" ? bars(chart) : lines(chart));
}

/** @returns the numbers of a chart as a table whose first column has the labels */
export function chartTable({ labels, series, unit }: ChartBlock) {
  return {
    columns: [{ heading: "" }, ...series.map(({ name }) => ({ heading: name, align: "right" as const }))],
    rows: labels.map((label, index) => [label, ...series.map(({ values }) => measured(values[index] ?? 0, unit))]),
  };
}

/** @returns mistakes that only the drawing shows */
export function chartProblems({ kind, labels }: ChartBlock): string[] {
  const long = kind === "lines" ? labels.filter((label) => label.length > LONGEST_LABEL) : [];
  return long.map(
    (label) => `has the label "${label}", but a label below a line chart may have at most ${LONGEST_LABEL} characters.`,
  );
}

function legend({ kind, series }: ChartBlock): Element[] {
  // With a single series the caption says what it counts.
  if (series.length === 1) return [];
  const samples = series.map(({ name }, index) =>
    h("span", [
      kind === "bars"
        ? s("svg", { width: "1em", height: "1em" }, [bar(index, "100%", "0")])
        : s("svg", { width: "2em", height: "1em" }, [
            s("line", { className: [seriesClass(index)], x2: "100%", y1: "0.5em", y2: "0.5em" }),
            dot(index, "50%", "0.5em"),
          ]),
      name,
    ]),
  );
  return [h("span.legend", samples)];
}

function bars({ labels, series, unit }: ChartBlock): Element {
  const top = Math.max(...series.flatMap(({ values }) => values)) || 1;
  const numbers = series.flatMap(({ values }) => values.map((value) => measured(value, unit)));
  return h("span.plot", [
    ...labels.flatMap((label, place) => [
      h("span", label),
      ...series.map(({ values }, index) => {
        const value = values[place] ?? 0;
        const end = percent(value / top);
        return s("svg", { width: "100%", height: "1.5em" }, [
          bar(index, end, "0.25em"),
          s("text", { x: end, y: "1.1em", dx: "0.5em" }, measured(value, unit)),
        ]);
      }),
    ]),
    // Keeps room for the number beside the longest bar.
    s("svg", { width: em(textWidth(numbers) + 0.5), height: "1" }),
  ]);
}

function lines({ labels, series, unit }: ChartBlock): Element {
  const ticks = ticksTo(Math.max(...series.flatMap(({ values }) => values)));
  const top = ticks.at(-1) ?? 1;
  const y = (value: number) => PLOT_TOP + PLOT_HEIGHT * (1 - value / top);
  const x = (place: number) => percent(place / (labels.length - 1));
  const last = labels.length - 1;
  const places = labelPlaces(labels);
  const rows = 1 + Math.max(...places.map(({ row }) => row));
  const height = em(PLOT_TOP + PLOT_HEIGHT + rows * ROW + 0.4);
  const tickTexts = ticks.map(number);
  const tickWidth = textWidth(tickTexts) + 0.6;
  const ends = series.map(({ values }) => ({ text: measured(values[last] ?? 0, unit), y: y(values[last] ?? 0) }));
  return h("span.plot", [
    s(
      "svg",
      { width: em(tickWidth), height },
      ticks.map((tick, index) =>
        s("text", { x: em(tickWidth - 0.6), y: em(y(tick) + 0.35), textAnchor: "end" }, tickTexts[index] ?? ""),
      ),
    ),
    s("svg", { width: "100%", height }, [
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
        series.map((one, index) => polyline(one, index, top)),
      ),
      // With more dots, the line would only look thicker.
      ...series.flatMap(({ values }, index) =>
        values.flatMap((value, place) =>
          values.length <= 10 || place === last ? [dot(index, x(place), em(y(value)))] : [],
        ),
      ),
      ...places.map(({ place, row, isWideOnly }) =>
        s(
          "text",
          {
            ...(isWideOnly && { className: ["wide-only"] }),
            x: x(place),
            y: em(PLOT_TOP + PLOT_HEIGHT + ROW * (row + 1)),
            textAnchor: place === 0 ? "start" : place === last ? "end" : "middle",
          },
          labels[place] ?? "",
        ),
      ),
    ]),
    s(
      "svg",
      { width: em(textWidth(ends.map(({ text }) => text)) + 0.7), height },
      apart(ends).map((end) => s("text", { x: "0.7em", y: em(end.y + 0.35) }, end.text)),
    ),
  ]);
}

function polyline({ values }: Series, index: number, top: number): Element {
  const points = values.map((value, place) => [(100 * place) / (values.length - 1), 100 * (1 - value / top)]);
  return s("polyline", {
    className: [seriesClass(index)],
    points: points.map((point) => point.map(rounded).join(",")).join(" "),
    // Stretching the plot must not make the line thicker.
    vectorEffect: "non-scaling-stroke",
  });
}

function bar(index: number, width: string, y: string): Element {
  return s("rect", { className: [seriesClass(index)], y, width, height: "1em" });
}

function dot(index: number, cx: string, cy: string): Element {
  return s("circle", { className: [seriesClass(index)], cx, cy, r: "4" });
}

function seriesClass(index: number): string {
  return `series-${index + 1}`;
}

function measured(value: number, unit: string | undefined): string {
  if (unit === undefined) return number(value);
  return `${number(value)}${unit === "%" ? "" : " "}${unit}`;
}

function number(value: number): string {
  return value.toLocaleString("en-US", { maximumFractionDigits: 3 });
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
