/** Something that search finds: a page, or a place on one. */
export interface SearchEntry {
  /** Where it leads; with a hash for a place on a page. */
  path: string;
  title: string;
  description: string;
  kind: "Service" | "Project" | "Post" | "News" | "Job" | "Page";
  /** Further words it is found by. */
  keywords: string;
}
