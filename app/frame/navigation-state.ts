/**
 * The aria-current of a navigation link. In: the path shown and the link's path. Out: "page" on the very page,
 * "true" on a page below it (news articles are listed on /blogs), undefined elsewhere.
 */
export function navigationState(pathname: string, path: string): "page" | "true" | undefined {
  if (pathname === path) return "page";
  if (path !== "/" && pathname.startsWith(`${path}/`)) return "true";
  if (path === "/blogs" && pathname.startsWith("/news/")) return "true";
  return undefined;
}
