declare module "virtual:content" {
  import type { Entries } from "~/lib/entries";

  export const entries: Entries;
}
