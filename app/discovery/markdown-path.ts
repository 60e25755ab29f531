/** Path of a page's Markdown version: ".md" appended, "/index.md" for home (llmstxt.org). */
export function markdownPath(path: string): string {
  return path === "/" ? "/index.md" : `${path}.md`;
}

/** Inverse of markdownPath; undefined when the path is not that of a Markdown version. */
export function pageOfMarkdown(path: string): string | undefined {
  if (path === "/index.md") return "/";
  const page = path.endsWith(".md") ? path.slice(0, -".md".length) : "/";
  return page.endsWith("/") ? undefined : page;
}
