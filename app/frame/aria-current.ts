/** "page" on the page itself, "true" on a page below it. News articles count as below /blogs. */
export function ariaCurrent(pathname: string, path: string): "page" | "true" | undefined {
  if (pathname === path) return "page";
  if (path !== "/" && pathname.startsWith(`${path}/`)) return "true";
  if (path === "/blogs" && pathname.startsWith("/news/")) return "true";
  return undefined;
}
