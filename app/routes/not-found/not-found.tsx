import { missingPage } from "#app/shell/missing-page.ts";
import { notFoundPage } from "#content/not-found.ts";

export function loader() {
  throw missingPage(notFoundPage);
}

/** Never rendered. React Router treats a route without a component as a resource route. */
export default function NotFound() {
  return null;
}
