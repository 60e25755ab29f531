import type { ComponentProps } from "react";
import { useLocation } from "react-router";
import { PageLink } from "#app/ui/page-link.tsx";

/** Its `aria-current` is "page" on the page itself and "true" on pages below. News articles count as below /blogs. */
export function NavLink({ to, ...link }: ComponentProps<typeof PageLink> & { to: string }) {
  const { pathname } = useLocation();
  const isBelow = pathname.startsWith(`${to}/`) || (to === "/blogs" && pathname.startsWith("/news/"));
  return <PageLink to={to} aria-current={pathname === to ? "page" : isBelow || undefined} {...link} />;
}
