import type { ComponentProps } from "react";
// biome-ignore lint/style/noRestrictedImports: all other files use this component
import { Link } from "react-router";

/** A link to a page of the site. Fetches its data when the pointer is over it, and shows the page with a cross-fade. */
export function SiteLink(props: ComponentProps<typeof Link>) {
  return <Link prefetch="intent" discover="none" viewTransition {...props} />;
}
