/** What a page itself knows of its loading. The functions run in the page, so they know nothing from outside. */

/** When a page asked for its files, and when its load event came, in ms since it was asked for itself. */
export interface Resources {
  loadedAt: number;
  files: { url: string; askedAt: number }[];
}

export function readResources(): Resources {
  const navigation = performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming;
  const files = performance.getEntriesByType("resource").map(({ name, startTime }) => ({
    // An address may end in the part of a drawing; responses are without it.
    url: name.replace(/#.*/, ""),
    askedAt: startTime,
  }));
  return { loadedAt: navigation.loadEventStart, files };
}

/**
 * When React's start begins, in ms since the page was asked for: with the first script that is asked for after the load
 * event. Undefined where none is, as on a page that asks for its scripts at once.
 */
export function reactStart({ loadedAt, files }: Resources): number | undefined {
  return files.find(({ url, askedAt }) => askedAt >= loadedAt && isScript(url))?.askedAt;
}

export function isScript(url: string): boolean {
  return /\.m?js$/.test(new URL(url).pathname);
}

/** Whether React has taken a page over. */
export function isHydrated(): boolean {
  const main = document.querySelector("main");
  return main !== null && Object.keys(main).some((key) => key.startsWith("__reactFiber"));
}

/** Whether a page has asked for nothing more, and loaded, for so many ms. */
export function isQuiet(ms: number): boolean {
  const ends = performance.getEntriesByType("resource").map((file) => (file as PerformanceResourceTiming).responseEnd);
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return performance.now() - Math.max(navigation?.loadEventEnd ?? 0, ...ends) > ms;
}

/** The first and the largest paint, in ms since the page was asked for, and what was painted largest. */
export interface Paints {
  fcp: number;
  lcp: number;
  element: string;
}

/** Throws when the page has painted nothing. */
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
