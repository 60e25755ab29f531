import { markdownLink } from "./markdown";
import { twinPath } from "./markdown-path";
import type { SitePage } from "./site-pages";

/** The heading that each kind of page is listed under, in the overview's order. */
const HEADINGS: Record<SitePage["kind"], string> = {
  page: "Company",
  service: "Services",
  post: "Articles",
  news: "News",
  job: "Open positions",
};

/**
 * The overview of the site for AI readers (llmstxt.org): its name, a summary, and links to the Markdown twins of
 * its pages. In: the pages, the site's origin, the name and the summary.
 */
export function llmsTxt({
  pages,
  origin,
  name,
  summary,
}: {
  pages: SitePage[];
  origin: string;
  name: string;
  summary: string;
}): string {
  const sections = Object.entries(HEADINGS).flatMap(([kind, heading]) => {
    const links = pages
      .filter((page) => page.kind === kind)
      .map(({ title, path, description }) => `- ${markdownLink(title, `${origin}${twinPath(path)}`)}: ${description}`);
    return links.length === 0 ? [] : [`## ${heading}`, links.join("\n")];
  });
  const note = "Each page of this site has its text as Markdown too, at the page's own address with .md at the end.";
  return `${[`# ${name}`, `> ${summary}`, note, ...sections].join("\n\n")}\n`;
}
