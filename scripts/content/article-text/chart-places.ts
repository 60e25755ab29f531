// Positions of the numbers and labels of a chart, in em.

export const PLOT_TOP = 0.8;
export const PLOT_HEIGHT = 15;
export const ROW = 1.4;
const END_GAP = 1.3;

interface EndNumber {
  text: string;
  y: number;
}

/** Moves overlapping numbers at the ends of lines apart. Keeps their order, and keeps them above the labels. */
export function apart(ends: EndNumber[]): EndNumber[] {
  const sorted = ends.toSorted((a, b) => a.y - b.y);
  const lowest = PLOT_TOP + PLOT_HEIGHT;
  const pushedDown: EndNumber[] = [];
  for (const { text, y } of sorted) {
    pushedDown.push({ text, y: Math.max(y, (pushedDown.at(-1)?.y ?? -END_GAP) + END_GAP) });
  }
  return pushedDown.map(({ text, y }, index) => ({
    text,
    y: Math.min(y, lowest - END_GAP * (sorted.length - 1 - index)),
  }));
}

/** Widths in em of the plot on the narrowest phone and on screens from 40rem (article-charts.css). */
const NARROW = 14;
const WIDE = 36;
export const LONGEST_LABEL = 24;

interface LabelPlace {
  place: number;
  /** 1 for the last label if it does not fit beside the first one on a phone, else 0. */
  row: number;
  isWideOnly: boolean;
}

/** Chooses the labels below a line chart: the first, the last, and as many between them as fit. */
export function labelPlaces(labels: string[]): LabelPlace[] {
  const last = labels.length - 1;
  const width = textWidth(labels) + 1;
  const gaps = (room: number) => Math.max(1, Math.floor(room / width) - 1);
  const wideStep = Math.ceil(last / gaps(WIDE));
  // A multiple of wideStep, so that a phone shows some of the labels of a wide screen.
  const narrowStep = wideStep * Math.ceil(last / gaps(NARROW) / wideStep);
  const isShown = (place: number, step: number) => place === last || (place % step === 0 && last - place >= step);
  return labels.flatMap((_, place) => {
    const row = place === last && 2 * width > NARROW ? 1 : 0;
    return isShown(place, wideStep) ? [{ place, row, isWideOnly: !isShown(place, narrowStep) }] : [];
  });
}

/** @returns numbers from zero in round steps, up to `most` or the next step above it */
export function ticksTo(most: number): number[] {
  const rough = (most || 1) / 4;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = magnitude * ([1, 2, 2.5, 5].find((factor) => factor * magnitude >= rough) ?? 10);
  return Array.from({ length: Math.ceil((most || 1) / step) + 1 }, (_, index) =>
    Number((index * step).toPrecision(12)),
  );
}

/** @returns a generous estimate of the longest text in em, because no browser can measure it at build time */
export function textWidth(texts: string[]): number {
  return Math.max(...texts.map((text) => text.length)) * 0.6;
}
