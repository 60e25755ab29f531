import { isRouteErrorResponse } from "react-router";
import type { Route } from "../+types/root";

declare global {
  interface Window {
    /** React Router's own description of the build that runs here. */
    __reactRouterManifest?: { version: string };
  }
}

/**
 * Has the browser load the page that a link leads to, in place of React, when its data can't be had or are of another
 * build than the scripts that run here: after a new deployment they may not fit each other.
 */
export const loadWholePage: Route.ClientMiddlewareFunction = async ({ request }, next) => {
  const results = await next();
  const build = results.root?.result as Partial<Awaited<ReturnType<typeof import("../root").loader>>> | undefined;
  const isOfOtherBuild = import.meta.env.PROD && build?.build !== window.__reactRouterManifest?.version;
  // Without a line the browser would show a page of its own instead.
  const isLost =
    navigator.onLine &&
    Object.values(results).some(({ type, result }) => type === "error" && !isRouteErrorResponse(result));
  if (!isLost && !(results.root && isOfOtherBuild)) return results;
  location.assign(request.url);
  return new Promise(() => {});
};
