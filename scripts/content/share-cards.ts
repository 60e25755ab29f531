/**
 * Draws the share card of every page into public/og/: what kind of page it is, its title and description, and
 * beside them a pattern that its path decides, an article's cover or the screens of the portfolio. Only cards that
 * have changed are made again; content/images/share-cards.json remembers them.
 * With --check it tells whether all are up to date, without Chromium.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { icons } from "@iconify-json/tabler";
import sharp from "sharp";
import { readingMinutes } from "../../app/articles/reading-time.ts";
import { SHARE_CARD, shareCardUrl } from "../../app/discovery/share-card.ts";
import { allPages, type SitePage } from "../../app/discovery/site-pages.ts";
import { openingPath } from "../../app/lib/openings.ts";
import { fallbackUrl, PICTURE_SIZES, type PictureKind } from "../../app/media/picture-sizes.ts";
import { eightPointStar, girihArt, starSquares } from "../../app/patterns/girih.ts";
import { posts } from "../../content/blogs/index.ts";
import { openings } from "../../content/careers/index.ts";
import { homePage } from "../../content/home.ts";
import { news } from "../../content/news/index.ts";
import { projects } from "../../content/projects/index.ts";
import { services } from "../../content/services/index.ts";
import { companyLine, companyName } from "../../content/site.ts";
import { launchChromium } from "../art/chromium.ts";
import { drawGirih, type Palette } from "../art/girih-drawing.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const PUBLIC = join(ROOT, "public");
const MANIFEST = join(ROOT, "content/images/share-cards.json");
const FONT = join(
  ROOT,
  "node_modules/@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2",
);

/** The panel of art at the right edge, px. */
const PANEL = { width: 430, height: SHARE_CARD.height };

/** The pattern is composed wider than the panel, so that its focus can be moved to the middle. */
const CANVAS = { width: 2 * PANEL.width, height: PANEL.height };

/** Flat grounds and thin lines need few colors: half of the bytes, and no banding to be seen. */
const ENCODING = { palette: true, quality: 70, effort: 10, dither: 0.5 } as const;

const GREEN: Palette = {
  ground: ["#0F7A5B", "#07402F"],
  soft: "#0E8A67",
  line: "#8FE3C3",
  strap: "#0B5D45",
  strong: "#46D3A0",
  accent: "#F2B85B",
};

/** On paper a service's pattern has the same greens, the other way round. */
const MINT: Palette = {
  ground: ["#D3ECDF", "#9CCDB7"],
  soft: "#F1FAF5",
  line: "#0B6B4F",
  strap: "#C3E3D5",
  strong: "#0B6B4F",
  accent: "#C97A12",
};

/** Colors of a card: its ground, title, text, label, and the star of the logo. */
const NIGHT = {
  ground: "#07261D",
  ink: "#FFFFFF",
  muted: "#B9DDCF",
  label: "#F2B85B",
  star: "#46D3A0",
  core: "#F2B85B",
};
const PAPER = {
  ground: "#FBFAF6",
  ink: "#12211C",
  muted: "#52605A",
  label: "#8A5208",
  star: "#0B6B4F",
  core: "#C97A12",
};

/** What a card shows. */
interface Card {
  colours: typeof NIGHT;
  /** What kind of page it is, where the title does not say it, with the name of an icon if it has one. */
  label?: string;
  icon?: string;
  title: string;
  text: string;
  /** The last line. */
  footer: string;
  /** The panel's markup. */
  art: string;
}

const cards = allPages.map((page) => {
  const html = cardHtml(cardOf(page));
  const settings = JSON.stringify(ENCODING);
  return {
    url: shareCardUrl(page.path),
    html,
    sha256: createHash("sha256")
      .update(html + settings)
      .digest("hex"),
  };
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
    const browser = await launchChromium();
    const page = await browser.newPage({ viewport: SHARE_CARD });
    for (const { url, html } of stale) {
      await page.setContent(html);
      await page.evaluate(() => document.fonts.ready);
      await sharp(await page.screenshot())
        .removeAlpha()
        .png(ENCODING)
        .toFile(join(PUBLIC, url));
    }
    await browser.close();
  }
  for (const file of leftovers) rmSync(join(PUBLIC, "og", file));
  const made = Object.fromEntries(cards.map(({ url, sha256 }) => [url, sha256]));
  writeFileSync(MANIFEST, `${JSON.stringify(made, null, 2)}\n`);
  console.log(`${stale.length} of ${cards.length} share cards made.`);
}

function cardOf({ path, title, description }: SitePage): Card {
  const article = [...posts, ...news].find(({ url }) => url === path);
  if (article) {
    return {
      colours: PAPER,
      label: `${path.startsWith("/news/") ? "News" : "Article"} · ${article.category}`,
      title,
      text: description,
      footer: `${article.date} · ${readingMinutes(article.content)} min read`,
      art: coverArt(article.image.name),
    };
  }
  const service = services.find(({ url }) => url === path);
  if (service) {
    return {
      colours: PAPER,
      label: "Service",
      icon: service.icon,
      title,
      text: description,
      footer: companyLine,
      art: patternArt(path, MINT),
    };
  }
  const opening = openings.find((one) => openingPath(one) === path);
  if (opening) {
    return {
      colours: NIGHT,
      label: `Career · ${opening.label}`,
      title,
      text: description,
      footer: opening.location,
      art: patternArt(path, GREEN),
    };
  }
  const page = { colours: NIGHT, text: description, footer: companyLine };
  if (path === "/") return { ...page, title: homePage.heading, art: patternArt(path, GREEN) };
  return { ...page, title, art: path === "/portfolio" ? screensArt() : patternArt(path, GREEN) };
}

/** A composition of the pattern with its focal star in the middle of the panel. */
function patternArt(seed: string, palette: Palette): string {
  return picture(svgUrl(drawGirih(seed, palette, CANVAS)), girihArt(seed, CANVAS).focal.x, CANVAS);
}

/** An article's cover: a drawn one with its focal star in the middle of the panel, any other with its own middle. */
function coverArt(name: string): string {
  const { width, height } = PICTURE_SIZES.covers;
  const scale = PANEL.height / height;
  const size = { width: width * scale, height: PANEL.height };
  const drawing = join(ROOT, `content/images/covers/${name}.svg`);
  if (!existsSync(drawing)) return picture(webpUrl("covers", name), size.width / 2, size);
  const focus = girihArt(name, PICTURE_SIZES.covers).focal.x * scale;
  return picture(svgUrl(readFileSync(drawing, "utf8")), focus, size);
}

/** `focus` is the place, in px from the picture's left, that comes to the panel's middle. */
function picture(url: string, focus: number, { width, height }: { width: number; height: number }): string {
  const left = Math.min(0, Math.max(PANEL.width - width, PANEL.width / 2 - focus));
  return `<img src="${url}" width="${width}" height="${height}" style="left:${left}px">`;
}

/** Three screens of the portfolio, one above the other, running out of the card. */
function screensArt(): string {
  const [width, height, gap] = [480, 300, 22];
  const screens = projects.slice(0, 3).map(({ image }, index) => {
    const url = webpUrl("projects", image.name);
    const top = PANEL.height / 2 - height / 2 + (index - 1) * (height + gap);
    return `<img class="screen" src="${url}" width="${width}" height="${height}" style="left:64px;top:${top}px">`;
  });
  return patternArt("/portfolio", GREEN) + screens.join("");
}

function cardHtml({ colours, label, icon, title, text, footer, art }: Card): string {
  const font = readFileSync(FONT).toString("base64");
  const squares = starSquares(16, 16, 22.86, 2.2);
  const size = title.length > 40 ? 56 : title.length > 20 ? 64 : 76;
  return `<!doctype html><meta charset="utf-8"><style>
@font-face{font-family:Jakarta;src:url(data:font/woff2;base64,${font});font-weight:200 800}
*{margin:0;box-sizing:border-box}
body{width:${SHARE_CARD.width}px;height:${SHARE_CARD.height}px;position:relative;overflow:hidden;background:${colours.ground};font-family:Jakarta;color:${colours.ink}}
main{position:absolute;inset:0 ${PANEL.width}px 0 0;display:flex;flex-direction:column;padding:60px 56px 58px 64px}
.mark{display:flex;align-items:center;gap:14px;font-size:36px;line-height:44px;font-weight:800;letter-spacing:-.035em}
header{margin-top:auto}
.label{display:flex;align-items:center;gap:12px;margin-bottom:14px;font-size:25px;line-height:32px;font-weight:650;color:${colours.label}}
h1{font-size:${size}px;line-height:1.08;font-weight:750;letter-spacing:-.032em;text-wrap:balance}
.text{margin-top:22px;font-size:27px;line-height:1.42;color:${colours.muted};text-wrap:pretty;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:3;overflow:hidden}
.footer{margin-top:auto;font-size:22px;line-height:30px;color:${colours.muted}}
aside{position:absolute;inset:0 0 0 auto;width:${PANEL.width}px;overflow:hidden}
aside img{position:absolute;top:0;display:block;max-width:none}
aside .screen{border-radius:14px;box-shadow:0 0 0 1px #0b151233,0 12px 32px #04140e80}
aside::after{content:"";position:absolute;inset:0 auto 0 0;width:10px;border:solid ${colours.label};border-width:0 2px 0 0;background:${colours.ground}}
</style><main><div class="mark"><svg width="50" height="50" viewBox="0 0 32 32"><path fill="${colours.star}" d="${squares.upright}${squares.turned}"/><path fill="${colours.ground}" d="${eightPointStar(16, 16, 10)}"/><path fill="${colours.core}" d="${eightPointStar(16, 16, 4.8)}"/></svg>${companyName}</div>
<header>${label ? `<p class="label">${icon ? iconSvg(icon) : ""}${escapeHtml(label)}</p>` : ""}<h1>${escapeHtml(title)}</h1></header><p class="text">${escapeHtml(text)}</p><p class="footer">${escapeHtml(footer)}</p></main><aside>${art}</aside>`;
}

function iconSvg(name: string): string {
  const icon = icons.icons[name];
  if (!icon) throw new Error(`There is no icon ${name}`);
  return `<svg width="34" height="34" viewBox="0 0 24 24">${icon.body}</svg>`;
}

function webpUrl(kind: PictureKind, name: string): string {
  const file = readFileSync(join(PUBLIC, fallbackUrl(kind, name)));
  return `data:image/webp;base64,${file.toString("base64")}`;
}

function svgUrl(svg: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
}

/** Text as HTML; a word with a hyphen is not broken at it. */
function escapeHtml(text: string): string {
  const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return escaped.replaceAll(/\S*\w-\w\S*/g, "<nobr>$&</nobr>");
}
