import { contact, siteOrigin } from "#content/site.ts";
import { expect, openHydrated, PHONE, test } from "./fixtures.ts";
import { recordShifts, shiftsAfterNextFrame } from "./layout-shifts.ts";
import { setTextSize, whatSticksOut } from "./sticks-out.ts";

test("menu and dialogs fit a narrow window, and twice the text size", async ({ page }) => {
  await openHydrated(page, "/");
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
      expect(await page.evaluate(whatSticksOut), `text of ${textSize} px`).toEqual([]);
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
    }
  }
});

test("a late font causes no layout shifts", async ({ page }) => {
  await page.addInitScript(recordShifts);
  let font = Promise.withResolvers<void>();
  await page.route("**/*.woff2", async (route) => {
    await font.promise;
    await route.continue();
  });
  for (const [path, viewport] of [
    ["/", PHONE],
    ["/", { width: 1280, height: 800 }],
    ["/services/web-development", PHONE],
  ] as const) {
    await page.setViewportSize(viewport);
    font = Promise.withResolvers();
    await page.goto(path, { waitUntil: "commit" });
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    font.resolve();
    await page.waitForLoadState("load");
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(shiftsAfterNextFrame)).toEqual([]);
  }
});

test.describe("on a screen of twice the density", () => {
  test.use({ deviceScaleFactor: 2, viewport: { width: 1280, height: 800 } });

  test("screens and portraits have a pixel for each of the screen", async ({ page }) => {
    await page.goto("/portfolio");
    const blurred = await page.evaluate(async () => {
      const images = [...document.querySelectorAll<HTMLImageElement>("main picture > img")];
      for (const image of images) image.loading = "eager";
      await Promise.all(images.map((image) => image.decode()));
      return images.flatMap(({ currentSrc, clientWidth }) => {
        const [, width] = /-(\d+)\.avif$/.exec(currentSrc) ?? [];
        return Number(width) >= devicePixelRatio * clientWidth ? [] : [`${currentSrc} at ${clientWidth} px`];
      });
    });
    expect(blurred).toEqual([]);
  });
});

test("the header is fixed, 64 px high and translucent, with the wordmark", async ({ page }) => {
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

test("print has a letterhead and a foot, keeps cards whole and leaves out controls, map and drawings", async ({
  page,
}) => {
  await page.emulateMedia({ media: "print" });
  for (const path of ["/", "/contact-us", "/blogs/mobile-app-trends-2024"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const unprinted = page.locator("footer, nav, .back-to-top, iframe, .hero-drawing, button");
    await expect(unprinted.filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole("banner").getByText(siteOrigin)).toBeVisible();
    await expect(page.getByText(`${contact.email}, ${siteOrigin}${path}`)).toBeVisible();
  }
  await page.goto("/");
  const cards = page.locator("main [data-entrance] > *");
  const breaks = await cards.evaluateAll((all) => all.map((card) => getComputedStyle(card).breakInside));
  expect(breaks.length).toBeGreaterThan(10);
  expect(new Set(breaks)).toEqual(new Set(["avoid"]));
});

test("a service is printed on four pages at most", async ({ page }) => {
  await page.goto("/services/portal-management-systems");
  const file = await page.pdf({ format: "A4" });
  expect(file.toString("latin1").match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(4);
});

test("the contents list of an article marks the section in view", async ({ page }) => {
  await page.goto("/blogs/web-development-future");
  const links = page.locator(".on-this-page > div a");
  for (const link of [links.nth(1), links.nth(3)]) {
    await link.click();
    await expect
      .poll(() => links.evaluateAll((all) => all.findIndex((each) => each.matches(":target-current"))))
      .toBe(await links.evaluateAll((all) => all.findIndex((each) => each.getAttribute("href") === location.hash)));
  }
});
