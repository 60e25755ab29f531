/** The share card of every page, in public/og/: its title and description beside a pattern, a cover or screens. */
import { existsSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { shareCardUrl } from "#app/discovery/share-card.ts";
import { type SitePage, sitePages } from "#app/discovery/site-pages.ts";
import { openingPath } from "#app/entries/openings.ts";
import { longDate } from "#app/lib/dates.ts";
import { fallbackUrl, PICTURE_SIZES, type PictureKind } from "#app/media/picture-sizes.ts";
import { homePage } from "#content/home.ts";
import { companyLine } from "#content/site.ts";
import type { Project } from "#content/types.ts";
import { composeGirih, drawGirih, type Palette } from "#scripts/art/girih-drawing.ts";
import { COVERS, SERVICE_PATTERN, SHARE_CARDS } from "#scripts/art/palette.ts";
import { TYPEFACE } from "#scripts/art/typeface.ts";
import { bodyOf } from "./compile-article.ts";
import type { GeneratedFile } from "./generated-files.ts";
import type { ContentEntries } from "./read-content.ts";
import { type Card, cardLayout, ENCODING, image, PANEL, svgUrl, TITLE_SPACE, titleSizes } from "./share-card-layout.ts";

/** Wider than the panel, so that the pattern's focal star can move to the panel's middle. */
const CANVAS = { width: 2 * PANEL.width, height: PANEL.height };

/** Drawn only when the card is made, so that a change of scripts/art/ makes no card out of date. */
interface Pattern {
  seed: string;
  palette: Palette;
  size: { width: number; height: number };
}

interface PageCard extends Card {
  /** Behind the other pictures. */
  pattern?: Pattern;
}

/** @param entries the valid entries, whose pictures are made */
export function shareCards(entries: ContentEntries, isComplete: boolean): GeneratedFile[] {
  const fonts = Object.values(TYPEFACE).map((file) => readFileSync(file, "base64"));
  // The portfolio's card shows the first projects, which would be others without an invalid one.
  const pages = sitePages(entries).filter(({ path }) => isComplete || path !== "/portfolio");
  return pages.map((page) => {
    const file = `public${shareCardUrl(page.path)}`;
    const { pattern, ...card } = cardOf(page, entries);
    const layouts = titleSizes(card.title).map((size) => cardLayout(card, size));
    return {
      source: file,
      outputs: [file],
      madeFrom: JSON.stringify([fonts, TITLE_SPACE, ENCODING, layouts, pattern]),
      async make() {
        // The libraries that draw take longer to load than a check takes.
        const { drawCard } = await import("./share-card-drawing.ts");
        const art = [...(pattern ? [drawPattern(pattern)] : []), ...card.art];
        await writeFile(file, await drawCard({ ...card, art }));
      },
    };
  });
}

function cardOf(
  { path, title, description }: SitePage,
  { articles, services, openings, projects }: ContentEntries,
): PageCard {
  const text = description;
  const article = articles.find(({ url }) => url === path);
  if (article) {
    const { kind, category, date, image, palette } = article;
    return {
      colors: SHARE_CARDS.paper,
      label: `${kind === "news" ? "News" : "Article"} · ${category}`,
      title,
      text,
      footer: `${longDate(date)} · ${bodyOf(article).minutes} min read`,
      pattern: palette && { seed: image.name, palette: COVERS[palette], size: PICTURE_SIZES.covers },
      art: palette ? [] : [middle(webpUrl("covers", image.name))],
    };
  }
  const service = services.find(({ url }) => url === path);
  if (service) {
    const pattern = { seed: path, palette: SERVICE_PATTERN, size: CANVAS };
    const { icon } = service;
    return { colors: SHARE_CARDS.paper, label: "Service", icon, title, text, footer: companyLine, pattern, art: [] };
  }
  const opening = openings.find((one) => openingPath(one) === path);
  return {
    colors: SHARE_CARDS.night,
    label: opening && `Career · ${opening.label}`,
    title: path === "/" ? homePage.heading : title,
    text,
    footer: opening?.location ?? companyLine,
    pattern: { seed: path, palette: COVERS.emerald, size: CANVAS },
    art: path === "/portfolio" ? screens(projects) : [],
  };
}

/** Moves the pattern's focal star to the panel's middle. */
function drawPattern({ seed, palette, size }: Pattern) {
  const { focal } = composeGirih(seed, size);
  return middle(svgUrl(drawGirih(seed, palette, size)), size, focal.x);
}

/** @param focus px from the picture's left to the point that moves to the panel's middle */
function middle(url: string, size: { width: number; height: number } = PICTURE_SIZES.covers, focus = size.width / 2) {
  const scale = PANEL.height / size.height;
  const width = size.width * scale;
  const left = Math.min(0, Math.max(PANEL.width - width, PANEL.width / 2 - focus * scale));
  return image(url, { width, height: PANEL.height, position: "absolute", top: 0, left });
}

/** Three screens of the portfolio, one above the other, which run out of the card. */
function screens(projects: Project[]) {
  const [width, height, gap] = [480, 300, 22];
  return projects.slice(0, 3).map((project, index) =>
    image(webpUrl("projects", project.image.name), {
      width,
      height,
      position: "absolute",
      top: PANEL.height / 2 - height / 2 + (index - 1) * (height + gap),
      left: 64,
      borderRadius: 14,
      boxShadow: "0 0 0 1px #0b151233, 0 12px 32px #04140e80",
    }),
  );
}

/** @returns an empty address while the picture is not made, so that --check reports the card as out of date. */
function webpUrl(kind: PictureKind, name: string): string {
  const file = `public${fallbackUrl(kind, name)}`;
  return existsSync(file) ? `data:image/webp;base64,${readFileSync(file).toString("base64")}` : "";
}
