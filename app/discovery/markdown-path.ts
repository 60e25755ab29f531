/** @returns the path of a page's Markdown version: "/about-us.md" for "/about-us", "/index.md" for "/" (llmstxt.org) */
export function markdownPath(path: string): string {
  return path === "/" ? "/index.md" : `${path}.md`;
}

/** Inverts markdownPath. @returns undefined if `path` is not the path of a Markdown version */
export function pageOfMarkdown(path: string): string | undefined {
  if (path === "/index.md") return "/";
  const page = path.endsWith(".md") ? path.slice(0, -".md".length) : "/";
  return page.endsWith("/") ? undefined : page;
}
