import type { ArticleEntry } from "~/lib/entries";

/** The part of an article that lists need, so that its text is not sent with them. */
export interface ArticleSummary
  extends Pick<ArticleEntry, "title" | "url" | "excerpt" | "image" | "palette" | "date" | "category"> {
  minutes: number;
}

export function articleSummary(article: ArticleEntry): ArticleSummary {
  const { title, url, excerpt, image, palette, date, category, body } = article;
  return { title, url, excerpt, image, palette, date, category, minutes: body.minutes };
}
