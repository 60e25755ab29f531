import type { NavItem } from "#content/types.ts";

const HOME: NavItem = { name: "Home", path: "/" };
const SERVICES: NavItem = { name: "Services", path: "/services" };
const BLOGS: NavItem = { name: "Blogs", path: "/blogs" };
const CAREERS: NavItem = { name: "Careers", path: "/careers" };

/** List page by first path segment. News articles are listed on /blogs. */
const LISTS: Record<string, NavItem> = { services: SERVICES, blogs: BLOGS, news: BLOGS, careers: CAREERS };

/** Ancestors of a page for breadcrumbs, topmost first; empty for home. */
export function parentsOf(path: string): NavItem[] {
  if (path === "/") return [];
  const [section = "", entry] = path.slice(1).split("/");
  const list = entry === undefined ? undefined : LISTS[section];
  return list ? [HOME, list] : [HOME];
}
