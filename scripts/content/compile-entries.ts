import type { Entries, NewsPage, PostPage } from "../../app/lib/entries.ts";
import type { Article, NewsArticle } from "../../content/types.ts";
import { bodyOf } from "./article-bodies.ts";
import type { ContentEntries } from "./read-content.ts";

/** What the app shows: the entries of content/, with the text of articles as HTML. */
export function compileEntries({ posts, news, ...rest }: ContentEntries): Entries {
  return {
    posts: posts.map((post): PostPage => ({ ...withBody(post), kind: "post" })),
    news: news.map((article): NewsPage => ({ ...withBody(article), kind: "news" })),
    ...rest,
  };
}

function withBody<Kind extends Article | NewsArticle>({ content, ...rest }: Kind) {
  const { html, feedHtml, text, minutes, sections, hasCode } = bodyOf({ content });
  return { ...rest, body: { html, feedHtml, text, minutes, sections, hasCode } };
}
