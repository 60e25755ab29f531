import { blogFeed, newsFeed } from "~/discovery/feed-links";
import { llmsTxt } from "~/discovery/llms";
import { sitePages } from "~/discovery/site-pages";
import { publishedEntries } from "~/lib/entries";
import { blogsPage } from "~content/blogs";
import { homePage } from "~content/home";
import { newsSection } from "~content/news";
import { companyName, siteOrigin } from "~content/site";

const LIST = "/blogs";

export function loader() {
  const published = publishedEntries();
  const text = llmsTxt({
    // The list of articles is among the lists.
    pages: sitePages(published).filter(({ path }) => path !== LIST),
    lists: listsOf(published),
    feeds: [
      { title: blogFeed.title, path: blogFeed.rss, description: `RSS with whole texts. ${blogsPage.description}` },
      { title: newsFeed.title, path: newsFeed.rss, description: `RSS with whole texts. ${newsSection.intro}` },
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

function listsOf({ counts, scheduled, categories, years }: ReturnType<typeof publishedEntries>) {
  const all = counts.posts + counts.news + scheduled.length;
  return [
    { title: blogsPage.title, path: LIST, description: `The first page of all articles and news, ${all} by now.` },
    ...categories.map(({ name, path }) => ({ title: name, path, description: "All of this category, newest first." })),
    ...years.map(({ name, path }) => ({ title: name, path, description: "All of this year, newest first." })),
  ];
}
