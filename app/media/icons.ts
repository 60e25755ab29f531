import type { IconName } from "../../content/types.ts";

/** Icons that are all there is of a button or stand beside its words: drawn in place. `npm run art` draws them. */
export const INLINE_ICONS = [
  "alert-circle",
  "arrow-left",
  "arrow-right",
  "arrow-up",
  "arrow-up-right",
  "check",
  "chevron-right",
  "menu-2",
  "moon",
  "plus",
  "search",
  "sun",
  "x",
] as const;

/** The interface's other icons, in a file with those that the content names. */
export const FILE_ICONS = [
  "brand-fiverr",
  "brand-github",
  "brand-linkedin",
  "brand-upwork",
  "brand-whatsapp",
  "brand-x",
  "circle-check-filled",
  "link",
  "map-pin",
  "rss",
] as const;

export type InlineIcon = (typeof INLINE_ICONS)[number];

/** By its name in Tabler's set. */
export type SiteIcon = InlineIcon | (typeof FILE_ICONS)[number] | IconName;
