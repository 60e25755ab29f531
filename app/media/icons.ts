import type { IconName } from "../../content/types.ts";

/** Drawn inline, because a button would be empty without them. Run `npm run content` after a change. */
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

export type SiteIcon = InlineIcon | (typeof FILE_ICONS)[number] | IconName;
