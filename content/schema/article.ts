import * as v from "valibot";
import type { ArticleText } from "#content/types.ts";
import { cover } from "./picture.ts";
import { day, list, pathBelow, text } from "./text.ts";

const fields = {
  title: text,
  /** Two or three sentences below the title of the article page. */
  description: text,
  /** One sentence of 70 to 160 characters for cards, feeds and the meta description. */
  excerpt: text,
  image: cover,
  /** "2024-03-14". With a future date, the article goes live at midnight in Pakistan. */
  date: day,
  /** One or two words: "Mobile". */
  category: text,
  /** The Markdown file beside this one. */
  content: v.custom<ArticleText>((value) => typeof value === "object", "must be imported from the .md file."),
  tags: list(text),
};

/** A blog article, in content/blogs/<slug>.ts. */
export const article = v.strictObject({
  ...fields,
  /** "/blogs/" and the file name: "/blogs/web-development-future". */
  url: pathBelow("/blogs/"),
  author: v.optional(text),
});

/** A news article, in content/news/<slug>.ts. */
export const newsArticle = v.strictObject({
  ...fields,
  /** "/news/" and the file name: "/news/mhs-dubai-office". */
  url: pathBelow("/news/"),
  author: text,
});

export type Article = v.InferOutput<typeof article>;
export type NewsArticle = v.InferOutput<typeof newsArticle>;
