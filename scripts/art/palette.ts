import type { CoverPalette } from "../../content/types.ts";
import type { Palette } from "./girih-drawing.ts";

// The colors of everything that is drawn: icons of the site, covers, share cards. The pages' own are in app/app.css.

const PAPER = "#FBFAF6";
const BRAND = "#0B6B4F";
const BRAND_AT_NIGHT = "#46D3A0";
const NIGHT = "#0B1512";
const AMBER = "#C97A12";
const AMBER_INK = "#8A5208";
const AMBER_AT_NIGHT = "#F2B85B";

export const BRAND_COLOR = BRAND;
export const PAPER_COLOR = PAPER;

/** The logo's star as an icon. `solid` is opaque, on the brand's color. */
export const APP_ICONS = {
  light: { star: BRAND, inner: PAPER, heart: AMBER },
  dark: { star: BRAND_AT_NIGHT, inner: NIGHT, heart: AMBER_AT_NIGHT },
  solid: { ground: BRAND, star: PAPER, inner: BRAND, heart: AMBER_AT_NIGHT },
};

export const COVERS: Record<CoverPalette, Palette> = {
  emerald: {
    ground: ["#0F7A5B", "#07402F"],
    soft: "#0E8A67",
    line: "#8FE3C3",
    strap: "#0B5D45",
    strong: BRAND_AT_NIGHT,
    accent: AMBER_AT_NIGHT,
  },
  saffron: {
    ground: [AMBER_INK, "#4E2C05"],
    soft: "#A4640F",
    line: "#F6D08C",
    strap: "#6B3F07",
    strong: AMBER_AT_NIGHT,
    accent: "#FFE7B8",
  },
  lapis: {
    ground: ["#1C4568", "#0D2338"],
    soft: "#235781",
    line: "#9CCBEA",
    strap: "#143650",
    strong: "#7DBCE3",
    accent: AMBER_AT_NIGHT,
  },
  mint: {
    ground: ["#D3ECDF", "#9CCDB7"],
    soft: "#F1FAF5",
    line: BRAND,
    strap: "#C3E3D5",
    strong: AMBER,
    accent: BRAND,
  },
  teal: {
    ground: ["#12484C", "#07211F"],
    soft: "#175B5C",
    line: "#7FD8D0",
    strap: "#0D3638",
    strong: "#3FB9B1",
    accent: AMBER_AT_NIGHT,
  },
  sand: {
    ground: ["#F4DFB4", "#E3BC78"],
    soft: "#FAEDD0",
    line: AMBER_INK,
    strap: "#EDD2A0",
    strong: AMBER,
    accent: BRAND,
  },
};

/** The pattern of a service's share card. */
export const SERVICE_PATTERN: Palette = { ...COVERS.mint, strong: BRAND, accent: AMBER };

/** The text side of a share card: its background, texts, and the star of the logo. */
export const SHARE_CARDS = {
  night: {
    ground: "#07261D",
    ink: "#FFFFFF",
    muted: "#B9DDCF",
    label: AMBER_AT_NIGHT,
    star: BRAND_AT_NIGHT,
    core: AMBER_AT_NIGHT,
  },
  paper: { ground: PAPER, ink: "#12211C", muted: "#52605A", label: AMBER_INK, star: BRAND, core: AMBER },
};
