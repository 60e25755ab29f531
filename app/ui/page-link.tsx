import type { ComponentProps } from "react";
import { Link } from "react-router";

/** Internal link that prefetches its page on hover and focus, and cross-fades to it. */
export function PageLink(props: ComponentProps<typeof Link>) {
  return <Link prefetch="intent" viewTransition {...props} />;
}
