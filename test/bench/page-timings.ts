/** These functions run in the page: they have no closure. */

export interface Resources {
  loadedAt: number;
  files: { url: string; askedAt: number }[];
}

export function readResources(): Resources {
  const navigation = performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming;
  const files = performance.getEntriesByType("resource").map(({ name, startTime }) => ({
    url: name.replace(/#.*/, ""),
    askedAt: startTime,
  }));
  return { loadedAt: navigation.loadEventStart, files };
}

/**
 * Start of the first script that is requested after the load event, in ms since the navigation; undefined if none is.
 */
export function reactStart({ loadedAt, files }: Resources): number | undefined {
  return files.find(({ url, askedAt }) => askedAt >= loadedAt && isScript(url))?.askedAt;
}

export function isScript(url: string): boolean {
  return /\.m?js$/.test(new URL(url).pathname);
}

/** An effect of app/frame/route-change.tsx sets this once React has hydrated the page. */
export function isHydrated(): boolean {
  return history.scrollRestoration === "manual";
}

export function isQuiet(ms: number): boolean {
  const ends = performance.getEntriesByType("resource").map((file) => (file as PerformanceResourceTiming).responseEnd);
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return performance.now() - Math.max(navigation?.loadEventEnd ?? 0, ...ends) > ms;
}

/** First and largest paint, in ms since the navigation. */
export interface Paints {
  fcp: number;
  lcp: number;
  element: string;
}

/** Throws when nothing was painted. */
export function readPaints(): Promise<Paints> {
  return new Promise((resolve, reject) => {
    const fcp = performance.getEntriesByName("first-contentful-paint")[0]?.startTime;
    if (fcp === undefined) return reject(new Error("nothing was painted"));
    new PerformanceObserver((list) => {
      const last = list.getEntries().at(-1) as PerformanceEntry & { element?: Element; url?: string };
      const shown = last.url?.replace(location.origin, "") || `"${last.element?.textContent?.trim().slice(0, 40)}"`;
      resolve({ fcp, lcp: last.startTime, element: `<${last.element?.localName}> ${shown}` });
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
}
