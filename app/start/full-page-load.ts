import type { Route } from "../+types/root";
import type { RootData } from "./build-version";

declare global {
  interface Window {
    __reactRouterManifest?: { version: string };
  }
}

let load: (() => void) | undefined;

/**
 * Turns a navigation into a full page load when its data cannot be loaded or is of another build: after a deployment,
 * old scripts may not fit new data. Offline it keeps the page and waits for the connection.
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
  const results = await next();
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
