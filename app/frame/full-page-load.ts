import { createContext } from "react-router";
import type { Route } from "../+types/root.ts";

/** Version of the client build that belongs to the Worker. The Worker sets it. */
export const buildVersionContext = createContext<string>();

/**
 * Loads the whole page when the data of a navigation cannot be loaded or belongs to another build, because after a
 * deployment old scripts may not fit new data.
 */
export const fullPageLoad: Route.ClientMiddlewareFunction = async ({ request: { url, signal } }, next) => {
  // React Router reloads the current page when the script of a route cannot be loaded.
  const onNavigate = (event: NavigateEvent) => {
    if (event.navigationType !== "reload" || event.userInitiated) return;
    event.preventDefault();
    location.assign(url);
  };
  window.navigation?.addEventListener("navigate", onNavigate, { signal });
  const results = await next();
  window.navigation?.removeEventListener("navigate", onNavigate);
  // Redirects are thrown responses.
  const hasFailed = Object.values(results).some(
    ({ type, result }) => type === "error" && !(result instanceof Response),
  );
  const build = (results.root?.result as { build: string } | undefined)?.build;
  const isOtherBuild = import.meta.env.PROD && build && build !== window.__reactRouterManifest?.version;
  if (signal.aborted || !(hasFailed || isOtherBuild)) return results;
  location.assign(url);
  return new Promise(() => {});
};
