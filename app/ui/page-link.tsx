import type { ComponentProps } from "react";
import { Link } from "react-router";

/** A link to a page of the site. It prefetches the page on hover and focus, and cross-fades to it. */
export function PageLink(props: ComponentProps<typeof Link>) {
  return <Link prefetch="intent" viewTransition {...props} />;
}
