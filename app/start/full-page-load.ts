import type { Route } from "../+types/root";
import type { RootData } from "./build-version.ts";

declare global {
  interface Window {
    __reactRouterManifest?: { version: string };
  }
}

/** Where a navigation goes that has not got its data yet. */
let destination: string | undefined;

/**
 * Turns a navigation into a full page load when its data cannot be loaded or is of another build: after a deployment,
 * old scripts may not fit new data.
 */
export const fullPageLoad: Route.ClientMiddlewareFunction = async ({ request: { url, signal } }, next) => {
  destination = url;
  const results = await next();
  if (signal.aborted) return results;
  // A redirect is a thrown response.
  const isLost = Object.values(results).some(({ type, result }) => type === "error" && !(result instanceof Response));
  const { root } = results;
  const isOfOtherBuild =
    import.meta.env.PROD &&
    root?.type === "data" &&
    (root.result as RootData).build !== window.__reactRouterManifest?.version;
  if (isLost || isOfOtherBuild) {
    location.assign(url);
    return new Promise(() => {});
  }
  destination = undefined;
  return results;
};

// React Router reloads the current page when a route's script cannot be loaded. Load the requested page instead.
if (!import.meta.env.SSR && "navigation" in window) {
  window.navigation.addEventListener("navigate", (event) => {
    if (event.navigationType !== "reload" || event.userInitiated || !destination) return;
    event.preventDefault();
    location.assign(destination);
  });
}
