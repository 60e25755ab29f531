/** Every page has a twin in Markdown at its own address with ".md" (llmstxt.org); home's is "/index.md". */
export function twinPath(path: string): string {
  return path === "/" ? "/index.md" : `${path}.md`;
}

/** The page that a twin's address belongs to; undefined when the address is not that of a twin. */
export function pagePathOfTwin(path: string): string | undefined {
  if (path === "/index.md") return "/";
  const page = path.endsWith(".md") ? path.slice(0, -".md".length) : "/";
  return page === "/" ? undefined : page;
}
