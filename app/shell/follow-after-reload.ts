const KEY = "site:going-to";

/**
 * React Router reloads the open page if a script of the next page fails to load, so its link would never lead on.
 * Notes the followed link when the page is left, and follows it again after a reload.
 */
export function followAfterReload(): void {
  let url = "";
  addEventListener("click", ({ target, ctrlKey, metaKey, shiftKey }) => {
    const link = (target as Element).closest("a");
    const isFollowed = link?.origin === location.origin && !link.target && !ctrlKey && !metaKey && !shiftKey;
    url = isFollowed ? link.href : "";
  });
  try {
    const forget = () => {
      url = "";
      sessionStorage.removeItem(KEY);
    };
    // After Back, also to a page from the bfcache, a visitor's own reload must not lead forward again.
    addEventListener("popstate", forget);
    addEventListener("pageshow", ({ persisted }) => persisted && forget());
    const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const noted = sessionStorage.getItem(KEY);
    forget();
    // After the load event, because the page would otherwise leave the history.
    if (noted && load?.type === "reload") addEventListener("load", () => setTimeout(() => location.assign(noted)));
    addEventListener("pagehide", () => url && url !== location.href && sessionStorage.setItem(KEY, url));
  } catch {}
}
