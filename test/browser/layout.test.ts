import { published } from "../published.ts";
import { expect, hydrated, PHONE, test } from "./fixtures.ts";
import { recordShifts, shiftsAfterNextFrame } from "./layout-shifts.ts";
import { setTextSize, sticksOut } from "./sticks-out.ts";

test("the open menu and dialogs fit a narrow window, and a wider one with text of twice the size", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  for (const [textSize, width] of [
    [16, 320],
    [32, 640],
  ] as const) {
    await page.setViewportSize({ width, height: 640 });
    await setTextSize(page, textSize);
    for (const open of [
      () => page.getByRole("button", { name: "Open menu" }).click(),
      () => page.getByRole("button", { name: "View Certification" }).click(),
      () => page.keyboard.press("Control+k"),
    ]) {
      await open();
      const dialog = page.locator("dialog:modal");
      await expect(dialog).toHaveCSS("opacity", "1");
      await expect(dialog).toBeInViewport({ ratio: 1 });
      expect(await sticksOut(page), `text of ${textSize} px`).toEqual([]);
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
    }
  }
});

test("text is rendered in the site's typeface", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() => document.fonts.ready);
  // One that comes late is used from the next page on.
  await page.reload();
  const browser = await page.context().newCDPSession(page);
  await browser.send("DOM.enable");
  await browser.send("CSS.enable");
  const { root } = await browser.send("DOM.getDocument");
  for (const selector of ["h1", "main p"]) {
    const { nodeId } = await browser.send("DOM.querySelector", { nodeId: root.nodeId, selector });
    const { fonts } = await browser.send("CSS.getPlatformFontsForNode", { nodeId });
    expect(fonts.map(({ familyName, isCustomFont }) => [familyName, isCustomFont])).toEqual([
      [expect.stringContaining("Plus Jakarta Sans"), true],
    ]);
  }
});

test("a name with an accent is rendered in the typeface too, from a file requested only then", async ({ page }) => {
  await page.goto("/contact-us");
  await hydrated(page);
  await page.getByLabel("Name").fill("Jose Munoz");
  await page.evaluate(() => document.fonts.ready);
  const accents = page.waitForRequest(/accents.*\.woff2$/);
  await page.getByLabel("Name").fill("José Muñoz");
  await accents;
  const isRendered = () => document.fonts.check('17px "Plus Jakarta Sans Variable"', "éñ");
  await expect.poll(() => page.evaluate(isRendered)).toBe(true);
});

test("a late font causes no layout shifts", async ({ page }) => {
  await page.addInitScript(recordShifts);
  await page.route("**/*.woff2", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  for (const [path, viewport] of [
    ["/", PHONE],
    ["/", { width: 1280, height: 800 }],
    ["/services/web-development", PHONE],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(shiftsAfterNextFrame)).toEqual([]);
  }
});

test("the blog list has one, two and three columns", async ({ page }) => {
  await page.goto("/blogs");
  const items = page.locator("main [data-entrance]").first().locator("> li");
  await expect(items).toHaveCount(published.posts.length);
  for (const [width, columns] of [
    [375, 1],
    [768, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const lefts = await items.evaluateAll((list) => list.map((item) => Math.round(item.getBoundingClientRect().left)));
    expect(new Set(lefts).size, `${width}px`).toBe(columns);
  }
});

test("the header is fixed, 64 px high and translucent, with the wordmark from 320 px on", async ({ page }) => {
  await page.goto("/");
  const header = page.getByRole("banner");
  for (const width of [320, 375, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), width);
    expect(await header.boundingBox()).toEqual({ x: 0, y: 0, width, height: 64 });
    const isSeen = await page.locator(".site-header > .page .logo-word").evaluate((word) => {
      const { left, top, width, height } = word.getBoundingClientRect();
      return word.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect(isSeen, `${width}px`).toBe(true);
  }
  await expect(header).toHaveCSS("backdrop-filter", /blur/);
});

test("in print no card is cut by the end of a page, and there is nothing to press, no map and no art under text", async ({
  page,
}) => {
  await page.emulateMedia({ media: "print" });
  for (const path of ["/", "/contact-us"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    for (const unprinted of ["header.site-header", "footer", ".back-to-top", "iframe", ".hero-drawing", "button"]) {
      await expect(page.locator(unprinted).filter({ visible: true }), unprinted).toHaveCount(0);
    }
  }
  await page.goto("/");
  const cards = page.locator("main [data-entrance] > *");
  const breaks = await cards.evaluateAll((all) => all.map((card) => getComputedStyle(card).breakInside));
  expect(breaks.length).toBeGreaterThan(10);
  expect(new Set(breaks)).toEqual(new Set(["avoid"]));
});
