import { chromium } from "@playwright/test";
import { expect, holdReact, hydratedByItself, test } from "./fixtures.ts";

// How React starts, and what works without what an engine may lack.

test("React starts by itself, also where there are no paint entries and no idle callbacks", async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { requestIdleCallback: undefined });
    window.PerformanceObserver = class extends PerformanceObserver {
      override observe() {}
    };
  });
  await page.goto("/careers");
  await hydratedByItself(page);
});

test("it starts by itself when a page comes back from the back/forward cache", async ({ baseURL, launchOptions }) => {
  const browser = await chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  const page = await browser.newPage({ baseURL });
  // The page is left before there was an idle moment.
  await page.addInitScript(() => {
    const whenIdle = window.requestIdleCallback;
    window.requestIdleCallback = () => 0;
    addEventListener("pageshow", ({ persisted }) => {
      if (!persisted) return;
      window.requestIdleCallback = whenIdle;
      document.documentElement.dataset.persisted = "";
    });
  });
  await page.goto("/careers");
  await page.goto("/terms-of-services");
  await page.evaluate(() => history.back());
  await expect(page.locator("html[data-persisted]")).toHaveCount(1);
  await hydratedByItself(page);
  await browser.close();
});

test("what only works with scripts is hidden until the page's script runs", async ({ page, baseURL }) => {
  // Not by the browser's setting, which engines tell the styles of only in part: no script of the page runs.
  await page.route("**/careers", async (route) => {
    const response = await route.fetch({ url: `${baseURL}/careers` });
    const body = (await response.text()).replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, "");
    await route.fulfill({ response, body });
  });
  await page.goto("/careers");
  await expect(page.getByRole("button", { name: "Dark mode" })).toHaveCount(0);
  await expect(page.getByRole("banner").getByRole("link", { name: "About" })).toBeVisible();
});

test("before React starts the developer's card opens on hover, and by keyboard at its link", async ({ page }) => {
  await holdReact(page);
  await page.goto("/careers");
  const card = page.locator(".profile-card");
  await page.locator(".profile-card-host > a").hover();
  await expect(card).toHaveCSS("opacity", "1");
  await page.mouse.move(5, 5);
  await expect(card).toBeHidden();
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).focus();
  await page.keyboard.press("Tab");
  await expect(page.locator(".profile-card-host > a")).toBeFocused();
  await expect(card).toBeVisible();
});
