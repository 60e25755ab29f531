import { kindsOfScreens } from "#test/browser/screens.ts";
import { whatSticksOut } from "#test/browser/sticks-out.ts";
import { expect, test } from "./fixtures.ts";

test("every kind of screen starts React and fits phone and desktop", async ({ tab, openHydrated }) => {
  test.setTimeout(180_000);
  for (const path of kindsOfScreens) {
    await openHydrated(path);
    for (const width of [375, 1280]) {
      await tab.resize(width, 800);
      expect(await tab.evaluate(whatSticksOut), path).toEqual([]);
    }
  }
});
