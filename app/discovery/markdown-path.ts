/** The address of a page's Markdown version: its own with ".md", and "/index.md" for home (llmstxt.org). */
export function markdownPath(path: string): string {
  return path === "/" ? "/index.md" : `${path}.md`;
}

/** The path of the page whose Markdown version is at an address; undefined for any other address. */
export function pageOfMarkdown(path: string): string | undefined {
  if (path === "/index.md") return "/";
  const page = path.endsWith(".md") ? path.slice(0, -".md".length) : "/";
  return page.endsWith("/") ? undefined : page;
}
