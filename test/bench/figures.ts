/** What the bench measures, and the targets. */

/** A limit for the median of the runs, on every page or on one kind. The first that fits a page counts. */
export interface Target {
  atMost: number;
  on?: "home" | "contact" | "article";
}

export type Unit = "bytes" | "KiB" | "ms" | "s" | "ratio" | "count";

export interface Figure {
  label: string;
  unit: Unit;
  targets?: Target[];
  /** Set if it is the same on every machine. CI fails when such a figure misses its target. */
  size?: true;
}

export const FIGURES = {
  html: { label: "HTML, brotli 5", unit: "bytes" },
  firstLoad: {
    label: "first load, without scripts",
    unit: "bytes",
    targets: [
      // With room for a new post, whose words are on it.
      { atMost: 41_600, on: "home" },
      { atMost: 70_000, on: "article" },
    ],
    size: true,
  },
  // A server sends ten segments of 1,460 bytes before it waits for an acknowledgment (RFC 6928).
  upToHeadline: { label: "up to </h1>, with headers", unit: "bytes", targets: [{ atMost: 13_000 }], size: true },
  inlineScripts: {
    label: "inline scripts that run before React",
    unit: "bytes",
    targets: [{ atMost: 1_500 }],
    size: true,
  },
  clientJs: {
    label: "JS files after idle",
    unit: "bytes",
    // The hours in the visitor's time zone may cost 1.2 kB where they are.
    targets: [{ atMost: 117_600, on: "home" }, { atMost: 117_600, on: "contact" }, { atMost: 116_000 }],
    size: true,
  },

  fcpSlow: { label: "FCP, slow line", unit: "ms" },
  fcpSlowRatio: { label: "FCP / static page, slow line", unit: "ratio", targets: [{ atMost: 1.05 }] },
  lcpSlow: { label: "LCP, slow line", unit: "ms" },
  cls: { label: "CLS, slow line", unit: "ratio", targets: [{ atMost: 0.01 }] },
  requestsBeforeLcp: { label: "requests before LCP, slow line", unit: "count", targets: [{ atMost: 4 }] },
  scriptsBeforeLcp: { label: "JS files before LCP in any run, slow line", unit: "count", targets: [{ atMost: 0 }] },

  startUp: { label: "start-up beyond an empty Worker's, processor", unit: "ms", targets: [{ atMost: 30 }] },
  onlyPage: { label: "only page of a new isolate, processor", unit: "ms", targets: [{ atMost: 30 }] },
  again: { label: "the same page again, without a cache, processor", unit: "ms", targets: [{ atMost: 5 }] },
  startUpRatio: { label: "start-up / the other commit's", unit: "ratio", targets: [{ atMost: 1 }] },
  onlyPageRatio: { label: "only page of a new isolate / the other commit's", unit: "ratio" },
  againRatio: { label: "the same page again, without a cache / the other commit's", unit: "ratio" },

  workerGzip: { label: "worker upload, gzip", unit: "KiB", targets: [{ atMost: 250 }], size: true },
  build: { label: "npm run build, cold", unit: "s", targets: [{ atMost: 6 }] },
} satisfies Record<string, Figure>;

export type FigureId = keyof typeof FIGURES;

export type Figures = Partial<Record<FigureId, number[]>>;

export interface Measurement {
  figure: FigureId;
  /** Path of the page; undefined for the whole site. */
  page?: string;
  runs: number[];
}

export function measurementsOf(figures: Figures, page?: string): Measurement[] {
  return Object.entries(figures).map(([figure, runs]) => ({ figure: figure as FigureId, page, runs }));
}

export const BENCH_PAGES = ["/", "/services/web-development", "/blogs/web-development-future", "/contact-us"];

export function targetOn(figure: Figure, path: string | undefined): Target | undefined {
  const kind = path === "/" ? "home" : path === "/contact-us" ? "contact" : path?.startsWith("/blogs/") && "article";
  return figure.targets?.find(({ on }) => on === undefined || on === kind);
}
