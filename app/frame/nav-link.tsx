import type { ComponentProps } from "react";
import { useLocation } from "react-router";

/** Its `aria-current` is "page" on the page itself and "true" on pages below. News articles count as below /blogs. */
export function NavLink({ href, ...props }: ComponentProps<"a"> & { href: string }) {
  const { pathname } = useLocation();
  const isBelow = pathname.startsWith(`${href}/`) || (href === "/blogs" && pathname.startsWith("/news/"));
  return <a href={href} aria-current={pathname === href ? "page" : isBelow || undefined} {...props} />;
}
