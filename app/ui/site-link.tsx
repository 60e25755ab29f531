// biome-ignore lint/style/noRestrictedImports: this is what all others use
import { Link, type LinkProps } from "react-router";

/** A link to a page of the site: its data is fetched when it is pointed at, and the page comes with a cross-fade. */
export function SiteLink(props: LinkProps) {
  return <Link prefetch="intent" viewTransition {...props} />;
}
