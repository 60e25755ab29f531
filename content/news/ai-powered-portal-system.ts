import { sample } from "#content/sample.ts";
import type { NewsArticle } from "#content/types.ts";
import content from "./ai-powered-portal-system.md";

export default {
  title: "AI assistance for the portal systems we build",
  url: "/news/ai-powered-portal-system",
  description:
    "Portals built by MHS can now include AI assistance for finding documents, summarizing threads and sorting requests. Answers stay within each user’s permissions and show their sources, and decisions stay with people.",
  excerpt:
    "Our portals can now answer from their own documents, within each user’s permissions, and show the source beside it.",
  image: {
    kind: "covers",
    name: "ai-powered-portal-system",
    alt: "An answer in a speech bubble, joined to the marked line of a document, on a dark blue-green girih pattern",
    svg: true,
  },
  date: sample("2024-05-28"),
  author: sample("Ayesha Rahman"),
  category: "Product",
  tags: ["Portal systems", "AI assistance", "Permissions", "Document search"],
  content,
} satisfies NewsArticle;
