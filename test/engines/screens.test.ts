import { expect, openHydrated, test } from "#test/browser/fixtures.ts";
import { findOverflow } from "#test/browser/overflow.ts";
import { ignore404, screenPerRoute } from "#test/browser/screens.ts";

test("every kind of screen hydrates and fits phone and desktop", async ({ page, pageErrors }) => {
  test.setTimeout(180_000);
  for (const path of screenPerRoute) {
    await openHydrated(page, path);
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(findOverflow), path).toEqual([]);
    }
  }
  ignore404(pageErrors);
});
