import type { Route } from "../+types/root";
import type { loader } from "../root";

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
  const isLost = Object.values(results).some(({ type }) => type === "error");
  const root = results.root?.result as Awaited<ReturnType<typeof loader>> | undefined;
  const isOfOtherBuild = import.meta.env.PROD && !isLost && root && root.build !== window.__reactRouterManifest?.version;
  // Without a line the browser would show a page of its own in place of this one.
  if (isOfOtherBuild || (isLost && navigator.onLine)) {
    location.assign(target);
    return new Promise(() => {});
  }
  target = undefined;
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
