import type { Project } from "#content/types.ts";

export default {
  draft: true,
  slug: "SLUG",
  order: 0,
  title: "TITLE",
  description: "TODO: one or two sentences: its purpose, and what people do with it",
  hadToWork: "TODO: what had to work for it to be worth its cost, as the end of: Done when",
  image: {
    kind: "projects",
    name: "SLUG",
    alt: "TODO: what is seen, in 20 to 180 characters",
  },
  // liveUrl: "https://TODO",
  codeUrl: "",
} satisfies Project;
