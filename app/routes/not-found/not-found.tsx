import type { Route } from "./+types/not-found";
import { missingPage } from "./missing-page.ts";

export function loader({ url }: Route.LoaderArgs) {
  throw missingPage(url.pathname);
}

/** Never rendered, but React Router answers for routes without a component as for files. */
export default function NotFound() {
  return null;
}
