/**
 * Share cards of all pages, in public/og/: title and description beside a pattern or a cover. satori converts the
 * layout to SVG with outlined text, and sharp converts the SVG to PNG.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import type { CSSProperties, ReactElement, ReactNode } from "react";
import satori, { type Font, type FontWeight } from "satori";
import sharp from "sharp";
import subsetFont from "subset-font";
import { colors } from "#app/colors.ts";
import { SHARE_CARD, shareCardUrl } from "#app/discovery/page-meta.ts";
import { type SitePage, sitePages } from "#app/discovery/site-pages.ts";
import type { Entries } from "#app/entries/entries.ts";
import { jobPath } from "#app/entries/jobs.ts";
import { longDate } from "#app/lib/dates.ts";
import { starPaths } from "#app/patterns/star-paths.ts";
import { homePage } from "#content/home.ts";
import { companyLine, companyName } from "#content/site.ts";
import { type GeneratedFile, pictureSource } from "./pictures.ts";

const CARDS = "content/images/cards";

/** Size of the picture at the right edge. */
const PANEL = { width: 430, height: SHARE_CARD.height };

/** A palette halves the file size, because flat backgrounds and thin lines need few colors. */
const ENCODING = { palette: true, quality: 92, effort: 10, dither: 0.5 };

/** Subsets of the typeface, in order of preference. satori renders a gap for characters that all of them lack. */
const TYPEFACE = ["latin", "latin-ext", "vietnamese"];

const { paper, ink, muted, brand, accent, "accent-ink": label } = colors;
const dayLogo = { star: brand.light, inner: paper.light, heart: accent.light };
const DAY = { background: paper.light, ink: ink.light, muted: muted.light, label: label.light, logo: dayLogo };
const amber = accent.dark;
const nightLogo = { star: brand.dark, inner: "#07261d", heart: amber };
const NIGHT = { background: "#07261d", ink: "#ffffff", muted: "#b9ddcf", label: amber, logo: nightLogo };

export function shareCards(entries: Entries): GeneratedFile[] {
  return sitePages(entries).map((page) => {
    const file = `public${shareCardUrl(page.path)}`;
    const card = cardOf(page, entries);
    // The inputs leave out the font files, because a new version of their package must not mark all cards as out of date.
    const inputs = [layOut(card, starSvg(card.colors.logo), ""), readFileSync(card.art, "base64")];
    const make = async () => writeFileSync(file, await draw(card));
    return { generator: import.meta.filename, outputs: [file], inputs, make };
  });
}

type Card = ReturnType<typeof cardOf>;

/** @returns the texts, colors and picture file of a page's card */
function cardOf({ path, title, description: text }: SitePage, entries: Entries) {
  const own = `${CARDS}/${basename(shareCardUrl(path), ".png")}.svg`;
  const art = (other: string) => (existsSync(own) ? own : other);
  const card = { colors: NIGHT, label: "", title, text, footer: companyLine };
  const article = entries.articles.find(({ url }) => url === path);
  if (article) {
    const label = `${article.kind === "news" ? "News" : "Article"} · ${article.category}`;
    const footer = `${longDate(article.date)} · ${article.content.minutes} min read`;
    return { ...card, colors: DAY, label, footer, art: art(pictureSource("covers", article.image.name) ?? "") };
  }
  const isService = entries.services.some(({ url }) => url === path);
  if (isService) return { ...card, colors: DAY, label: "Service", art: art(`${CARDS}/service.svg`) };
  const pattern = { ...card, art: art(`${CARDS}/page.svg`) };
  const job = entries.jobs.find((candidate) => jobPath(candidate) === path);
  if (job) return { ...pattern, label: `Career · ${job.label}`, footer: job.location };
  return path === "/" ? { ...pattern, title: homePage.heading } : pattern;
}

async function draw(card: Card): Promise<Buffer> {
  const logo = await image(Buffer.from(starSvg(card.colors.logo)), { width: 50, height: 50 });
  const art = await image(card.art, PANEL);
  const svg = await satori(layOut(card, logo, art), { ...SHARE_CARD, fonts: await fonts() });
  return sharp(Buffer.from(svg)).removeAlpha().png(ENCODING).toBuffer();
}

function starSvg({ star, inner, heart }: typeof dayLogo): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
    <path d="${starPaths.star}" stroke-width="4.4" stroke-linejoin="round" fill="${star}" stroke="${star}"/>
    <path d="${starPaths.inner}" fill="${inner}"/>
    <path d="${starPaths.heart}" fill="${heart}"/>
  </svg>`;
}

let staticFonts: Promise<Font[]> | undefined;

/** @returns one static font per file and weight, because satori cannot read variable fonts; made once for all cards */
function fonts(): Promise<Font[]> {
  staticFonts ??= Promise.all(
    TYPEFACE.flatMap((name) => ([400, 600, 700, 800] as const).map((weight) => staticFont(name, weight))),
  );
  return staticFonts;
}

async function staticFont(name: string, weight: FontWeight): Promise<Font> {
  const folder = "node_modules/@fontsource-variable/plus-jakarta-sans/files";
  const variable = readFileSync(`${folder}/plus-jakarta-sans-${name}-wght-normal.woff2`);
  const options = { targetFormat: "truetype", keepAllGlyphs: true, variationAxes: { wght: weight } } as const;
  return { name, weight, data: await subsetFont(variable, undefined, options) };
}

function layOut(card: Card, logo: ReactNode, art: ReactNode): ReactElement {
  const { background, ink, muted, label } = card.colors;
  // Short titles are larger. The longest word must fit on a line.
  const longestWord = Math.max(...card.title.split(/\s/).map(({ length }) => length));
  const size = Math.min(card.title.length > 40 ? 56 : card.title.length > 20 ? 64 : 76, 1150 / longestWord);
  const mark = { fontSize: 36, fontWeight: 800, letterSpacing: "-.035em", alignItems: "center", gap: 14 };
  const kind = { fontSize: 25, fontWeight: 600, color: label, marginBottom: 14 };
  const heading = { fontSize: size, fontWeight: 700, letterSpacing: "-.032em", lineHeight: 1.08 };
  const paragraph = { fontSize: 27, lineHeight: 1.4, marginTop: 22, color: muted, display: "block", lineClamp: 3 };
  const rule = { width: 10, height: "100%", background, borderRight: `2px solid ${label}` };
  return box(
    { ...SHARE_CARD, background, color: ink, fontFamily: TYPEFACE.join(", ") },
    box(
      { flex: 1, flexDirection: "column", padding: "60px 56px 58px 64px" },
      box(mark, logo, companyName),
      box(
        { flexDirection: "column", margin: "auto 0" },
        card.label && box(kind, card.label),
        box({ ...heading, textWrap: "balance" }, card.title),
        box({ ...paragraph, textWrap: "pretty" }, card.text),
      ),
      box({ fontSize: 22, color: muted }, card.footer),
    ),
    box({ ...PANEL, overflow: "hidden" }, art, box({ ...rule, position: "absolute" })),
  );
}

function box(style: CSSProperties, ...children: ReactNode[]): ReactElement {
  return { type: "div", key: null, props: { style: { display: "flex", ...style }, children } };
}

/** @returns the center of a picture, as PNG because sharp ignores WebP inside SVG */
async function image(source: string | Buffer, style: { width: number; height: number }): Promise<ReactElement> {
  const { width, height } = style;
  const png = await sharp(source).autoOrient().resize(width, height).png().toBuffer();
  const src = `data:image/png;base64,${png.toString("base64")}`;
  return { type: "img", key: null, props: { src, style: { ...style, flexShrink: 0 } } };
}
