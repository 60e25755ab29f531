import type { Page } from "@playwright/test";
import { expect, holdBack, openHydrated, PHONE, test } from "./fixtures.ts";

const menuOf = (page: Page) => page.getByRole("dialog", { name: "Menu" });
const openMenu = (page: Page) => page.getByRole("button", { name: "Open menu" }).click();

test.use({ viewport: PHONE });

test("links and Back close the menu", async ({ page }) => {
  await openHydrated(page, "/");
  for (const [name, path] of [
    ["Home", "/"],
    ["Career", "/careers"],
    ["Get Started", "/contact-us"],
  ] as const) {
    await openMenu(page);
    await menuOf(page).getByRole("link", { name }).click();
    await expect(page).toHaveURL(path);
    await expect(menuOf(page)).toBeHidden();
  }
  await openMenu(page);
  await page.goBack();
  await expect(page).toHaveURL("/careers");
  await expect(menuOf(page)).toBeHidden();
  // At once, even if the page never loads.
  await page.route(/\/(contact-us|portfolio)\.data/, () => undefined);
  await openMenu(page);
  await page.goForward();
  await expect(menuOf(page)).toBeHidden();
});

test("a slow navigation marks its link at once and shows a progress bar, and the menu closes when the page is there", async ({
  page,
}) => {
  await openHydrated(page, "/");
  const answer = await holdBack(page, /\/portfolio\.data/);
  await openMenu(page);
  const link = menuOf(page).getByRole("link", { name: "Portfolio" });
  await link.evaluate((it: HTMLElement) => {
    it.click();
    it.dataset.said = `${it.ariaBusy} ${getComputedStyle(it).cursor}`;
  });
  await expect(link).toHaveAttribute("data-said", "true progress");
  await expect(page.locator(".progress-bar")).toHaveCSS("opacity", "1");
  await expect(menuOf(page)).toBeVisible();
  answer();
  await expect(menuOf(page)).toBeHidden();
  await expect(page).toHaveURL("/portfolio");
  await expect(page.locator(".progress-bar, [aria-busy]")).toHaveCount(0);
});

test("Get Started is in view in the menu of any window, and a menu that the window has outgrown closes", async ({
  page,
}) => {
  await page.goto("/");
  await openMenu(page);
  for (const [width, height] of [
    [375, 667],
    [320, 568],
    [667, 375],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(menuOf(page).getByRole("link", { name: "Get Started" })).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize({ width: 1_280, height: 800 });
  await expect(page.locator("dialog[open]")).toHaveCount(0);
});

test("every stop of the menu is seen in low windows, where nothing sticks, and on a phone on its side nothing scrolls", async ({
  page,
}) => {
  await openHydrated(page, "/");
  for (const [width, height] of [
    [320, 180],
    [740, 360],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openMenu(page);
    const menu = menuOf(page);
    const stops = await menu.locator("a, button").count();
    for (let stop = 0; stop < stops; stop += 1) {
      const hidden = await page.evaluate(() => {
        const {
          left,
          top,
          width: wide,
          height: high,
        } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
        const hit = document.elementFromPoint(left + wide / 2, top + high / 2);
        return document.activeElement?.contains(hit) ? "" : document.activeElement?.outerHTML.slice(0, 80);
      });
      expect(hidden, `${width} × ${height}, stop ${stop}`).toBe("");
      await page.keyboard.press("Tab");
    }
    const { sticking, overflow, columns } = await menu.evaluate((it) => ({
      sticking: [it, ...it.querySelectorAll("*")].filter((one) => getComputedStyle(one).position === "sticky").length,
      overflow: it.scrollHeight - it.clientHeight,
      columns: new Set([...it.querySelectorAll("nav li")].map((one) => one.getBoundingClientRect().left)).size,
    }));
    expect(sticking).toBe(height < 480 ? 0 : 1);
    if (width === 740) expect({ overflow, columns }).toEqual({ overflow: 0, columns: 2 });
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
  }
});

test("the certificate fits a large window, and scrolls in others, where it can still be read", async ({ page }) => {
  await openHydrated(page, "/");
  const dialog = page.getByRole("dialog", { name: "Company certificate" });
  for (const [width, height, isLarge] of [
    [320, 568, false],
    [844, 390, false],
    [1280, 720, true],
    [1280, 800, true],
    [1920, 1080, true],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.getByRole("button", { name: "View Certification" }).click();
    const hidden = await dialog.evaluate((it) => it.scrollHeight - it.clientHeight);
    if (isLarge) expect(hidden, `${width} × ${height}`).toBe(0);
    expect((await dialog.getByRole("img").boundingBox())?.width, `${width} × ${height}`).toBeGreaterThan(700);
    const [edge, close] = [await dialog.boundingBox(), await dialog.getByRole("button").boundingBox()];
    const gap = (edge?.x ?? 0) + (edge?.width ?? 0) - (close?.x ?? 0) - (close?.width ?? 0);
    expect(gap, "between the button's outline and the edge").toBeGreaterThanOrEqual(12);
    await page.keyboard.press("Escape");
  }
});

test("the miniature of the certificate grows into the dialog, and a service's drawing into its page", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1_280, height: 800 });
  await openHydrated(page, "/");
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    const moved: string[] = Object.assign(window, { moved: [] as string[] }).moved;
    document.startViewTransition = (...update) => {
      const transition = start(...update);
      void transition.ready.then(() => {
        for (const { effect } of document.getAnimations()) moved.push((effect as KeyframeEffect).pseudoElement ?? "");
      });
      return transition;
    };
  });
  const moved = () => page.evaluate(() => (window as unknown as { moved: string[] }).moved.join());
  await page.locator(".certificate-miniature").click();
  await expect(page.getByRole("dialog", { name: "Company certificate" })).toBeVisible();
  await expect.poll(moved).toContain("group(certificate)");
  await page.keyboard.press("Escape");
  await page.locator("main a[href^='/services/']").first().click();
  await expect(page).toHaveURL(/\/services\/./);
  await expect.poll(moved).toContain("group(service)");
});
