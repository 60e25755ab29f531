import { readFileSync } from "node:fs";
import type { Article } from "#content/types.ts";
import type { Palette } from "./girih-drawing.ts";

// The colors of what is drawn in files: the icons of the site, covers and share cards. Pages take theirs from CSS.

const TOKENS = "app/tokens.css";
const css = readFileSync(new URL(`../../${TOKENS}`, import.meta.url), "utf8");
/** What the light theme and the fixed colors declare. */
const [, root = ""] = /:root {([^}]*)}/.exec(css) ?? [];

export const PAPER = color("paper");
export const INK = color("ink");
export const BRAND = color("day-brand");
const BRAND_AT_NIGHT = color("night-brand");
const AMBER = color("accent");
const AMBER_INK = color("accent-ink");
const AMBER_AT_NIGHT = color("night-accent");

/** The logo's star as an icon. `solid` fills the whole icon with the brand color. */
export const APP_ICONS = {
  light: { star: BRAND, inner: PAPER, heart: AMBER },
  dark: { star: BRAND_AT_NIGHT, inner: color("night-paper"), heart: AMBER_AT_NIGHT },
  solid: { ground: BRAND, star: PAPER, inner: BRAND, heart: AMBER_AT_NIGHT },
};

export const COVERS: Record<NonNullable<Article["palette"]>, Palette> = {
  emerald: {
    ground: ["#0f7a5b", "#07402f"],
    soft: "#0e8a67",
    line: "#8fe3c3",
    strap: "#0b5d45",
    strong: BRAND_AT_NIGHT,
    accent: AMBER_AT_NIGHT,
  },
  saffron: {
    ground: [AMBER_INK, "#4e2c05"],
    soft: "#a4640f",
    line: "#f6d08c",
    strap: "#6b3f07",
    strong: AMBER_AT_NIGHT,
    accent: "#ffe7b8",
  },
  lapis: {
    ground: ["#1c4568", "#0d2338"],
    soft: "#235781",
    line: "#9ccbea",
    strap: "#143650",
    strong: "#7dbce3",
    accent: AMBER_AT_NIGHT,
  },
  mint: {
    ground: ["#d3ecdf", "#9ccdb7"],
    soft: "#f1faf5",
    line: BRAND,
    strap: "#c3e3d5",
    strong: AMBER,
    accent: BRAND,
  },
  teal: {
    ground: ["#12484c", "#07211f"],
    soft: "#175b5c",
    line: "#7fd8d0",
    strap: "#0d3638",
    strong: "#3fb9b1",
    accent: AMBER_AT_NIGHT,
  },
  sand: {
    ground: ["#f4dfb4", "#e3bc78"],
    soft: "#faedd0",
    line: AMBER_INK,
    strap: "#edd2a0",
    strong: AMBER,
    accent: BRAND,
  },
};

/** The pattern on the share card of a service. */
export const SERVICE_PATTERN: Palette = { ...COVERS.mint, strong: BRAND, accent: AMBER };

/** The side of a share card with the text; `star` and `core` are the logo. */
export const SHARE_CARDS = {
  night: {
    ground: "#07261d",
    ink: "#ffffff",
    muted: "#b9ddcf",
    label: AMBER_AT_NIGHT,
    star: BRAND_AT_NIGHT,
    core: AMBER_AT_NIGHT,
  },
  paper: { ground: PAPER, ink: INK, muted: color("muted"), label: AMBER_INK, star: BRAND, core: AMBER },
};

function color(token: string): string {
  const [, value] = new RegExp(`--${token}: (#[0-9a-f]{6});`).exec(root) ?? [];
  if (!value) throw new Error(`${TOKENS}: pictures need --${token} of :root in the form #0a1b2c.`);
  return value;
}
