import sharp from "sharp";
import { contact, siteOrigin } from "#content/site.ts";
import { visitedArticles, visitedPages } from "#test/published.ts";
import { expect, test } from "./fixtures.ts";
import { kindsOfScreens, missingScreens } from "./screens.ts";
import { whatSticksOut } from "./sticks-out.ts";

test("the header is fixed, 64 px high and translucent, with the whole wordmark or none of it", async ({ page }) => {
  await page.goto("/");
  const header = page.getByRole("banner");
  for (const width of [320, 375, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), width);
    expect(await header.boundingBox()).toEqual({ x: 0, y: 0, width, height: 64 });
    const { seen, isShort } = await page.locator(".site-header > .page a > span > svg + svg").evaluate((word) => {
      const { left, top, width, height } = word.getBoundingClientRect();
      const at = (part: number) => document.elementFromPoint(left + width * part, top + height / 2);
      const seen = [...new Set([0.1, 0.5, 0.9].map((part) => word.contains(at(part))))];
      const { width: wide, height: high } = (word as SVGSVGElement).viewBox.baseVal;
      return { seen, isShort: wide < 2 * high };
    });
    // Only a long name has no room on a phone.
    expect(seen, `${width}px`).toEqual([isShort || width === 1280 || seen.includes(true)]);
  }
  await expect(header).toHaveCSS("backdrop-filter", /blur/);
});

test("with a smallest text size of 24 px the header shows each link, and nothing scrolls sideways", async ({
  playwright,
  baseURL,
  launchOptions,
}) => {
  const args = [...(launchOptions.args ?? []), "--blink-settings=minimumFontSize=24"];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  const page = await browser.newPage({ baseURL });
  for (const width of [768, 900, 1024, 1100]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/");
    const links = await page.locator(".site-header nav a").evaluateAll((all) =>
      all.map((link) => {
        const { top, bottom, left, right } = link.getBoundingClientRect();
        const header = link.closest("header")?.getBoundingClientRect() ?? new DOMRect();
        return { fits: top >= 0 && bottom <= header.bottom && left >= 0 && right <= innerWidth };
      }),
    );
    expect(links.length).toBeGreaterThan(3);
    expect(
      links.filter(({ fits }) => !fits),
      `${width} px`,
    ).toEqual([]);
    expect(await page.evaluate(whatSticksOut), `${width} px`).toEqual([]);
  }
  await browser.close();
});

test("print has a letterhead, whole cards and all answers, and no controls, map or drawings", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  for (const path of ["/", "/contact-us", visitedArticles[0]?.url ?? ""]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const unprinted = page.locator("footer, nav, form, .back-to-top, iframe, .hero-drawing, button");
    await expect(unprinted.filter({ visible: true })).toHaveCount(0);
    const letterhead = page.getByRole("banner").getByText(contact.email);
    await expect(letterhead).toBeVisible();
    await expect(letterhead).toContainText(`${siteOrigin}${path}`);
  }
  await page.goto("/");
  const cards = page.locator("main [data-entrance] > *");
  const breaks = await cards.evaluateAll((all) => all.map((card) => getComputedStyle(card).breakInside));
  expect(breaks.length).toBeGreaterThan(10);
  expect(new Set(breaks)).toEqual(new Set(["avoid"]));
  await page.goto("/services");
  for (const answer of await page.locator("main details p").all()) await expect(answer).toBeVisible();
});

const FOUND = kindsOfScreens.filter((path) => !missingScreens.includes(path));

test("a line divides any two items of a framed grid", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const [path, width] of FOUND.flatMap((path) => [375, 768, 1280].map((width) => [path, width] as const))) {
    await page.setViewportSize({ width, height: 800 });
    if (new URL(page.url()).pathname !== path) await page.goto(path);
    for (const grid of await page.locator("main ul").all()) {
      const starts = await grid.evaluate((list) => {
        const { display, borderTopWidth, overflow } = getComputedStyle(list);
        if (display !== "grid" || borderTopWidth === "0px" || overflow !== "hidden") return [];
        const frame = list.getBoundingClientRect();
        return [...list.children].flatMap((item) => {
          const { left, top, width, height } = item.getBoundingClientRect();
          const [x, y] = [left - frame.left, top - frame.top];
          // A point of each inner side, and a few pixels before and after it. Not the middle, where a drawing ends.
          return [...(y > 2 ? [[x + width / 2, y, 0, 1]] : []), ...(x > 2 ? [[x, y + height * 0.4, 1, 0]] : [])];
        });
      });
      if (starts.length === 0) continue;
      const { data, info } = await sharp(await grid.screenshot())
        .raw()
        .toBuffer({ resolveWithObject: true });
      const colorAt = (x: number, y: number) =>
        data
          .subarray((Math.round(y) * info.width + Math.round(x)) * info.channels)
          .subarray(0, 3)
          .join();
      for (const [x = 0, y = 0, dx = 0, dy = 0] of starts) {
        const colors = [-2, -1, 0, 1, 2].map((step) => colorAt(x + dx * step, y + dy * step));
        expect(new Set(colors).size, `${path} at ${width} px: ${x}, ${y}`).toBeGreaterThan(1);
      }
    }
  }
});

test("on paper all begins at one left edge, and bands have no lines", async ({ page }) => {
  // A4 without its margins.
  await page.setViewportSize({ width: 673, height: 1000 });
  await page.emulateMedia({ media: "print" });
  const service = visitedPages.find(({ path }) => path.startsWith("/services/"))?.path ?? "";
  for (const path of ["/", service, visitedArticles[0]?.url ?? "", "/contact-us", "/privacy-policy"]) {
    await page.goto(path);
    const starts = page
      .locator("header a svg >> nth=0")
      .or(page.locator("h1, h1 + p, .section-heading, main > article :is(img, h2), main > * > .page"));
    const edges = await starts.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));
    expect(edges.length, path).toBeGreaterThan(3);
    expect(new Set(edges), path).toEqual(new Set([0]));
    const lines = await page
      .locator("main > *")
      .evaluateAll((all) => all.map((band) => getComputedStyle(band).borderWidth));
    expect(new Set(lines), path).toEqual(new Set(["0px"]));
  }
});
