import { missingPage } from "#app/frame/missing-page.ts";

export function loader() {
  throw missingPage();
}

/** Never rendered, but React Router answers for routes without a component as for files. */
export default function NotFound() {
  return null;
}
