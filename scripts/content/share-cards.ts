/**
 * Draws the share card of every page into public/og/: what kind of page it is, its title and description, and
 * beside them a pattern that its path decides, an article's cover or the screens of the portfolio. Only cards that
 * have changed are made again; content/images/share-cards.json remembers them.
 * With --check it tells whether all are up to date, without drawing any.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { ReactElement } from "react";
import { readingMinutes } from "../../app/articles/reading-time.ts";
import { shareCardUrl } from "../../app/discovery/share-card.ts";
import { allPages, type SitePage } from "../../app/discovery/site-pages.ts";
import { openingPath } from "../../app/lib/openings.ts";
import { fallbackUrl, PICTURE_SIZES, type PictureKind } from "../../app/media/picture-sizes.ts";
import { girihArt } from "../../app/patterns/girih.ts";
import { posts } from "../../content/blogs/index.ts";
import { openings } from "../../content/careers/index.ts";
import { homePage } from "../../content/home.ts";
import { news } from "../../content/news/index.ts";
import { projects } from "../../content/projects/index.ts";
import { services } from "../../content/services/index.ts";
import { companyLine } from "../../content/site.ts";
import { drawGirih, type Palette } from "../art/girih-drawing.ts";
import { COVERS, SERVICE_PATTERN, SHARE_CARDS } from "../art/palette.ts";
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

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const PUBLIC = join(ROOT, "public");
const MANIFEST = join(ROOT, "content/images/share-cards.json");

/** The pattern is composed wider than the panel, so that its focus can be moved to the middle. */
const CANVAS = { width: 2 * PANEL.width, height: PANEL.height };

const font = readFileSync(FONT);
const cards = allPages.map((page) => {
  const card = cardOf(page);
  return { url: shareCardUrl(page.path), card, sha256: hashOf(card) };
});
const known: Record<string, string> = existsSync(MANIFEST) ? JSON.parse(readFileSync(MANIFEST, "utf8")) : {};
const stale = cards.filter(({ url, sha256 }) => known[url] !== sha256 || !existsSync(join(PUBLIC, url)));
const leftovers = existsSync(join(PUBLIC, "og"))
  ? readdirSync(join(PUBLIC, "og")).filter((file) => !cards.some(({ url }) => url === `/og/${file}`))
  : [];

if (process.argv.includes("--check")) {
  for (const { url } of stale) console.error(`public${url}: what its page says or its drawing has changed`);
  for (const file of leftovers) console.error(`public/og/${file}: no page has this card`);
  const wrong = stale.length + leftovers.length > 0;
  if (wrong) console.error("Run `npm run images` and commit what it changes.");
  else console.log(`${cards.length} share cards are up to date.`);
  process.exitCode = wrong ? 1 : 0;
} else {
  await make();
}

async function make() {
  mkdirSync(join(PUBLIC, "og"), { recursive: true });
  if (stale.length > 0) {
    // Only now: the libraries that draw take longer to load than a check takes.
    const { drawCard } = await import("./share-card-drawing.ts");
    for (const { url, card } of stale) writeFileSync(join(PUBLIC, url), await drawCard(card));
  }
  for (const file of leftovers) rmSync(join(PUBLIC, "og", file));
  const made = Object.fromEntries(cards.map(({ url, sha256 }) => [url, sha256]));
  writeFileSync(MANIFEST, `${JSON.stringify(made, null, 2)}\n`);
  console.log(`${stale.length} of ${cards.length} share cards made.`);
}

/**
 * The hash of all that a card is drawn from. For a hash of the picture a check would have to draw it, and the picture is
 * not the same to the byte with every version of the libraries or on every machine.
 */
function hashOf(card: Card): string {
  const settings = JSON.stringify([TITLE_ROOM, ENCODING, titleSizes(card.title).map((size) => cardLayout(card, size))]);
  return createHash("sha256").update(font).update(settings).digest("hex");
}

function cardOf({ path, title, description }: SitePage): Card {
  const article = [...posts, ...news].find(({ url }) => url === path);
  if (article) {
    return {
      colours: SHARE_CARDS.paper,
      label: `${path.startsWith("/news/") ? "News" : "Article"} · ${article.category}`,
      title,
      text: description,
      footer: `${article.date} · ${readingMinutes(article.content)} min read`,
      art: [coverArt(article.image.name)],
    };
  }
  const service = services.find(({ url }) => url === path);
  if (service) {
    return {
      colours: SHARE_CARDS.paper,
      label: "Service",
      icon: service.icon,
      title,
      text: description,
      footer: companyLine,
      art: [patternArt(path, SERVICE_PATTERN)],
    };
  }
  const opening = openings.find((one) => openingPath(one) === path);
  if (opening) {
    return {
      colours: SHARE_CARDS.night,
      label: `Career · ${opening.label}`,
      title,
      text: description,
      footer: opening.location,
      art: [patternArt(path, COVERS.emerald)],
    };
  }
  const page = { colours: SHARE_CARDS.night, text: description, footer: companyLine };
  if (path === "/") return { ...page, title: homePage.heading, art: [patternArt(path, COVERS.emerald)] };
  return { ...page, title, art: path === "/portfolio" ? screensArt() : [patternArt(path, COVERS.emerald)] };
}

/** A composition of the pattern with its focal star in the middle of the panel. */
function patternArt(seed: string, palette: Palette): ReactElement {
  return picture(svgUrl(drawGirih(seed, palette, CANVAS)), girihArt(seed, CANVAS).focal.x, CANVAS);
}

/** An article's cover: a drawn one with its focal star in the middle of the panel, any other with its own middle. */
function coverArt(name: string): ReactElement {
  const { width, height } = PICTURE_SIZES.covers;
  const scale = PANEL.height / height;
  const size = { width: width * scale, height: PANEL.height };
  const drawing = join(ROOT, `content/images/covers/${name}.svg`);
  if (!existsSync(drawing)) return picture(webpUrl("covers", name), size.width / 2, size);
  const focus = girihArt(name, PICTURE_SIZES.covers).focal.x * scale;
  return picture(svgUrl(readFileSync(drawing, "utf8")), focus, size);
}

/** `focus` is the place, in px from the picture's left, that comes to the panel's middle. */
function picture(url: string, focus: number, size: { width: number; height: number }): ReactElement {
  const left = Math.min(0, Math.max(PANEL.width - size.width, PANEL.width / 2 - focus));
  return image(url, { ...size, position: "absolute", top: 0, left });
}

/** Three screens of the portfolio, one above the other, running out of the card. */
function screensArt(): ReactElement[] {
  const [width, height, gap] = [480, 300, 22];
  const screens = projects.slice(0, 3).map(({ image: { name } }, index) =>
    image(webpUrl("projects", name), {
      width,
      height,
      position: "absolute",
      top: PANEL.height / 2 - height / 2 + (index - 1) * (height + gap),
      left: 64,
      borderRadius: 14,
      boxShadow: "0 0 0 1px #0b151233, 0 12px 32px #04140e80",
    }),
  );
  return [patternArt("/portfolio", COVERS.emerald), ...screens];
}

function webpUrl(kind: PictureKind, name: string): string {
  const file = readFileSync(join(PUBLIC, fallbackUrl(kind, name)));
  return `data:image/webp;base64,${file.toString("base64")}`;
}
