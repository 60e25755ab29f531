import type { Route } from "../+types/root.ts";
import type { RootData } from "./build-version.ts";

/**
 * Turns a navigation into a whole page load when its data cannot be loaded or belongs to another build: after a
 * deployment, old scripts may not fit new data.
 */
export const fullPageLoad: Route.ClientMiddlewareFunction = async ({ request: { url, signal } }, next) => {
  // React Router reloads the page it is on when the script of a route cannot be loaded.
  const onNavigate = (event: NavigateEvent) => {
    if (event.navigationType !== "reload" || event.userInitiated) return;
    event.preventDefault();
    location.assign(url);
  };
  window.navigation?.addEventListener("navigate", onNavigate, { signal });
  const results = await next();
  window.navigation?.removeEventListener("navigate", onNavigate);
  // A redirect is a thrown response.
  const isLost = Object.values(results).some(({ type, result }) => type === "error" && !(result instanceof Response));
  const build = (results.root?.result as RootData | undefined)?.build;
  const isOfOtherBuild = import.meta.env.PROD && build && build !== window.__reactRouterManifest?.version;
  if (signal.aborted || !(isLost || isOfOtherBuild)) return results;
  location.assign(url);
  return new Promise(() => {});
};
