import type { InlineIcon } from "./icons";

/** The lines of each icon in a square of 24 units. Written by `npm run content` from Tabler's set: change app/media/icons.ts, not this. */
export const ICON_PATHS: Record<InlineIcon, string> = {
  "alert-circle": "M3 12a9 9 0 1 0 18 0a9 9 0 0 0-18 0m9-4v4m0 4h.01",
  "arrow-left": "M5 12h14M5 12l6 6m-6-6l6-6",
  "arrow-right": "M5 12h14m-6 6l6-6m-6-6l6 6",
  "arrow-up": "M12 5v14m6-8l-6-6m-6 6l6-6",
  "arrow-up-right": "M17 7L7 17M8 7h9v9",
  check: "m5 12l5 5L20 7",
  "chevron-right": "m9 6l6 6l-6 6",
  "menu-2": "M4 6h16M4 12h16M4 18h16",
  moon: "M12 3h.393a7.5 7.5 0 0 0 7.92 12.446A9 9 0 1 1 12 2.992z",
  plus: "M12 5v14m-7-7h14",
  search: "M3 10a7 7 0 1 0 14 0a7 7 0 1 0-14 0m18 11l-6-6",
  sun: "M8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0m-5 0h1m8-9v1m8 8h1m-9 8v1M5.6 5.6l.7.7m12.1-.7l-.7.7m0 11.4l.7.7m-12.1-.7l-.7.7",
  x: "M18 6L6 18M6 6l12 12",
};
