import { markdownPath } from "./markdown-path";
import type { SitePage } from "./site-pages";

const HEADINGS: Record<SitePage["kind"], string> = {
  page: "Company",
  service: "Services",
  post: "Newest articles",
  news: "Newest news",
  opening: "Open positions",
};

const NOTE = "Each page of this site has its text as Markdown too, at the page's own address with .md at the end.";

interface Link {
  title: string;
  path: string;
  description: string;
}

/**
 * Overview for AI readers (llmstxt.org), linking to the Markdown versions.
 *
 * @param pages of the articles the newest only
 * @param lists and feeds lead to all articles
 */
export function llmsTxt({
  pages,
  lists,
  feeds,
  origin,
  name,
  summary,
}: {
  pages: SitePage[];
  lists: Link[];
  feeds: Link[];
  origin: string;
  name: string;
  summary: string;
}): string {
  const asMarkdown = (link: Link) => ({ ...link, path: markdownPath(link.path) });
  const section = (heading: string, links: Link[]) =>
    links.length === 0
      ? []
      : [
          `## ${heading}`,
          links
            .map(({ title, path, description }) => `- [${escaped(title)}](${origin}${path}): ${escaped(description)}`)
            .join("\n"),
        ];
  const sections = Object.entries(HEADINGS).flatMap(([kind, heading]) =>
    section(heading, pages.filter((page) => page.kind === kind).map(asMarkdown)),
  );
  const all = section("All articles and news", [...lists.map(asMarkdown), ...feeds]);
  return `${[`# ${name}`, `> ${escaped(summary)}`, NOTE, ...sections, ...all].join("\n\n")}\n`;
}

function escaped(text: string): string {
  return text.replaceAll(/[\\`*_[\]<]/g, "\\$&");
}
