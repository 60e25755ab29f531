/**
 * Draws the share card of every page into public/og/: title, logo and a pattern that its path decides. Only the
 * cards whose title or drawing has changed are made again; content/images/share-cards.json remembers them.
 * With --check it tells whether all are up to date, without Chromium.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { eightPointStar, starSquares } from "../app/lib/girih.ts";
import { SHARE_CARD, shareCardUrl } from "../app/lib/share-card.ts";
import { allPages, type SitePage } from "../app/lib/site-pages.ts";
import { companyLine, companyName } from "../content/site.ts";
import { launchChromium } from "./chromium.ts";
import { drawGirih } from "./girih-drawing.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const PUBLIC = join(ROOT, "public");
const MANIFEST = join(ROOT, "content/images/share-cards.json");
const FONT = join(
  ROOT,
  "node_modules/@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2",
);

const GROUND = {
  ground: ["#0F7A5B", "#07402F"] as [string, string],
  soft: "#0E8A67",
  line: "#8FE3C3",
  strap: "#0B5D45",
  strong: "#46D3A0",
  accent: "#F2B85B",
};

const cards = allPages.map((page) => {
  const html = cardHtml(page);
  return { url: shareCardUrl(page.path), html, sha256: createHash("sha256").update(html).digest("hex") };
});
const known: Record<string, string> = existsSync(MANIFEST) ? JSON.parse(readFileSync(MANIFEST, "utf8")) : {};
const stale = cards.filter(({ url, sha256 }) => known[url] !== sha256 || !existsSync(join(PUBLIC, url)));

if (process.argv.includes("--check")) {
  for (const { url } of stale) console.error(`public${url}: its page's title or its drawing has changed`);
  if (stale.length > 0) console.error("Run `npm run images` and commit what it changes.");
  else console.log(`${cards.length} share cards are up to date.`);
  process.exitCode = stale.length > 0 ? 1 : 0;
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
        .jpeg({ quality: 82, mozjpeg: true })
        .toFile(join(PUBLIC, url));
    }
    await browser.close();
  }
  const urls = cards.map(({ url }) => url);
  for (const file of readdirSync(join(PUBLIC, "og"))) {
    if (!urls.includes(`/og/${file}`)) rmSync(join(PUBLIC, "og", file));
  }
  const made = Object.fromEntries(cards.map(({ url, sha256 }) => [url, sha256]));
  writeFileSync(MANIFEST, `${JSON.stringify(made, null, 2)}\n`);
  console.log(`${stale.length} of ${cards.length} share cards made.`);
}

function cardHtml({ path, title }: SitePage): string {
  const heading = path === "/" ? companyLine : title;
  const art = Buffer.from(drawGirih(path, GROUND, SHARE_CARD)).toString("base64");
  const font = readFileSync(FONT).toString("base64");
  const squares = starSquares(16, 16, 22.86, 2.2);
  const size = heading.length > 44 ? 58 : 72;
  return `<!doctype html><meta charset="utf-8"><style>
@font-face{font-family:Jakarta;src:url(data:font/woff2;base64,${font});font-weight:200 800}
body{margin:0;width:${SHARE_CARD.width}px;height:${SHARE_CARD.height}px;position:relative;background:url(data:image/svg+xml;base64,${art}) right/cover;font-family:Jakarta;color:#fff}
main{position:absolute;inset:0;display:flex;flex-direction:column;justify-content:space-between;padding:72px;background:linear-gradient(90deg,#06352a 0 46%,#06352ad9 58%,#06352a00 88%)}
h1{margin:0;max-width:720px;font-size:${size}px;line-height:1.1;font-weight:750;letter-spacing:-.03em;text-wrap:balance}
div{display:flex;align-items:center;gap:18px;font-size:44px;font-weight:800;letter-spacing:-.035em}
p{margin:0;font-size:28px;color:#c9efe0}
</style><main><div><svg width="60" height="60" viewBox="0 0 32 32"><path fill="#46D3A0" d="${squares.upright}${squares.turned}"/><path fill="#06352a" d="${eightPointStar(16, 16, 10)}"/><path fill="#F2B85B" d="${eightPointStar(16, 16, 4.8)}"/></svg>${companyName}</div>
<h1>${escapeHtml(heading)}</h1><p>${path === "/" ? "Islamabad, Pakistan" : escapeHtml(companyLine)}</p></main>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
