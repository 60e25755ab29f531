import { isRouteErrorResponse } from "react-router";

/** @returns whether a loader threw a 404 response, or no route matches the path */
export function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}
