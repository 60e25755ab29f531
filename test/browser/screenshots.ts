import { test } from "@playwright/test";
import { visitedPages } from "#test/published.ts";
import { hydrated } from "./fixtures.ts";
import { missingScreens } from "./screens.ts";

// Variables such as SCREENS=/,/careers and WIDTHS=375 select some.
const screens = process.env.SCREENS?.split(",") ?? [...visitedPages.map(({ path }) => path), ...missingScreens];
const widths = (process.env.WIDTHS ?? "375,768,1280,1920").split(",").map(Number);
const themes = (process.env.THEMES ?? "light,dark").split(",");

for (const path of screens) {
  for (const width of widths) {
    for (const theme of themes) {
      test(`${path} at ${width} in ${theme}`, async ({ browser, baseURL }) => {
        const context = await browser.newContext({
          baseURL,
          viewport: { width, height: width < 500 ? 812 : 900 },
          reducedMotion: "reduce",
        });
        await context.addInitScript((value) => localStorage.setItem("theme", value), theme);
        await context.route(/openstreetmap/, (route) => route.fulfill({ contentType: "text/html", body: "" }));
        const page = await context.newPage();
        await page.goto(path);
        // Only a page that finds the typeface in the cache surely shows it (app/media/fonts/fonts.css).
        await page.reload();
        await hydrated(page);
        await page.evaluate(async () => {
          for (const image of document.images) image.loading = "eager";
          await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
          await document.fonts.ready;
        });
        const name = path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
        await page.screenshot({ path: `screenshots/${name}-${width}-${theme}.png`, fullPage: true });
        await context.close();
      });
    }
  }
}
