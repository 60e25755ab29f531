import { createContext, type DataStrategyResult, type MiddlewareFunction } from "react-router";
import { missingPageIn } from "./missing-page.ts";

/** Version of the client build that belongs to the Worker. The Worker sets it. */
export const buildVersionContext = createContext<string>();

/**
 * Loads the whole page when the data of a navigation cannot be loaded or belongs to another build, because after a
 * deployment old scripts may not fit new data, and pages may have moved.
 */
export const fullPageLoad: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request: { url, signal } },
  next,
) => {
  // React Router reloads the current page when the script of a route cannot be loaded.
  const onNavigate = (event: NavigateEvent) => {
    if (event.navigationType !== "reload" || event.userInitiated) return;
    event.preventDefault();
    location.assign(url);
  };
  window.navigation?.addEventListener("navigate", onNavigate, { signal });
  const results = await next();
  window.navigation?.removeEventListener("navigate", onNavigate);
  const errors = Object.values(results).flatMap(({ type, result }) => (type === "error" ? [result] : []));
  // Redirects are thrown responses.
  const hasFailed = errors.some((error) => !(error instanceof Response || missingPageIn(error)));
  // Cloudflare redirects the address of a moved page (public/_redirects), but not the address of its data.
  const isMoved =
    errors.some(missingPageIn) &&
    (await fetch(url, { method: "HEAD", redirect: "manual", signal })).type === "opaqueredirect";
  const build = (results["routes/layout"]?.result as { build: string } | undefined)?.build;
  const isOtherBuild = import.meta.env.PROD && build && build !== window.__reactRouterManifest?.version;
  if (signal.aborted || !(hasFailed || isMoved || isOtherBuild)) return results;
  location.assign(url);
  return new Promise(() => {});
};
