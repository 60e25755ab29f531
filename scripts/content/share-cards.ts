/**
 * The share card of every page, in public/og/: what kind of page it is, its title and description, and beside them a
 * pattern that its path decides, an article's cover or the screens of the portfolio.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ReactElement } from "react";
import { shareCardUrl } from "../../app/discovery/share-card.ts";
import { type SitePage, sitePages } from "../../app/discovery/site-pages.ts";
import { openingPath } from "../../app/entries/openings.ts";
import { longDate } from "../../app/lib/dates.ts";
import { fallbackUrl, PICTURE_SIZES, type PictureKind } from "../../app/media/picture-sizes.ts";
import { homePage } from "../../content/home.ts";
import { companyLine } from "../../content/site.ts";
import type { Article, NewsArticle, Project } from "../../content/types.ts";
import { composeGirih, drawGirih, girihVersion, type Palette } from "../art/girih-drawing.ts";
import { COVERS, SERVICE_PATTERN, SHARE_CARDS } from "../art/palette.ts";
import { bodyOf } from "./article-bodies.ts";
import { pictureHashes } from "./pictures.ts";
import type { Problem } from "./problem.ts";
import type { ContentEntries } from "./read-content.ts";
import {
  type Card,
  cardLayout,
  ENCODING,
  FONT,
  image,
  PANEL,
  svgUrl,
  TITLE_ROOM,
  titleSizes,
} from "./share-card-layout.ts";
import { causeOf, LEFT_OVER, MISSING, OUT_OF_DATE, type Work, type WorkOptions } from "./work.ts";

const FOLDER = "public/og";
const MANIFEST = "content/images/share-cards.json";

/** The pattern is composed wider than the panel, so that its focus can be moved to the middle. */
const CANVAS = { width: 2 * PANEL.width, height: PANEL.height };

/** What the panel of a card shows. */
interface Art {
  /** All that decides it, for the hash: drawing each card to compare would take minutes. */
  madeOf: unknown;
  draw(): ReactElement[];
}

type CardTexts = Omit<Card, "art">;

/** In: entries that are valid, the pictures of which are made. */
export function shareCardWork(entries: ContentEntries, { isComplete }: WorkOptions): Work {
  const describe = cardsOf(entries);
  const common = createHash("sha256").update(readFileSync(FONT)).update(girihVersion()).digest("hex");
  const cards = sitePages(entries)
    // It shows the first projects, which without an invalid one would be others.
    .filter(({ path }) => isComplete || path !== "/portfolio")
    .map((page) => {
      const { texts, art } = describe(page);
      return { file: `public${shareCardUrl(page.path)}`, texts, art, sha256: hashOf(texts, art, common) };
    });
  const known: Record<string, string> = existsSync(MANIFEST) ? JSON.parse(readFileSync(MANIFEST, "utf8")) : {};
  const stale = cards.filter(({ file, sha256 }) => known[file] !== sha256 || !existsSync(file));
  const files = new Set(cards.map(({ file }) => file));
  const present = isComplete && existsSync(FOLDER) ? readdirSync(FOLDER).map((name) => join(FOLDER, name)) : [];
  const leftovers = present.filter((file) => !files.has(file));

  return {
    stale: [
      ...stale.map(({ file }) => ({ file, message: existsSync(file) ? OUT_OF_DATE : MISSING })),
      ...leftovers.map((file) => ({ file, message: LEFT_OVER })),
    ],
    async make() {
      const written: string[] = [];
      const problems: Problem[] = [];
      const made = isComplete ? {} : { ...known };
      for (const { file, sha256 } of cards) made[file] = sha256;
      mkdirSync(FOLDER, { recursive: true });
      for (const { file, texts, art } of stale) {
        try {
          // Only now: the libraries that draw take longer to load than a check takes.
          const { drawCard } = await import("./share-card-drawing.ts");
          writeFileSync(file, await drawCard({ ...texts, art: art.draw() }));
          written.push(file);
        } catch (error) {
          delete made[file];
          problems.push({ file, message: `cannot be drawn: ${causeOf(error)}` });
        }
      }
      for (const file of leftovers) rmSync(file);
      writeFileSync(MANIFEST, `${JSON.stringify(made, null, 2)}\n`);
      return { files: [...written, ...leftovers], problems };
    },
  };
}

/** `common` is the hash of what all cards have in common. */
function hashOf(texts: CardTexts, art: Art, common: string): string {
  const layouts = titleSizes(texts.title).map((size) => cardLayout({ ...texts, art: [] }, size));
  return createHash("sha256")
    .update(common)
    .update(JSON.stringify([TITLE_ROOM, ENCODING, layouts, art.madeOf]))
    .digest("hex");
}

function cardsOf({ articles, services, openings, projects }: ContentEntries) {
  const pictures = pictureHashes();
  const articlePages = new Map(articles.map((article) => [article.url as string, article]));
  const servicePages = new Map(services.map((service) => [service.url as string, service]));
  const openingPages = new Map(openings.map((opening) => [openingPath(opening), opening]));

  return ({ path, title, description }: SitePage): { texts: CardTexts; art: Art } => {
    const article = articlePages.get(path);
    if (article) {
      const { minutes } = bodyOf(article);
      return {
        texts: {
          colours: SHARE_CARDS.paper,
          label: `${article.kind === "news" ? "News" : "Article"} · ${article.category}`,
          title,
          text: description,
          footer: `${longDate(article.date)} · ${minutes} min read`,
        },
        art: coverArt(article, pictures),
      };
    }
    const service = servicePages.get(path);
    if (service) {
      const { icon } = service;
      return {
        texts: { colours: SHARE_CARDS.paper, label: "Service", icon, title, text: description, footer: companyLine },
        art: patternArt(path, SERVICE_PATTERN),
      };
    }
    const opening = openingPages.get(path);
    const label = opening && `Career · ${opening.label}`;
    return {
      texts: {
        colours: SHARE_CARDS.night,
        label,
        title: path === "/" ? homePage.heading : title,
        text: description,
        footer: opening?.location ?? companyLine,
      },
      art: path === "/portfolio" ? screensArt(projects, pictures) : patternArt(path, COVERS.emerald),
    };
  };
}

/** A composition of the pattern with its focal star in the middle of the panel. */
function patternArt(seed: string, palette: Palette): Art {
  return {
    madeOf: ["pattern", seed, palette, CANVAS],
    draw: () => [picture(svgUrl(drawGirih(seed, palette, CANVAS)), composeGirih(seed, CANVAS).focal.x, CANVAS)],
  };
}

/**
 * An article's cover: of a drawn one the pattern, as the panel is too narrow for what is drawn on it, with its focal star
 * in the middle; of any other the middle.
 */
function coverArt({ image: { name }, palette }: Article | NewsArticle, pictures: Record<string, string>): Art {
  const scale = PANEL.height / PICTURE_SIZES.covers.height;
  const size = { width: PICTURE_SIZES.covers.width * scale, height: PANEL.height };
  if (!palette) {
    return {
      madeOf: ["cover", hashesOf("covers", [name], pictures), size],
      draw: () => [picture(webpUrl("covers", name), size.width / 2, size)],
    };
  }
  return {
    madeOf: ["drawn cover", name, COVERS[palette], size],
    draw() {
      const focus = composeGirih(name, PICTURE_SIZES.covers).focal.x * scale;
      return [picture(svgUrl(drawGirih(name, COVERS[palette], PICTURE_SIZES.covers)), focus, size)];
    },
  };
}

/** `focus` is the place, in px from the picture's left, that comes to the panel's middle. */
function picture(url: string, focus: number, size: { width: number; height: number }): ReactElement {
  const left = Math.min(0, Math.max(PANEL.width - size.width, PANEL.width / 2 - focus));
  return image(url, { ...size, position: "absolute", top: 0, left });
}

/** Three screens of the portfolio, one above the other, running out of the card. */
function screensArt(projects: Project[], pictures: Record<string, string>): Art {
  const [width, height, gap] = [480, 300, 22];
  const names = projects.slice(0, 3).map(({ image: { name } }) => name);
  const pattern = patternArt("/portfolio", COVERS.emerald);
  const screen = (url: string, index: number) =>
    image(url, {
      width,
      height,
      position: "absolute",
      top: PANEL.height / 2 - height / 2 + (index - 1) * (height + gap),
      left: 64,
      borderRadius: 14,
      boxShadow: "0 0 0 1px #0b151233, 0 12px 32px #04140e80",
    });
  return {
    madeOf: ["screens", pattern.madeOf, hashesOf("projects", names, pictures), names.map(screen)],
    draw: () => [...pattern.draw(), ...names.map((name, index) => screen(webpUrl("projects", name), index))],
  };
}

/** Of the sources: what is made of them differs by the version of the encoder. */
function hashesOf(kind: PictureKind, names: string[], pictures: Record<string, string>): string[] {
  return names.flatMap((name) =>
    [".html", ".svg", ".png", ".jpg", ".webp"].flatMap((ending) => pictures[`${kind}/${name}${ending}`] ?? []),
  );
}

function webpUrl(kind: PictureKind, name: string): string {
  const file = readFileSync(join("public", fallbackUrl(kind, name)));
  return `data:image/webp;base64,${file.toString("base64")}`;
}
