import { blogFeed, newsFeed } from "#app/discovery/feeds.ts";
import { sitePages } from "#app/discovery/site-pages.ts";
import { textResponse } from "#app/discovery/text-response.ts";
import { publishedEntries } from "#app/entries/published.server.ts";
import { homePage } from "#content/home.ts";
import { companyName, siteOrigin } from "#content/site.ts";

/** Overview of the site for language models, with links to the pages (llmstxt.org). */
export function loader() {
  const pages = sitePages(publishedEntries()).map(
    ({ title, path, description }) => `- [${escaped(title)}](${siteOrigin}${path}): ${escaped(description)}`,
  );
  const feeds = [blogFeed, newsFeed].map(
    ({ title, rss }) => `- [${escaped(title)}](${siteOrigin}${rss}): excerpts of the newest articles`,
  );
  const blocks = [
    `# ${escaped(companyName)}`,
    `> ${escaped(homePage.description)}`,
    "## Pages",
    pages.join("\n"),
    "## Feeds",
    feeds.join("\n"),
  ];
  return textResponse(`${blocks.join("\n\n")}\n`, "text/plain");
}

function escaped(text: string): string {
  return text.replaceAll(/[\\`*_[\]<]/g, "\\$&");
}
