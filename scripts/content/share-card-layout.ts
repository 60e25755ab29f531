/**
 * The layout of a share card (scripts/content/share-cards.ts), as the tree of elements that satori takes. It is plain
 * data: as JSON it says all that decides the picture but the typeface.
 */
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { icons } from "@iconify-json/tabler";
import type { CSSProperties, ReactElement, ReactNode } from "react";
import { SHARE_CARD } from "../../app/discovery/share-card.ts";
import { companyName } from "../../content/site.ts";
import { eightPointStar, roundedStar } from "../art/girih.ts";
import type { SHARE_CARDS } from "../art/palette.ts";

/** The panel of art at the right edge, px. */
export const PANEL = { width: 430, height: SHARE_CARD.height };

/** The file of the typeface, which is variable. */
export const FONT = join(
  fileURLToPath(new URL("../..", import.meta.url)),
  "node_modules/@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2",
);

/** Flat grounds and thin lines need few colors: half of the bytes. With less quality the logo takes the art's colors. */
export const ENCODING = { palette: true, quality: 92, effort: 10, dither: 0.5 } as const;

/** Weights of the typeface on a card. Each is a family of its own: satori has no weights between the hundreds. */
export const WEIGHTS = [400, 650, 750, 800] as const;

/** Key of the title's element, and the room it has, px: below and above it there has to be some left. */
export const TITLE = "title";
export const TITLE_ROOM = { width: 650, height: 232 };

/** What a card shows. */
export interface Card {
  colours: (typeof SHARE_CARDS)["night"];
  /** What kind of page it is, where the title does not say it, with the name of an icon if it has one. */
  label?: string;
  icon?: string;
  title: string;
  text: string;
  /** The last line. */
  footer: string;
  /** What the panel shows, lowest first. */
  art: ReactElement[];
}

/** The sizes to try for a title, px, until it has room. A long one in the largest would be a wall of letters. */
export function titleSizes(title: string): number[] {
  const largest = title.length > 40 ? 56 : title.length > 20 ? 64 : 76;
  return [76, 64, 56, 48, 40, 32].filter((size) => size <= largest);
}

export function cardLayout({ colours, label, icon, title, text, footer, art }: Card, titleSize: number): ReactElement {
  const { ground, ink, muted } = colours;
  const mark = box(
    { ...type(800, 36, 44), alignItems: "center", gap: 14, letterSpacing: "-.035em" },
    image(svgUrl(logo(colours)), { width: 50, height: 50 }),
    companyName,
  );
  const kind = box(
    { ...type(650, 25, 32), alignItems: "center", gap: 12, marginBottom: 14, color: colours.label },
    icon && image(svgUrl(iconSvg(icon, colours.label)), { width: 34, height: 34 }),
    unbroken(label ?? ""),
  );
  const heading = box(
    { ...type(750, titleSize, 1.08 * titleSize), letterSpacing: "-.032em", textWrap: "balance" },
    unbroken(title),
  );
  // In a row of its own the heading is as wide as its longest word at least, which tells whether it has room.
  const header = [label && kind, box({}, { ...heading, key: TITLE })];
  const paragraph = {
    ...type(400, 27, 38),
    display: "block",
    marginTop: 22,
    textWrap: "pretty",
    lineClamp: 3,
  } as const;
  const column = { flexDirection: "column", width: SHARE_CARD.width - PANEL.width, height: "100%" } as const;
  const rule = { width: 8, height: "100%", background: ground, borderRight: `2px solid ${colours.label}` };
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

/** A picture; `style` has its size, and its place where that is fixed. */
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
  return { fontFamily: String(weight), fontSize: size, lineHeight: `${lineHeight}px` };
}

function logo({ star, ground, core }: Card["colours"]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${star}" d="${roundedStar(16, 22.86, 2.2)}"/><path fill="${ground}" d="${eightPointStar(16, 10)}"/><path fill="${core}" d="${eightPointStar(16, 4.8)}"/></svg>`;
}

function iconSvg(name: string, colour: string): string {
  const icon = icons.icons[name];
  if (!icon) throw new Error(`There is no icon ${name}`);
  const body = icon.body.replaceAll("currentColor", colour);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${body}</svg>`;
}

/** A word with a hyphen is not broken at it: a word joiner follows, which has no width. */
function unbroken(text: string): string {
  return text.replaceAll(/(?<=\w)-(?=\w)/g, "-\u2060");
}
