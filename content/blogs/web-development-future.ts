import { sample } from "#content/sample.ts";
import type { Article } from "#content/types.ts";
import content from "./web-development-future.md";

export default {
  title: "The future of web development is smaller than it looks",
  url: "/blogs/web-development-future",
  description:
    "Less script, more browser and a written limit on bytes: a byte budget worked out, where rendering at the edge makes a page slower, and when a heavy front end is the right choice.",
  excerpt:
    "Plan sites with less script: a byte budget worked out, libraries the browser replaces, and where the edge is slower.",
  image: {
    kind: "covers",
    name: "web-development-future",
    alt: "A small browser window inside the dashed outline of a large one, on a green star pattern.",
    svg: true,
  },
  date: sample("2024-03-14"),
  category: "Web",
  content,
  tags: ["Performance", "JavaScript", "Edge rendering", "Web platform", "AI-assisted development"],
} satisfies Article;
