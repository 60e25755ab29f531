import type { Route } from "../+types/root";
import type { RootData } from "./build-version";

declare global {
  interface Window {
    __reactRouterManifest?: { version: string };
  }
}

/** In ms: what a link leads to is loaded as a whole page when its data or its script has not come by then. */
const PATIENCE = 5_000;

let load: (() => void) | undefined;

/**
 * Turns a navigation into a full page load when its data cannot be loaded, does not come, or is of another build: after
 * a deployment, old scripts may not fit new data. Offline it keeps the page and waits for the connection.
 */
export const fullPageLoad: Route.ClientMiddlewareFunction = async ({ request: { url, signal } }, next) => {
  const { dataset } = document.documentElement;
  delete dataset.offline;
  load = () => {
    if (navigator.onLine) location.assign(url);
    else {
      // The browser would replace this page with its own error page.
      dataset.offline = "";
      addEventListener("online", () => location.assign(url), { signal });
    }
  };
  // Also for a script that cannot be loaded: then next() never settles; see the listener below.
  const timer = setTimeout(load, PATIENCE);
  signal.addEventListener("abort", () => clearTimeout(timer));
  const results = await next();
  clearTimeout(timer);
  if (signal.aborted) return results;
  // A redirect is a thrown response.
  const isLost = Object.values(results).some(({ type, result }) => type === "error" && !(result instanceof Response));
  const { root } = results;
  const isOfOtherBuild =
    import.meta.env.PROD &&
    root?.type === "data" &&
    (root.result as RootData).build !== window.__reactRouterManifest?.version;
  if (isOfOtherBuild || isLost) {
    load();
    return new Promise(() => {});
  }
  load = undefined;
  return results;
};

// React Router reloads the current page when a route's script cannot be loaded. Load the requested page instead.
if (!import.meta.env.SSR && "navigation" in window) {
  window.navigation.addEventListener("navigate", (event) => {
    if (event.navigationType !== "reload" || event.userInitiated || !load) return;
    event.preventDefault();
    load();
  });
}
