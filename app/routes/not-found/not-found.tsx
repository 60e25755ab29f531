import { data } from "react-router";

export function loader() {
  throw data(null, { status: 404 });
}

/** Never rendered. React Router treats a route without a component as a resource route. */
export default function NotFound() {
  return null;
}
