/**
 * Figures and their targets. The targets come from the project's two performance issues: "Painted at once, almost free
 * to serve", and its successor, which tightened the sizes and added the slow network, React's start, response times,
 * TBT and request cost.
 */
import type { SitePage } from "../../app/discovery/site-pages.ts";

export type PageKind = "home" | "service" | "article" | "contact" | "page";

/** A limit for the median of the runs, on every page or on one kind. The first that fits a page holds. */
export interface Target {
  atMost?: number;
  atLeast?: number;
  on?: PageKind;
  inEveryRun?: boolean;
}

export type Unit = "bytes" | "KiB" | "ms" | "s" | "ratio" | "count" | "per second";

export interface Figure {
  label: string;
  unit: Unit;
  targets?: Target[];
  /** The same in every run on every machine: CI fails when it misses its target. */
  size?: true;
}

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
      { atMost: 45_000, on: "home" },
      { atMost: 70_000, on: "article" },
    ],
    size: true,
  },
  // Ten segments of 1,460 bytes are what a server sends before it waits for an acknowledgment (RFC 6928).
  firstRoundTrip: { label: "HTML with its headers, CSS files", unit: "bytes" },
  inlineScripts: {
    label: "inline scripts that run before React",
    unit: "bytes",
    targets: [{ atMost: 1_500 }],
    size: true,
  },
  hydrationData: { label: "what React hydrates from, in the HTML or fetched", unit: "bytes" },
  imagesAfterIdle: { label: "images after idle, still not scrolled", unit: "bytes" },
  afterIdle: { label: "all bytes after idle", unit: "bytes" },
  clientJs: { label: "JS files after idle", unit: "bytes", targets: [{ atMost: 118_000 }], size: true },
  clientJsFiles: { label: "number of JS files after idle", unit: "count" },

  fcpSlow: { label: "FCP, slow line", unit: "ms" },
  fcpSlowStatic: { label: "FCP of the hand-made page, slow line", unit: "ms" },
  fcpSlowRatio: { label: "FCP / hand-made page, slow line", unit: "ratio", targets: [{ atMost: 1.05 }] },
  fcpSlowUndeferred: { label: "FCP without deferral, slow line", unit: "ms" },
  lcpSlow: { label: "LCP, slow line", unit: "ms" },
  lcpSlowStatic: { label: "LCP of the hand-made page, slow line", unit: "ms" },
  lcpSlowUndeferred: { label: "LCP without deferral, slow line", unit: "ms" },
  requestsBeforeLcp: { label: "requests before LCP, slow line", unit: "count", targets: [{ atMost: 4 }] },
  scriptsBeforeLcp: {
    label: "JS files before LCP, slow line",
    unit: "count",
    targets: [{ atMost: 0, inEveryRun: true }],
  },
  scriptsBeforeLcpUndeferred: { label: "the same without deferral", unit: "count" },

  startTask: { label: "longest task of React's start", unit: "ms", targets: [{ atMost: 50 }] },
  startTaskProcessor: { label: "the same by processor time", unit: "ms", targets: [{ atMost: 50 }] },
  menuAnswer: { label: "answer to the menu button", unit: "ms", targets: [{ atMost: 100 }] },
  themeAnswer: { label: "answer to the theme button", unit: "ms", targets: [{ atMost: 100 }] },
  searchAnswer: { label: "answer to a key in the search", unit: "ms", targets: [{ atMost: 100 }] },
  formAnswer: { label: "answer to typing in the form", unit: "ms", targets: [{ atMost: 100 }] },
  linkAnswer: { label: "answer to a link", unit: "ms", targets: [{ atMost: 100 }] },
  menuFirstAnswer: { label: "menu button as what starts React", unit: "ms", targets: [{ atMost: 200 }] },
  themeFirstAnswer: { label: "theme button as what starts React", unit: "ms", targets: [{ atMost: 200 }] },
  formFirstAnswer: { label: "typing as what starts React", unit: "ms", targets: [{ atMost: 200 }] },
  linkFirstAnswer: { label: "a link as what starts React", unit: "ms", targets: [{ atMost: 200 }] },

  performance: { label: "Lighthouse performance", unit: "count", targets: [{ atLeast: 100, inEveryRun: true }] },
  accessibility: { label: "Lighthouse accessibility", unit: "count", targets: [{ atLeast: 100, inEveryRun: true }] },
  bestPractices: { label: "Lighthouse best practices", unit: "count", targets: [{ atLeast: 100, inEveryRun: true }] },
  seo: { label: "Lighthouse SEO", unit: "count", targets: [{ atLeast: 100, inEveryRun: true }] },
  // Lighthouse simulates its network: it adds a round trip for HTTPS and has no slow start. The target is on the slow
  // network's paint above.
  fcp: { label: "FCP, simulated", unit: "ms" },
  fcpStatic: { label: "FCP of the hand-made page, simulated", unit: "ms" },
  fcpRatio: { label: "FCP / hand-made page, simulated", unit: "ratio" },
  fcpUndeferred: { label: "FCP without deferral, simulated", unit: "ms" },
  lcp: { label: "LCP, simulated", unit: "ms" },
  lcpUndeferred: { label: "LCP without deferral, simulated", unit: "ms" },
  tbt: {
    label: "TBT",
    unit: "ms",
    targets: [{ atMost: 30, on: "home" }, { atMost: 20 }],
  },
  tbtStatic: { label: "TBT of the hand-made page", unit: "ms" },
  tbtUndeferred: { label: "TBT without deferral", unit: "ms" },
  cls: { label: "CLS", unit: "ratio", targets: [{ atMost: 0 }] },

  keptRate: { label: "kept page", unit: "per second" },
  keptRatio: { label: "kept page / constant string", unit: "ratio" },
  keptProcessorRatio: { label: "the same by processor time", unit: "ratio", targets: [{ atLeast: 0.85 }] },
  keptP50: { label: "kept page, one connection, p50", unit: "ms" },
  constantP50: { label: "constant string, one connection, p50", unit: "ms" },
  notModifiedRate: { label: "304", unit: "per second" },
  notModifiedRatio: { label: "304 / constant string", unit: "ratio" },
  notModifiedProcessorRatio: { label: "the same by processor time", unit: "ratio", targets: [{ atLeast: 0.9 }] },
  notModifiedOwnRatio: { label: "304 / constant 304, by processor time", unit: "ratio" },
  notModifiedP50: { label: "304, one connection, p50", unit: "ms" },
  renderP50: { label: "first render, p50", unit: "ms" },
  renderProcessorP50: { label: "the same by processor time", unit: "ms", targets: [{ atMost: 5 }] },
  renderRate: { label: "first render, one connection", unit: "per second" },
  renderRatio: { label: "first render / constant string", unit: "ratio" },
  firstPage: { label: "first page of a new isolate", unit: "ms" },
  firstPageProcessor: { label: "the same by processor time", unit: "ms", targets: [{ atMost: 30 }] },

  workerGzip: { label: "worker upload, gzip", unit: "KiB", targets: [{ atMost: 250 }], size: true },
  startUp: { label: "start-up, beyond a constant Worker's", unit: "ms", targets: [{ atMost: 30 }] },
  startUpProcessor: { label: "the same by processor time", unit: "ms", targets: [{ atMost: 30 }] },
  startUpActive: { label: "start-up, active in Wrangler's profile", unit: "ms", targets: [{ atMost: 30 }] },
  build: { label: "npm run build, cold", unit: "s", targets: [{ atMost: 6 }] },
} satisfies Record<string, Figure>;

export type FigureId = keyof typeof FIGURES;

export interface Measurement {
  figure: FigureId;
  page?: string;
  runs: number[];
}

export function measurementsOf(figures: Partial<Record<FigureId, number[]>>, page?: string): Measurement[] {
  return Object.entries(figures).map(([figure, runs]) => ({ figure: figure as FigureId, page, runs }));
}

export const BENCH_PAGES = ["/", "/services/web-development", "/blogs/web-development-future", "/contact-us"];

export function pageKind({ path, kind }: SitePage): PageKind {
  if (path === "/") return "home";
  if (path === "/contact-us") return "contact";
  if (kind === "service") return "service";
  return kind === "post" || kind === "news" ? "article" : "page";
}
