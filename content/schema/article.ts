import * as v from "valibot";
import { picture } from "./picture.ts";
import { anyText, day, description, draft, list, markdown, pathBelow, text, title } from "./text.ts";

const sectionHeading = v.pipe(
  text({ min: 3, max: 80 }),
  v.check((heading) => !/\*\*|`|^#|\]\(/.test(heading), "has Markdown, which works only in the texts below it."),
);

const section = v.strictObject({
  heading: sectionHeading,
  /** GitHub-flavored Markdown: paragraphs, lists, tables, code (content/README.md). */
  detail: list(markdown, { min: 1, max: 40 }),
});

const fields = {
  draft,
  title,
  /** Two or three sentences below the title of the article page. */
  description: text({ min: 70, max: 500 }),
  /** One sentence for cards, feeds and the meta description. */
  excerpt: description,
  image: picture("covers"),
  /** "2024-03-14". With a future date, the article goes live at midnight in Pakistan. */
  date: day,
  /** One or two words: "Mobile". */
  category: text({ min: 2, max: 24 }),
  content: v.pipe(
    list(section, { min: 2, max: 20 }),
    v.checkItems(
      ({ heading }, index, all) =>
        all.findIndex((other) => other.heading === heading) === index || !v.is(sectionHeading, heading),
      ({ input }) => `has the heading "${input.heading}" again: rename it, because the list of contents shows both.`,
    ),
  ),
  tags: list(text({ min: 2, max: 32 }), { min: 2, max: 6 }),
};

/** In content/blogs/<slug>.ts. */
export const article = v.strictObject({
  ...fields,
  /** "/blogs/" and the file name: "/blogs/web-development-future". */
  url: pathBelow("/blogs/"),
  author: v.optional(anyText),
});

/** In content/news/<slug>.ts. */
export const newsArticle = v.strictObject({
  ...fields,
  /** "/news/" and the file name: "/news/mhs-dubai-office". */
  url: pathBelow("/news/"),
  author: anyText,
});

export type ArticleSection = v.InferOutput<typeof section>;
export type Article = v.InferOutput<typeof article>;
export type NewsArticle = v.InferOutput<typeof newsArticle>;
