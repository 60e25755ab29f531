import type { Page } from "@playwright/test";
import { axeViolations } from "./axe.ts";
import { expect, holdRequests, openHydrated, PHONE, test } from "./fixtures.ts";

// Dialogs in windows of different sizes. test/engines/shell.test.ts checks that they open and close.

const openMenu = (page: Page) => page.getByRole("button", { name: "Open menu" }).click();

test.use({ viewport: PHONE });

test("open dialogs have no axe violations, and nothing animates under prefers-reduced-motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openHydrated(page, "/");
  for (const [button, name, close] of [
    ["Open menu", "Menu", "Close menu"],
    ["View Certification", "Company certificate", "Close"],
  ] as const) {
    await page.getByRole("button", { name: button }).click();
    const before = await page.evaluate(() => scrollY);
    const dialog = page.getByRole("dialog", { name });
    await expect(dialog).toHaveCSS("opacity", "1");
    await page.mouse.wheel(0, 500);
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.locator("*").evaluateAll(movingElements)).toEqual([]);
    expect(await page.evaluate(() => scrollY), "how far the page scrolled behind the dialog").toBe(before);
    await dialog.getByRole("button", { name: close }).click();
  }
});

/** Runs in the page. */
function movingElements(all: Element[]): string[] {
  const isMoving = (element: Element) => {
    const { transitionDuration, animationDuration } = getComputedStyle(element);
    return `${transitionDuration},${animationDuration}`.split(",").some((it) => Number.parseFloat(it) >= 0.011);
  };
  return all.filter(isMoving).map(({ outerHTML }) => outerHTML.slice(0, 80));
}

test("menu and certificate fit phones that are rotated and short windows, and a link closes the menu at once", async ({
  page,
}) => {
  await openHydrated(page, "/");
  await page.getByRole("button", { name: "View Certification" }).click();
  const dialog = page.getByRole("dialog", { name: "Company certificate" });
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [1280, 720],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(dialog).toBeInViewport({ ratio: 1 });
    const hidden = await dialog.evaluate((it) => [it.scrollWidth - it.clientWidth, it.scrollHeight - it.clientHeight]);
    const size = `${width} × ${height}`;
    // The document scrolls in a short window.
    if (height < 400) expect((await dialog.getByRole("img").boundingBox())?.width, size).toBeGreaterThan(700);
    else expect(hidden, size).toEqual([0, 0]);
  }
  await page.keyboard.press("Escape");

  const menu = page.getByRole("dialog", { name: "Menu" });
  const stops = await menu.locator("a, button").count();
  // A 1280 × 1024 window at 400 % zoom, and a phone in landscape.
  for (const [width, height] of [
    [320, 256],
    [740, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openMenu(page);
    for (let stop = 0; stop < stops; stop += 1) {
      expect(await page.evaluate(coveredFocus), `${width} × ${height}, stop ${stop}`).toBe("");
      await page.keyboard.press("Tab");
    }
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
  }
  await page.setViewportSize({ width: 320, height: 568 });
  await openMenu(page);
  await expect(menu.getByRole("link", { name: "Get Started" })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1_280, height: 800 });
  await expect(page.locator("dialog[open]")).toHaveCount(0);

  await page.setViewportSize(PHONE);
  const answer = await holdRequests(page, /\/portfolio\.data/);
  await openMenu(page);
  await menu.getByRole("link", { name: "Portfolio" }).click();
  await expect(menu).toBeHidden();
  const progress = page.getByRole("progressbar");
  await expect(progress).toHaveCSS("opacity", "1");
  answer();
  await expect(page).toHaveURL("/portfolio");
  await expect(progress).toHaveCount(0);
});

/** Runs in the page. @returns the focused element if another element covers its center */
function coveredFocus(): string {
  const focused = document.activeElement ?? document.body;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const isSeen = focused.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  return isSeen ? "" : focused.outerHTML.slice(0, 80);
}
