import { noSuchPage } from "./no-such-page.ts";

export function loader() {
  throw noSuchPage();
}

/** Never rendered, but React Router answers for routes without a component as for files. */
export default function NotFound() {
  return null;
}
