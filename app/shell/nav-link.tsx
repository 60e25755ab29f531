import type { ComponentProps } from "react";
import { useLocation } from "react-router";
import { PageLink } from "#app/ui/page-link.tsx";

/** Sets `aria-current` to "page" on the page itself and to "true" on its subpages. /blogs has /news as a subpage. */
export function NavLink({ to, ...link }: ComponentProps<typeof PageLink> & { to: string }) {
  const { pathname } = useLocation();
  const isBelow = pathname.startsWith(`${to}/`) || (to === "/blogs" && pathname.startsWith("/news/"));
  return <PageLink to={to} aria-current={pathname === to ? "page" : isBelow || undefined} {...link} />;
}
