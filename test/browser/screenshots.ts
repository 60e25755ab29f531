import { test } from "@playwright/test";
import { visitedPages } from "#test/published.ts";
import { waitForHydration } from "./fixtures.ts";
import { missingScreens } from "./screens.ts";

// To take some screenshots only: npm run screenshots -- -g "/careers at 375"
for (const path of [...visitedPages.map((page) => page.path), ...missingScreens]) {
  for (const width of [375, 768, 1280, 1920]) {
    for (const theme of ["light", "dark"]) {
      test(`${path} at ${width} in ${theme}`, async ({ page }) => {
        await page.setViewportSize({ width, height: width < 500 ? 812 : 900 });
        await page.emulateMedia({ reducedMotion: "reduce" });
        await page.addInitScript((value) => window === top && localStorage.setItem("theme", value), theme);
        await page.route(/openstreetmap/, (route) => route.fulfill({ contentType: "text/html", body: "" }));
        await page.goto(path);
        // A reload finds the typeface in the cache, so that the page shows it for certain (app/media/fonts/fonts.css).
        await page.reload();
        await waitForHydration(page);
        await page.evaluate(async () => {
          for (const image of document.images) image.loading = "eager";
          const shown = [...document.images].filter((image) => image.checkVisibility());
          await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
          await document.fonts.ready;
        });
        const name = path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
        await page.screenshot({ path: `screenshots/${name}-${width}-${theme}.png`, fullPage: true });
      });
    }
  }
}
