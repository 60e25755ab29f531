export interface SearchEntry {
  /** With a hash for a section of a page. */
  path: string;
  title: string;
  description: string;
  kind: "Service" | "Project" | "Post" | "News" | "Job" | "Page";
  keywords: string;
}
