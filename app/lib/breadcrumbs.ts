import type { NavItem } from "~content/types";

/** The pages that others stand below, as breadcrumbs name them. */
export const HOME: NavItem = { name: "Home", path: "/" };
export const SERVICES: NavItem = { name: "Services", path: "/services" };
export const BLOGS: NavItem = { name: "Blogs", path: "/blogs" };
export const CAREERS: NavItem = { name: "Careers", path: "/careers" };
