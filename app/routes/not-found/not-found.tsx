import { missingPage } from "#app/shell/missing-page.ts";
import { notFoundPage } from "#content/not-found.ts";

export function loader() {
  throw missingPage(notFoundPage);
}

/** Never rendered, but React Router answers for routes without a component as for files. */
export default function NotFound() {
  return null;
}
