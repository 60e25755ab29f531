import type { Route } from "../+types/root";
import type { RootData } from "./build-version";

declare global {
  interface Window {
    __reactRouterManifest?: { version: string };
  }
}

let target: string | undefined;

/**
 * Turns a navigation into a full page load when its data cannot be loaded or comes from another build: after a
 * deployment, old scripts may not fit new data.
 */
export const fullPageLoad: Route.ClientMiddlewareFunction = async ({ request }, next) => {
  target = request.url;
  // Never settles when React Router cannot load the route's script; see the listener below.
  const results = await next();
  // A redirect is a thrown response.
  const isLost = Object.values(results).some(({ type, result }) => type === "error" && !(result instanceof Response));
  const { root } = results;
  const isOfOtherBuild =
    import.meta.env.PROD &&
    root?.type === "data" &&
    (root.result as RootData).build !== window.__reactRouterManifest?.version;
  // Offline, the browser would replace this page with its own error page.
  if (isOfOtherBuild || (isLost && navigator.onLine)) {
    location.assign(target);
    return new Promise(() => {});
  }
  target = undefined;
  // Keeps the error out of the root, which would replace the frame and the styles.
  if (isLost) results.root = { type: "data", result: { build: window.__reactRouterManifest?.version } };
  return results;
};

// React Router reloads the current page when a route's script cannot be loaded. Load the requested page instead.
if (!import.meta.env.SSR && "navigation" in window) {
  window.navigation.addEventListener("navigate", (event) => {
    if (event.navigationType !== "reload" || event.userInitiated || !target) return;
    event.preventDefault();
    location.assign(target);
  });
}
