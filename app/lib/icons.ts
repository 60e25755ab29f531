import { CONTENT_ICONS } from "../../content/types.ts";

/** The interface's own icons, by their names in Tabler's set. */
const INTERFACE_ICONS = [
  "alert-circle",
  "arrow-left",
  "arrow-right",
  "arrow-up",
  "arrow-up-right",
  "brand-fiverr",
  "brand-github",
  "brand-linkedin",
  "brand-upwork",
  "brand-whatsapp",
  "brand-x",
  "check",
  "chevron-right",
  "circle-check-filled",
  "link",
  "menu-2",
  "moon",
  "plus",
  "rss",
  "sun",
  "x",
] as const;

/** Every icon of the site; `npm run art` draws them into app/icons.svg. */
export const ICONS = [...new Set([...CONTENT_ICONS, ...INTERFACE_ICONS])].sort();

export type SiteIcon = (typeof ICONS)[number];
