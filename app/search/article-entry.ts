// Relative imports with extensions: Node runs scripts that import this file.
import type { ArticleHead } from "../lib/entries.ts";
import type { SearchEntry } from "./search-assets.ts";

/** An article as search lists it; its own words are found by other means (search-assets.ts). */
export function articleEntry({ url, title, excerpt, kind, category, tags }: ArticleHead): SearchEntry {
  return {
    path: url,
    title,
    description: excerpt,
    kind: kind === "post" ? "Post" : "News",
    keywords: [category, ...tags].join(" "),
  };
}
