import type { Route } from "../+types/root";
import type { RootData } from "./build-version";

declare global {
  interface Window {
    /** React Router's own description of the build that runs here. */
    __reactRouterManifest?: { version: string };
  }
}

/** The page that is on its way. */
let target: string | undefined;

/**
 * Has the browser load the page that a link leads to, in place of React, when its data can't be had or are of another
 * build than the scripts that run here: after a new deployment they may not fit each other.
 */
export const loadWholePage: Route.ClientMiddlewareFunction = async ({ request }, next) => {
  target = request.url;
  // Stays on its way for ever when React Router can't load the page's script.
  const results = await next();
  // A redirect is a response that was thrown.
  const isLost = Object.values(results).some(({ type, result }) => type === "error" && !(result instanceof Response));
  const { root } = results;
  const isOfOtherBuild =
    import.meta.env.PROD &&
    root?.type === "data" &&
    (root.result as RootData).build !== window.__reactRouterManifest?.version;
  // Without a line the browser would show a page of its own in place of this one.
  if (isOfOtherBuild || (isLost && navigator.onLine)) {
    location.assign(target);
    return new Promise(() => {});
  }
  target = undefined;
  // What is lost is the page: an error of the root would take the frame and the styles with it.
  if (isLost) results.root = { type: "data", result: { build: window.__reactRouterManifest?.version } };
  return results;
};

// React Router reloads the page that is shown when the script of the next one can't be loaded. Where the browser lets us
// (Navigation API), that becomes a load of the page that was asked for.
if (!import.meta.env.SSR && "navigation" in window) {
  window.navigation.addEventListener("navigate", (event) => {
    if (event.navigationType !== "reload" || event.userInitiated || !target) return;
    event.preventDefault();
    location.assign(target);
  });
}
