import type { Page } from "@playwright/test";
import { expect, openHydrated, PHONE, test } from "./fixtures.ts";

// The menu and the certificate.

const menuOf = (page: Page) => page.getByRole("dialog", { name: "Menu" });
const openMenu = (page: Page) => page.getByRole("button", { name: "Open menu" }).click();

test("a dialog moves nothing where the scrollbar takes room", async ({ playwright, launchOptions, baseURL }) => {
  const browser = await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] });
  const page = await browser.newPage({ baseURL: String(baseURL) });
  const places = () =>
    page.locator(".site-header > .page > *").evaluateAll((all) => all.map((part) => part.getBoundingClientRect().x));
  for (const width of [1_024, 1_280, 1_295, 1_310, 1_700]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/");
    expect(await page.evaluate(() => document.documentElement.clientWidth)).toBeLessThan(width);
    const before = await places();
    await page.getByRole("button", { name: "View Certification" }).click();
    await expect(page.locator("dialog:modal")).toBeVisible();
    expect(await places(), `${width}px`).toEqual(before);
  }
  await browser.close();
});

test.describe("on a phone", () => {
  test.use({ viewport: PHONE });

  test("the menu fills the screen, and Escape returns the focus", async ({ page }) => {
    await openHydrated(page, "/");
    await openMenu(page);
    await expect(menuOf(page)).toHaveCSS("transition-duration", /0\.2s/);
    await expect.poll(() => menuOf(page).boundingBox()).toEqual({ x: 0, y: 0, ...PHONE });
    await expect(page.locator("html")).toHaveCSS("overflow-y", "hidden");
    // It stands after the page, but the keyboard goes through it alone.
    for (const name of ["Close menu", "Home", "Services"]) {
      await expect(menuOf(page).locator(":focus")).toHaveAccessibleName(name);
      await page.keyboard.press("Tab");
    }
    await page.keyboard.press("Escape");
    await expect(menuOf(page)).toBeHidden();
    await expect(page.getByRole("button", { name: "Open menu" })).toBeFocused();
  });

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
    await page.goBack();
    await openMenu(page);
    await menuOf(page).getByRole("link", { name: "Portfolio" }).click();
    await expect(menuOf(page)).toBeHidden();
    await expect(page).toHaveURL("/careers");
  });

  test("a menu that the window has outgrown closes", async ({ page }) => {
    await page.goto("/");
    await openMenu(page);
    await page.setViewportSize({ width: 1_280, height: 800 });
    await expect(page.locator("dialog[open]")).toHaveCount(0);
  });

  test("the certificate fits its dialog and can be opened alone", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "View Certification" }).click();
    const dialog = page.getByRole("dialog", { name: "Company certificate" });
    await expect(dialog).toHaveCSS("opacity", "1");
    const picture = dialog.getByRole("img");
    await expect(picture).toBeInViewport({ ratio: 1 });
    const { width = 0, height = 1 } = (await picture.boundingBox()) ?? {};
    expect(width / height).toBeCloseTo(1600 / 1131, 1);
    // Alone, the browser can enlarge it.
    const address = await dialog.getByRole("link", { name: "Show the picture alone" }).getAttribute("href");
    const response = await page.request.get(String(address));
    expect(response.headers()["content-type"]).toMatch(/^image\//);
  });
});
