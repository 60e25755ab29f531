import type { NewsArticle } from "#content/types.ts";
import content from "./SLUG.md";

export default {
  draft: true,
  title: "TITLE",
  url: "/news/SLUG",
  description: "TODO: two or three sentences below the title",
  excerpt: "TODO: one sentence of 70 to 160 characters, for cards and search results",
  image: {
    kind: "covers",
    name: "COVER",
    alt: "A girih pattern of interlaced stars",
    drawn: true,
  },
  date: "DAY",
  category: "TODO: one word",
  author: "TODO: a name",
  content,
  tags: ["TODO: a topic", "TODO: another"],
} satisfies NewsArticle;
