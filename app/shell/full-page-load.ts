import type { DataStrategyResult, MiddlewareFunction } from "react-router";
import { missingPageIn } from "./missing-page.ts";

type Results = Record<string, DataStrategyResult>;

/** Resolves when the script of a page could not be loaded (vite/react-router-patch.ts). Then all links load whole pages. */
const scriptFailure = new Promise<undefined>((resolve) => {
  if (!import.meta.env.SSR) addEventListener("script-failure", () => resolve(undefined));
});

/**
 * Loads the whole page that a link leads to when its script or its data cannot be loaded, or belongs to another build:
 * after a deployment old scripts may not fit new data, and pages may have moved.
 */
export const fullPageLoad: MiddlewareFunction<Results> = async ({ url, request: { method, signal } }, next) => {
  // A full load would lose the form that was posted.
  if (method !== "GET") return next();
  const results = await Promise.race([next(), scriptFailure]);
  if (signal.aborted || (results && isUsable(results))) return results ?? {};
  // The browser may keep this page and show it again, with a navigation that never ends.
  addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
  // Back has changed the address already, and going to it again would only look for its hash.
  if (url.href === location.href) location.reload();
  else location.assign(url);
  return new Promise(() => {});
};

function isUsable(results: Results): boolean {
  // Redirects are thrown responses.
  const hasFailed = Object.values(results).some(
    ({ type, result }) => type === "error" && !(result instanceof Response || missingPageIn(result)),
  );
  const build = (results.root?.result as { build: string } | undefined)?.build;
  const isOtherBuild = import.meta.env.PROD && build && build !== document.documentElement.dataset.build;
  return !hasFailed && !isOtherBuild;
}
