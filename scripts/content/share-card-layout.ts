/** The layout of a share card, as the tree of elements that satori takes. */
import { icons } from "@iconify-json/tabler";
import type { CSSProperties, ReactElement, ReactNode } from "react";
import { SHARE_CARD } from "#app/discovery/share-card.ts";
import { companyName } from "#content/site.ts";
import { eightPointStar, roundedStar } from "#scripts/art/girih.ts";
import type { SHARE_CARDS } from "#scripts/art/palette.ts";
import { TYPEFACE } from "#scripts/art/typeface.ts";

/** The panel of art at the right edge, px. */
export const PANEL = { width: 430, height: SHARE_CARD.height };

/**
 * A palette halves the file, because flat grounds and thin lines need few colors. Lower quality would tint the logo.
 */
export const ENCODING = { palette: true, quality: 92, effort: 10, dither: 0.5 } as const;

/** Weights on a card. */
export const WEIGHTS = [400, 650, 750, 800] as const;

/** Names a file of the typeface in one weight. Each is a family of its own, because satori knows only the hundreds. */
export function fontFamily(part: string, weight: (typeof WEIGHTS)[number]): string {
  return `${part} ${weight}`;
}

/** Key of the title's element, and the space it may take, px. */
export const TITLE = "title";
export const TITLE_SPACE = { width: 650, height: 232 };

/** What a card shows. */
export interface Card {
  colors: (typeof SHARE_CARDS)["night"];
  /** The kind of page, if the title does not say it. */
  label?: string;
  /** An icon of Tabler's set. */
  icon?: string;
  title: string;
  text: string;
  /** The last line of text. */
  footer: string;
  /** What the panel shows, from back to front. */
  art: ReactElement[];
}

/** @returns the sizes to try for a title until one fits, px. A long title in the largest would be a wall of letters. */
export function titleSizes(title: string): number[] {
  const largest = title.length > 40 ? 56 : title.length > 20 ? 64 : 76;
  return [76, 64, 56, 48, 40, 32].filter((size) => size <= largest);
}

export function cardLayout({ colors, label, icon, title, text, footer, art }: Card, titleSize: number): ReactElement {
  const { ground, ink, muted } = colors;
  const mark = box(
    { ...type(800, 36, 44), alignItems: "center", gap: 14, letterSpacing: "-.035em" },
    image(svgUrl(logo(colors)), { width: 50, height: 50 }),
    companyName,
  );
  const kind = box(
    { ...type(650, 25, 32), alignItems: "center", gap: 12, marginBottom: 14, color: colors.label },
    icon && image(svgUrl(iconSvg(icon, colors.label)), { width: 34, height: 34 }),
    unbroken(label ?? ""),
  );
  const heading = box(
    { ...type(750, titleSize, 1.08 * titleSize), letterSpacing: "-.032em", textWrap: "balance" },
    unbroken(title),
  );
  // In its own row the heading is at least as wide as its longest word, which tells whether it fits.
  const header = [label && kind, box({}, { ...heading, key: TITLE })];
  const paragraph = {
    ...type(400, 27, 38),
    display: "block",
    marginTop: 22,
    textWrap: "pretty",
    lineClamp: 3,
  } as const;
  const column = { flexDirection: "column", width: SHARE_CARD.width - PANEL.width, height: "100%" } as const;
  const rule = { width: 8, height: "100%", background: ground, borderRight: `2px solid ${colors.label}` };
  return box(
    { ...SHARE_CARD, position: "relative", background: ground, color: ink },
    box(
      { ...column, boxSizing: "border-box", padding: "60px 56px 58px 64px" },
      mark,
      box({ flexDirection: "column", marginTop: "auto" }, ...header),
      box({ ...paragraph, color: muted }, unbroken(text)),
      box({ ...type(400, 22, 30), marginTop: "auto", color: muted }, unbroken(footer)),
    ),
    box(
      { ...PANEL, position: "absolute", top: 0, right: 0, overflow: "hidden" },
      ...art,
      box({ ...rule, position: "absolute", top: 0, left: 0 }),
    ),
  );
}

/** @param style has the picture's size, and its place if that is fixed */
export function image(url: string, style: CSSProperties): ReactElement {
  return { type: "img", key: null, props: { src: url, style } };
}

export function svgUrl(svg: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
}

function box(style: CSSProperties, ...children: ReactNode[]): ReactElement {
  return { type: "div", key: null, props: { style: { display: "flex", ...style }, children } };
}

function type(weight: (typeof WEIGHTS)[number], size: number, lineHeight: number): CSSProperties {
  const families = Object.keys(TYPEFACE).map((part) => fontFamily(part, weight));
  return { fontFamily: families.join(", "), fontSize: size, lineHeight: `${lineHeight}px` };
}

function logo({ star, ground, core }: Card["colors"]): string {
  const shapes = [
    [star, roundedStar(16, 22.86, 2.2)],
    [ground, eightPointStar(16, 10)],
    [core, eightPointStar(16, 4.8)],
  ].map(([color, path]) => `<path fill="${color}" d="${path}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${shapes.join("")}</svg>`;
}

function iconSvg(name: string, color: string): string {
  const icon = icons.icons[name];
  if (!icon) throw new Error(`There is no icon ${name}`);
  const body = icon.body.replaceAll("currentColor", color);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${body}</svg>`;
}

/** Adds a word joiner, which has no width, after each hyphen, so that no line breaks there. */
function unbroken(text: string): string {
  return text.replaceAll(/(?<=\w)-(?=\w)/g, "-\u2060");
}
