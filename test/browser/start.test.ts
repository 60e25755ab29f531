import { hydratedByItself, test } from "./fixtures.ts";

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
