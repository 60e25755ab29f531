import { findOverflow } from "#test/browser/overflow.ts";
import { screenPerRoute } from "#test/browser/screens.ts";
import { expect, test } from "./fixtures.ts";

test("every kind of screen hydrates and fits phone and desktop", async ({ driver, openHydrated }) => {
  test.setTimeout(180_000);
  for (const path of screenPerRoute) {
    await openHydrated(path);
    for (const width of [375, 1280]) {
      await driver.resize(width, 800);
      expect(await driver.evaluate(findOverflow), path).toEqual([]);
    }
  }
});
