import type { Page } from "@playwright/test";
import { expect, openHydrated, PHONE, test } from "./fixtures.ts";

// The menu and the certificate.

const menuOf = (page: Page) => page.getByRole("dialog", { name: "Menu" });
const openMenu = (page: Page) => page.getByRole("button", { name: "Open menu" }).click();

test.describe("on a phone", () => {
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
