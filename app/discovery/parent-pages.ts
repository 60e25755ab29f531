import type { NavItem } from "~content/types";

/** The pages that others stand below, as breadcrumbs name them. */
const HOME: NavItem = { name: "Home", path: "/" };
const SERVICES: NavItem = { name: "Services", path: "/services" };
const BLOGS: NavItem = { name: "Blogs", path: "/blogs" };
const CAREERS: NavItem = { name: "Careers", path: "/careers" };

/** The page above those of each first path segment; news has no list of its own, /blogs lists it. */
const LISTS: Record<string, NavItem> = { services: SERVICES, blogs: BLOGS, news: BLOGS, careers: CAREERS };

/** The pages above a page, the topmost first; none above home. In: its path, "/services/web-development". */
export function parentsOf(path: string): NavItem[] {
  if (path === "/") return [];
  const [section = "", entry] = path.slice(1).split("/");
  const list = entry === undefined ? undefined : LISTS[section];
  return list ? [HOME, list] : [HOME];
}
