import { DESKTOP, openHydrated, PHONE, test } from "./fixtures.ts";
import { tabThrough } from "./tab-order.ts";

// every-screen.test.ts tabs through <main> of every kind of screen.

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const [name, viewport, forcedColors] of [
  ["a phone", PHONE, "none"],
  ["a desktop in forced colors", DESKTOP, "active"],
] as const) {
  test(`Tab moves through the home page on ${name} in order, with visible focus and without a trap`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openHydrated(page, "/");
    await page.emulateMedia({ forcedColors });
    await tabThrough(page, "body");
  });
}
