const KEY = "site:going-to";

/** Notes `url` if the page is left before the router shows it. @returns a function that stops this */
export function noteOnLeaving(url: string): () => void {
  const note = () => {
    try {
      sessionStorage.setItem(KEY, url);
    } catch {}
  };
  addEventListener("pagehide", note);
  return () => removeEventListener("pagehide", note);
}

/** Before React: React Router reloads the open page if a script of the next one fails to load. Leads on from there. */
export function leadOn(): void {
  try {
    const url = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    // After the load event, because the page would otherwise leave the history.
    if (url && load?.type === "reload") addEventListener("load", () => setTimeout(() => location.assign(url)));
  } catch {}
}
