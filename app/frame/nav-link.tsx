import { type LinkProps, useLocation } from "react-router";
import { SiteLink } from "#app/ui/site-link.tsx";

/** Its `aria-current` is "page" on the page itself and "true" on pages below. News articles count as below /blogs. */
export function NavLink({ to, ...props }: LinkProps & { to: string }) {
  const { pathname } = useLocation();
  const isBelow = pathname.startsWith(`${to}/`) || (to === "/blogs" && pathname.startsWith("/news/"));
  return <SiteLink to={to} aria-current={pathname === to ? "page" : isBelow || undefined} {...props} />;
}
