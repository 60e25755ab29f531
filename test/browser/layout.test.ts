import type { Page } from "@playwright/test";
import { published } from "../published.ts";
import { expect, hydrated, PHONE, testInSharedContext as test } from "./fixtures.ts";
import { recordShifts, shiftsAfterNextFrame } from "./layout-shifts.ts";
import { setTextSize } from "./sticks-out.ts";

test("the open menu and dialogs fit a narrow window, and a wider one with text of twice the size", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  const problems: string[] = [];
  for (const [standard, width] of [
    [16, 320],
    [32, 640],
  ] as const) {
    await page.setViewportSize({ width, height: 640 });
    await setTextSize(page, standard);
    for (const open of [
      () => page.getByRole("button", { name: "Open menu" }).click(),
      () => page.getByRole("button", { name: "View Certification" }).click(),
      () => page.keyboard.press("Control+k"),
    ]) {
      await open();
      const dialog = page.locator("dialog:modal");
      await expect(dialog).toHaveCSS("opacity", "1");
      const outside = await dialog.evaluate((element) => {
        const name = element.ariaLabel ?? element.id;
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const lines: string[] = [];
        if (left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1) {
          lines.push(`${name}: ${left},${top} to ${right},${bottom}`);
        }
        for (const part of element.querySelectorAll("a, button, input, p, h2, dt, dd, img")) {
          const box = part.getBoundingClientRect();
          // On a phone the certificate scrolls within its own frame.
          if (part.matches("img") && part.closest("section")?.scrollWidth === part.clientWidth) continue;
          if (box.width > 1 && (box.left < left - 1 || box.right > right + 1)) {
            lines.push(`${name}: ${part.outerHTML.slice(0, 80)}: ${box.left} to ${box.right}`);
          }
        }
        return lines;
      });
      problems.push(...outside.map((line) => `${standard}px text: ${line}`));
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
    }
  }
  expect(problems).toEqual([]);
});

test("the font is requested once, and text is rendered in it", async ({ page }) => {
  const fonts = fontRequests(page);
  await page.goto("/");
  await page.evaluate(() => document.fonts.ready);
  expect(fonts).toHaveLength(1);
  // One that comes late is used from the next page on.
  await expect(async () => {
    await page.reload();
    await expectTypeface(page);
  }).toPass();
});

test("a name with an accent is rendered in the font too, from a file requested only then", async ({ page }) => {
  const fonts = fontRequests(page);
  await page.goto("/contact-us");
  await hydrated(page);
  await page.getByLabel("Name").fill("Jose Munoz");
  await page.evaluate(() => document.fonts.ready);
  expect(fonts).toHaveLength(1);
  await page.getByLabel("Name").fill("José Muñoz");
  await expect.poll(() => fonts.length).toBe(2);
  await expect
    .poll(() => page.evaluate(() => document.fonts.check('17px "Plus Jakarta Sans Variable"', "éñ")))
    .toBe(true);
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

test("the header is fixed, 64 px high and translucent", async ({ page }) => {
  await page.goto("/");
  const header = page.getByRole("banner");
  for (const viewport of [PHONE, { width: 768, height: 800 }, { width: 1280, height: 800 }]) {
    await page.setViewportSize(viewport);
    for (const y of [0, 900]) {
      await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), y);
      expect(await header.boundingBox()).toEqual({ x: 0, y: 0, width: viewport.width, height: 64 });
    }
  }
  const { alpha, blur } = await header.evaluate((element) => {
    const style = getComputedStyle(element);
    const paint = new OffscreenCanvas(1, 1).getContext("2d");
    if (!paint) throw new Error("no canvas");
    paint.fillStyle = style.backgroundColor;
    paint.fillRect(0, 0, 1, 1);
    return { alpha: paint.getImageData(0, 0, 1, 1).data[3] ?? 0, blur: style.backdropFilter };
  });
  expect(alpha).toBeGreaterThan(128);
  expect(alpha).toBeLessThan(255);
  expect(blur).toContain("blur");
});

test("the header has the wordmark from 320 px on", async ({ page }) => {
  await page.goto("/");
  for (const width of [320, 360, 375, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const isSeen = await page.locator(".site-header > .page .logo-word").evaluate((word) => {
      const { left, top, width, height } = word.getBoundingClientRect();
      return word.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect(isSeen, `${width}px`).toBe(true);
  }
});

test("the built styles have the utilities, ordered after the base styles", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/");
  const menu = page.getByRole("button", { name: "Open menu", includeHidden: true });
  await expect(menu).toHaveCSS("display", "none");
  await page.setViewportSize(PHONE);
  await expect(menu).toHaveCSS("display", "grid");
  const start = page.getByRole("main").getByRole("link", { name: "Get Started" }).first();
  await expect(start).toHaveCSS("background-color", "rgb(11, 107, 79)");
  const icon = page.locator("header a[href='/search'] use");
  await expect.poll(() => icon.evaluate((use: SVGUseElement) => use.getBBox().width)).toBeGreaterThan(0);
});

test('in print there is no header, no footer, no "Back to top" and no map', async ({ page }) => {
  await page.goto("/contact-us");
  await hydrated(page);
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect(page.getByRole("link", { name: "Back to top" })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.locator(".back-to-top")).toBeHidden();
  await expect(page.locator("iframe")).toBeHidden();
});

test("in print no card is cut by the end of a page, no art is under the text, and there is nothing to press", async ({
  page,
}) => {
  await page.goto("/");
  await page.emulateMedia({ media: "print" });
  const cards = page.locator("main [data-entrance] > *");
  const breaks = await cards.evaluateAll((all) => all.map((card) => getComputedStyle(card).breakInside));
  expect(breaks.length).toBeGreaterThan(10);
  expect(new Set(breaks)).toEqual(new Set(["avoid"]));
  await expect(page.locator(".hero-drawing").first()).toBeHidden();
  await expect(page.getByRole("button")).toHaveCount(0);
  await expect(page.locator("a.rounded-pill:visible")).toHaveCount(0);
  await expect(page.locator(".world-dots")).toHaveCSS("print-color-adjust", "exact");
});

test("pictures that the dark theme darkens are printed as they are", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("theme", "dark"));
  await page.goto("/services/web-development");
  for (const picture of [page.locator("picture > img").first(), page.locator(".brand-icon").first()]) {
    await page.emulateMedia({ media: "screen" });
    await expect(picture).not.toHaveCSS("filter", "none");
    await page.emulateMedia({ media: "print" });
    await expect(picture).toHaveCSS("filter", "none");
  }
});

async function expectTypeface(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("DOM.enable");
  await browser.send("CSS.enable");
  const { root } = await browser.send("DOM.getDocument");
  for (const selector of ["h1", "main p"]) {
    const { nodeId } = await browser.send("DOM.querySelector", { nodeId: root.nodeId, selector });
    const { fonts: used } = await browser.send("CSS.getPlatformFontsForNode", { nodeId });
    expect(used.map(({ familyName, isCustomFont }) => [familyName, isCustomFont])).toEqual([
      [expect.stringContaining("Plus Jakarta Sans"), true],
    ]);
  }
}

function fontRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font") paths.push(new URL(request.url()).pathname);
  });
  return paths;
}
