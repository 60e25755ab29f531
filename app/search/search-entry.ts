export interface SearchEntry {
  path: string;
  title: string;
  description: string;
  kind: "Service" | "Project" | "Post" | "News" | "Opening" | "Page";
  keywords: string;
}
