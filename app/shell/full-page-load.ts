import type { DataStrategyResult, MiddlewareFunction } from "react-router";
import { isNotFound } from "#app/lib/is-not-found.ts";

type Results = Record<string, DataStrategyResult>;

/** Resolves once a page's script fails to load (vite/react-router-patch.ts). All links then load whole pages. */
const scriptFailure = new Promise<undefined>((resolve) => {
  if (!import.meta.env.SSR) addEventListener("script-failure", () => resolve(undefined));
});

/**
 * Falls back to a full page load if the page's script or data fails to load, or belongs to another build. After a
 * deployment, old scripts may not match new data, and pages may have moved.
 */
export const fullPageLoad: MiddlewareFunction<Results> = async ({ url, request: { method, signal } }, next) => {
  // A full page load would lose the input.
  if (method !== "GET") return next();
  const results = await Promise.race([next(), scriptFailure]);
  if (signal.aborted || (results && isUsable(results))) return results ?? {};
  // The promise below never resolves. A page that Back restores from the bfcache would stay in this navigation.
  addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
  // After Back, the URL has already changed, so assign() would only scroll to its hash.
  if (url.href === location.href) location.reload();
  else location.assign(url);
  return new Promise(() => {});
};

function isUsable(results: Results): boolean {
  // Fetchers, and the loaders that run after an action, do not load the root.
  if (!results.root) return true;
  const all = Object.values(results);
  // Redirects are thrown responses.
  if (all.some(({ result }) => result instanceof Response)) return true;
  const { build } = results.root.result as { build?: string };
  const isSameBuild = build === document.documentElement.dataset.build;
  return isSameBuild && all.every(({ type, result }) => type === "data" || isNotFound(result));
}
