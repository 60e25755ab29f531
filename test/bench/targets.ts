/**
 * What the bench measures, and the targets. Source of every target: the project's performance issue ("Painted at once,
 * almost free to serve"), which sets them against the best sites of this kind, measured the same way.
 */
import type { SitePage } from "../../app/lib/site-pages.ts";

/** The kinds of pages that targets tell apart. */
export type PageKind = "home" | "service" | "article" | "contact" | "page";

/** A limit for the median of the runs, on every page unless `on` names kinds of pages. */
export interface Target {
  atMost?: number;
  atLeast?: number;
  on?: PageKind;
  /** The worst run counts instead of the median. */
  inEveryRun?: boolean;
}

export type Unit = "bytes" | "KiB" | "ms" | "s" | "ratio" | "count" | "per second";

export interface Figure {
  label: string;
  unit: Unit;
  targets?: Target[];
  /** The same in each run, on each machine: CI fails when it misses its target. */
  size?: true;
}

/** In the order of the table. */
export const FIGURES = {
  html: { label: "HTML, brotli 5", unit: "bytes" },
  css: { label: "CSS files", unit: "bytes" },
  js: { label: "JS files before hydration", unit: "bytes" },
  font: { label: "fonts", unit: "bytes" },
  image: { label: "images", unit: "bytes" },
  other: { label: "other", unit: "bytes" },
  firstLoad: {
    label: "first load, before hydration",
    unit: "bytes",
    targets: [
      { atMost: 90_000, on: "home" },
      { atMost: 70_000, on: "article" },
    ],
    size: true,
  },
  // Ten segments of 1,460 bytes are what a server sends before it waits for the first answer (RFC 6928). To be met as
  // far as possible, so CI does not fail for it.
  firstRoundTrip: { label: "HTML + CSS", unit: "bytes", targets: [{ atMost: 14_600, on: "home" }] },
  // The same by what local servers send: one window more is a round trip more in Lighthouse's first paint.
  firstWindow: {
    label: "HTML and its headers, gzip",
    unit: "bytes",
    targets: [
      { atMost: 14_600, on: "service" },
      { atMost: 14_600, on: "article" },
      { atMost: 14_600, on: "contact" },
    ],
    size: true,
  },
  inlineScripts: {
    label: "inline scripts that run before React",
    unit: "bytes",
    targets: [{ atMost: 1_500 }],
    size: true,
  },
  hydrationData: { label: "what React hydrates from, in the HTML or fetched", unit: "bytes" },
  imagesAfterIdle: { label: "images after idle, still not scrolled", unit: "bytes" },
  afterIdle: { label: "all bytes after idle", unit: "bytes" },
  clientJs: { label: "JS files after idle", unit: "bytes", targets: [{ atMost: 115_000 }], size: true },
  clientJsFiles: { label: "number of JS files after idle", unit: "count" },

  requestsBeforeLcp: { label: "requests before LCP, slow line", unit: "count", targets: [{ atMost: 4 }] },
  scriptsBeforeLcp: {
    label: "JS files before LCP, slow line",
    unit: "count",
    targets: [{ atMost: 0, inEveryRun: true }],
  },
  scriptsBeforeLcpUndeferred: { label: "the same without deferral", unit: "count" },

  performance: { label: "Lighthouse performance", unit: "count", targets: [{ atLeast: 100, inEveryRun: true }] },
  accessibility: { label: "Lighthouse accessibility", unit: "count", targets: [{ atLeast: 100, inEveryRun: true }] },
  bestPractices: { label: "Lighthouse best practices", unit: "count", targets: [{ atLeast: 100, inEveryRun: true }] },
  seo: { label: "Lighthouse SEO", unit: "count", targets: [{ atLeast: 100, inEveryRun: true }] },
  fcp: { label: "FCP", unit: "ms", targets: [{ atMost: 650 }] },
  fcpStatic: { label: "FCP of the hand-made page", unit: "ms" },
  fcpRatio: { label: "FCP / hand-made page", unit: "ratio", targets: [{ atMost: 1.05 }] },
  fcpUndeferred: { label: "FCP without deferral", unit: "ms" },
  lcp: { label: "LCP", unit: "ms", targets: [{ atMost: 950 }] },
  lcpUndeferred: { label: "LCP without deferral", unit: "ms" },
  tbt: { label: "TBT", unit: "ms", targets: [{ atMost: 10 }] },
  tbtStatic: { label: "TBT of the hand-made page", unit: "ms" },
  cls: { label: "CLS", unit: "ratio", targets: [{ atMost: 0 }] },

  keptRate: { label: "kept page", unit: "per second" },
  keptRatio: { label: "kept page / constant string", unit: "ratio", targets: [{ atLeast: 0.8 }] },
  keptProcessorRatio: { label: "the same by processor time", unit: "ratio", targets: [{ atLeast: 0.8 }] },
  keptP50: { label: "kept page, one connection, p50", unit: "ms" },
  constantP50: { label: "constant string, one connection, p50", unit: "ms" },
  notModifiedRate: { label: "304", unit: "per second" },
  notModifiedRatio: { label: "304 / constant string", unit: "ratio", targets: [{ atLeast: 0.9 }] },
  notModifiedProcessorRatio: { label: "the same by processor time", unit: "ratio", targets: [{ atLeast: 0.9 }] },
  notModifiedOwnRatio: { label: "304 / constant 304, by processor time", unit: "ratio" },
  notModifiedP50: { label: "304, one connection, p50", unit: "ms" },
  renderP50: { label: "first render, p50", unit: "ms", targets: [{ atMost: 5 }] },
  renderProcessorP50: { label: "the same by processor time", unit: "ms", targets: [{ atMost: 5 }] },
  renderRate: { label: "first render, one connection", unit: "per second" },
  renderRatio: { label: "first render / constant string", unit: "ratio" },
  firstPage: { label: "first page of a new isolate", unit: "ms" },
  firstPageProcessor: { label: "the same by processor time", unit: "ms" },

  workerGzip: { label: "worker upload, gzip", unit: "KiB", targets: [{ atMost: 250 }], size: true },
  startUp: { label: "start-up, beyond a constant Worker's", unit: "ms", targets: [{ atMost: 30 }] },
  startUpProcessor: { label: "the same by processor time", unit: "ms", targets: [{ atMost: 30 }] },
  startUpActive: { label: "start-up, active in Wrangler's profile", unit: "ms", targets: [{ atMost: 30 }] },
  build: { label: "npm run build, cold", unit: "s", targets: [{ atMost: 6 }] },
} satisfies Record<string, Figure>;

export type FigureId = keyof typeof FIGURES;

/** What was measured: the runs of a figure on a page, or on the whole site. */
export interface Measurement {
  figure: FigureId;
  /** The page's path; undefined for a figure of the whole site. */
  page?: string;
  runs: number[];
}

/** The four pages that the table shows. */
export const BENCH_PAGES = ["/", "/services/web-development", "/blogs/web-development-future", "/contact-us"];

export function pageKind({ path, kind }: SitePage): PageKind {
  if (path === "/") return "home";
  if (path === "/contact-us") return "contact";
  if (kind === "service") return "service";
  return kind === "post" || kind === "news" ? "article" : "page";
}
