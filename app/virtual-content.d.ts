/** vite/content.ts */
declare module "virtual:content" {
  /** Entries (app/entries/entries.ts) as JSON. Empty in the browser. */
  export const contentJson: string;
}
