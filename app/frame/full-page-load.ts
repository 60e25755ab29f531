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
  const results = await next();
  const hasFailed = Object.values(results).some(
    // Redirects are thrown responses.
    ({ type, result }) => type === "error" && !(result instanceof Response || missingPageIn(result)),
  );
  const build = (results["routes/layout"]?.result as { build: string } | undefined)?.build;
  const isOtherBuild = import.meta.env.PROD && build && build !== document.documentElement.dataset.build;
  if (signal.aborted || !(hasFailed || isOtherBuild)) return results;
  location.assign(url);
  return new Promise(() => {});
};
