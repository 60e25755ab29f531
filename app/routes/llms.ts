import { categoryLinks } from "#app/articles/article-lists.ts";
import { blogFeed, newsFeed } from "#app/discovery/feed-links.ts";
import { llmsTxt } from "#app/discovery/llms.ts";
import { sitePages } from "#app/discovery/site-pages.ts";
import { publishedEntries } from "#app/entries/entries.ts";
import { blogsPage } from "#content/blogs/index.ts";
import { homePage } from "#content/home.ts";
import { newsSection } from "#content/news/index.ts";
import { companyName, siteOrigin } from "#content/site.ts";

const LIST = "/blogs";

/** Articles and news each; the lists lead to the others. */
const NEWEST_LENGTH = 20;

export function loader() {
  const published = publishedEntries();
  const { articles } = published;
  const newest = (["post", "news"] as const).flatMap((wanted) =>
    articles.filter(({ kind }) => kind === wanted).slice(0, NEWEST_LENGTH),
  );
  const text = llmsTxt({
    // The list of articles is among the lists.
    pages: sitePages({ ...published, articles: newest }).filter(({ path }) => path !== LIST),
    lists: [
      {
        title: blogsPage.title,
        path: LIST,
        description: `The first page of all articles and news, ${articles.length} so far.`,
      },
      ...categoryLinks(articles).map(({ name, path }) => ({
        title: name,
        path,
        description: "All articles in this category, newest first.",
      })),
    ],
    feeds: [
      { title: blogFeed.title, path: blogFeed.rss, description: `RSS with full texts. ${blogsPage.description}` },
      { title: newsFeed.title, path: newsFeed.rss, description: `RSS with full texts. ${newsSection.intro}` },
      {
        title: "Sitemap",
        path: "/sitemap.xml",
        description: "The address of every page, with the day of its last change.",
      },
    ],
    origin: siteOrigin,
    name: companyName,
    summary: homePage.description,
  });
  return new Response(text, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
