import type { NavItem } from "#content/types.ts";

const HOME: NavItem = { name: "Home", path: "/" };

/** List pages by the first path segment of their entries. /blogs lists the news too. */
const LISTS: Record<string, NavItem> = {
  services: { name: "Services", path: "/services" },
  blogs: { name: "Blogs", path: "/blogs" },
  news: { name: "Blogs", path: "/blogs" },
  careers: { name: "Careers", path: "/careers" },
};

/** @returns the pages above `path` for its breadcrumbs, topmost first. Home has none. */
export function parentsOf(path: string): NavItem[] {
  if (path === "/") return [];
  const [section = "", entry] = path.slice(1).split("/");
  const list = entry === undefined ? undefined : LISTS[section];
  return list ? [HOME, list] : [HOME];
}
