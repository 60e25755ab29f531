/**
 * Colors of the light and dark themes. A few components and stylesheets have colors of their own. Each color here has
 * a CSS variable, `var(--brand)`, and classes: `text-brand`, `bg-brand`. Run `npm run content` after a change, because
 * share cards use the colors too.
 */

type Shade = { light: string; dark: string };

/** `forced` is what a drawing shows instead in forced colors, which do not affect SVG. */
type Color = Shade & { forced: "Canvas" | "CanvasText" };

const base = {
  paper: { light: "#fbfaf6", dark: "#0b1512", forced: "Canvas" },
  surface: { light: "#ffffff", dark: "#182a24", forced: "Canvas" },
  sunken: { light: "#f3f1ea", dark: "#12211c", forced: "Canvas" },
  line: { light: "#e4e1d6", dark: "#2b4038", forced: "CanvasText" },
  ink: { light: "#12211c", dark: "#ecf3ef", forced: "CanvasText" },
  muted: { light: "#52605a", dark: "#9db0a8", forced: "CanvasText" },
  brand: { light: "#0b6b4f", dark: "#46d3a0", forced: "CanvasText" },
  "on-brand": { light: "#ffffff", dark: "#04211a", forced: "Canvas" },
  accent: { light: "#c97a12", dark: "#f2b85b", forced: "CanvasText" },
  "accent-ink": { light: "#8a5208", dark: "#f2b85b", forced: "CanvasText" },
  lapis: { light: "#2b5f94", dark: "#93c1ee", forced: "CanvasText" },
  "field-line": { light: "#7f8a84", dark: "#6f847b", forced: "CanvasText" },
  danger: { light: "#b3261e", dark: "#ff8a80", forced: "CanvasText" },
} satisfies Record<string, Color>;

/** Backdrop of dialogs, and its opacity in percent. */
const BACKDROP = "#04100c";
const BACKDROP_OPACITY = 62;

/** Computed here, because Chrome 109 has no `color-mix()`. */
const mixed = {
  "brand-strong": {
    light: mix(base.brand.light, 77, "#000000"),
    dark: mix(base.brand.dark, 76, "#ffffff"),
    forced: "CanvasText",
  },
  "brand-soft": {
    light: mix(base.brand.light, 9.4, "#fafffb"),
    dark: mix(base.brand.dark, 9, base.surface.dark),
    forced: "Canvas",
  },
  // Straps behind the software of the home page.
  "quiet-strap": {
    light: mix(base.brand.light, 45, base.paper.light),
    dark: mix(base.brand.dark, 60, base.paper.dark),
    forced: "CanvasText",
  },
  // Background of sections/cta-banner.tsx, and its weave.
  cta: { light: base.brand.light, dark: mix(base.brand.light, 40, base.sunken.dark), forced: "Canvas" },
  "cta-strap": { light: "#9fd6c2", dark: "#5fc3a0", forced: "CanvasText" },
  "cta-strap-fill": { light: "#0f7a5b", dark: "#14503d", forced: "Canvas" },
  "cta-star": { light: base.accent.dark, dark: base.accent.dark, forced: "CanvasText" },
  // Translucent background of the header.
  glass: { light: fade(base.paper.light, 92), dark: fade(base.paper.dark, 92), forced: "Canvas" },
  // The paper color as seen through a dialog's backdrop.
  "veiled-paper": {
    light: mix(BACKDROP, BACKDROP_OPACITY, base.paper.light),
    dark: mix(BACKDROP, BACKDROP_OPACITY, base.paper.dark),
    forced: "Canvas",
  },
  // Dots of the world map.
  land: {
    light: mix(base.muted.light, 49, base.sunken.light),
    dark: mix(base.muted.dark, 49, base.sunken.dark),
    forced: "CanvasText",
  },
  // Shadow of the example papers.
  "paper-shadow": { light: fade("#0b3a2b", 12), dark: fade("#000000", 40), forced: "Canvas" },
  // Background of inline code, and the scroll shadow of tables.
  tint: { light: fade(base.ink.light, 10), dark: fade(base.ink.dark, 10), forced: "Canvas" },
} satisfies Record<string, Color>;

export const colors = { ...base, ...mixed };

type ColorName = keyof typeof colors;

/** Overrides for `prefers-contrast: more`. */
const moreContrast: Partial<Record<ColorName, Shade>> = {
  ink: { light: "#000000", dark: "#ffffff" },
  muted: { light: "#2f3b36", dark: "#d3dfd9" },
  line: { light: "#7f8a84", dark: "#6f847b" },
  "field-line": { light: "#52605a", dark: "#9db0a8" },
  brand: mixed["brand-strong"],
  "accent-ink": { light: "#6b3f05", dark: "#ffd08a" },
  danger: { light: "#8f1d16", dark: "#ffb4ad" },
  glass: base.paper,
};

/**
 * Print uses the light theme. The footer is dark in both themes (specification, section 2). The backdrop has no variable,
 * because ::backdrop did not inherit any before 2024.
 * `color-scheme` is a variable, because Lightning CSS adds two more variables to a literal one.
 */
export const colorStyles = `
:root, .night { color-scheme: var(--scheme); }
:root { --scheme: light; ${variables(colors, "light")} }
@media screen { :root.dark, .night { --scheme: dark; ${variables(colors, "dark")} } }
@media (prefers-contrast: more) { :root { ${variables(moreContrast, "light")} } }
@media screen and (prefers-contrast: more) { :root.dark, .night { ${variables(moreContrast, "dark")} } }
@media (forced-colors: active) { svg { ${variables(colors, "forced")} } }
dialog::backdrop { background: ${fade(BACKDROP, BACKDROP_OPACITY)}; }
`;

function variables<Theme extends keyof Color>(list: Record<string, Record<Theme, string>>, theme: Theme): string {
  return Object.entries(list)
    .map(([name, color]) => `--${name}: ${color[theme]};`)
    .join(" ");
}

/** @param percent share of the first color */
function mix(color: string, percent: number, other: string): string {
  const others = channels(other);
  return hex(channels(color).map((value, i) => (value * percent + (others[i] ?? 0) * (100 - percent)) / 100));
}

function fade(color: string, percent: number): string {
  return hex([...channels(color), percent * 2.55]);
}

function channels(color: string): number[] {
  return (color.match(/[\da-f]{2}/gi) ?? []).map((pair) => Number.parseInt(pair, 16));
}

function hex(values: number[]): string {
  return `#${values.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`;
}
