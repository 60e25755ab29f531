import { expect, hydratedByItself, test } from "./fixtures.ts";

test("React starts by itself, even without paint entries and idle callbacks", async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { requestIdleCallback: undefined });
    window.PerformanceObserver = class extends PerformanceObserver {
      override observe() {}
    };
  });
  await page.goto("/careers");
  await hydratedByItself(page);
});

test("links work when scripts cannot be loaded", async ({ page, pageErrors }) => {
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  const failed = page.waitForEvent("console", { predicate: (message) => /could not be started/.test(message.text()) });
  await page.goto("/careers");
  await failed;
  await page.getByRole("banner").getByRole("link", { name: "Services" }).click();
  await expect(page).toHaveTitle("Services - MHS");
  pageErrors.splice(0);
});
