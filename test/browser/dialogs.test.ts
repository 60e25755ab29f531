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

test("a slow navigation shows a progress bar, and the menu covers the old page until the chosen one is there", async ({
  page,
}) => {
  await openHydrated(page, "/");
  const answer = await holdBack(page, /\/portfolio\.data/);
  await openMenu(page);
  await menuOf(page).getByRole("link", { name: "Portfolio" }).click();
  await expect(page.locator(".progress-bar")).toHaveCSS("opacity", "1");
  await expect(menuOf(page)).toBeVisible();
  answer();
  await expect(menuOf(page)).toBeHidden();
  await expect(page).toHaveURL("/portfolio");
  await expect(page.locator(".progress-bar")).toHaveCount(0);
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

test("the certificate fits its window without scrolling", async ({ page }) => {
  await openHydrated(page, "/");
  const dialog = page.getByRole("dialog", { name: "Company certificate" });
  for (const [width, height] of [
    [320, 568],
    [1024, 568],
    [1280, 720],
    [1280, 800],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.getByRole("button", { name: "View Certification" }).click();
    const hidden = await dialog.evaluate((it) => it.scrollHeight - it.clientHeight);
    expect(hidden, `${width} × ${height}`).toBe(0);
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
