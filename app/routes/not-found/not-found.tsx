import type { Route } from "./+types/not-found";
import { noSuchPage } from "./no-such-page.ts";

export function loader({ url }: Route.LoaderArgs) {
  throw noSuchPage(url.pathname);
}

/** Never rendered, but React Router answers for routes without a component as for files. */
export default function NotFound() {
  return null;
}
