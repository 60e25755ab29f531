import type { BlockContent, Heading, ListItem, Paragraph, PhrasingContent } from "mdast";
import { toMarkdown } from "mdast-util-to-markdown";
import { markdownPath } from "./markdown-path.ts";
import type { SitePage } from "./site-pages.ts";

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
  const sections = [
    ...Object.entries(HEADINGS).flatMap(([kind, title]) =>
      section(title, pages.filter((page) => page.kind === kind).map(asMarkdown), origin),
    ),
    ...section("All articles and news", [...lists.map(asMarkdown), ...feeds], origin),
  ];
  const summaryBlock = { type: "blockquote" as const, children: [paragraph(text(summary))] };
  return toMarkdown(
    { type: "root", children: [heading(1, name), summaryBlock, paragraph(text(NOTE)), ...sections] },
    { bullet: "-" },
  );
}

function section(title: string, links: Link[], origin: string): BlockContent[] {
  const children = links.map(({ title, path, description }): ListItem => {
    const link = { type: "link" as const, url: `${origin}${path}`, children: [text(title)] };
    return { type: "listItem", children: [paragraph(link, text(`: ${description}`))] };
  });
  return children.length === 0 ? [] : [heading(2, title), { type: "list", spread: false, children }];
}

function heading(depth: 1 | 2, title: string): Heading {
  return { type: "heading", depth, children: [text(title)] };
}

function paragraph(...children: PhrasingContent[]): Paragraph {
  return { type: "paragraph", children };
}

function text(value: string): PhrasingContent {
  return { type: "text", value };
}
