import { OF_OTHER_TYPEFACES, SITE_CHARACTERS } from "../../app/media/font-characters.ts";
import { expect, hydratedByItself, PHONE, testInSharedContext as test } from "./fixtures.ts";
import { recordShifts, shiftsAfterNextFrame } from "./layout-shifts.ts";
import { watchViolations } from "./policy-violations.ts";
import { ignore404, missingScreens, screens } from "./screens.ts";
import { setTextSize, sticksOut } from "./sticks-out.ts";

const SEARCH_FILE = /\/assets\/search-|\/search\.data/;

const WIDTHS = [320, 375, 768, 1280, 1920];

for (const path of screens) {
  test(`${path} loads, hydrates and is scrolled: no error, violation, failed request or layout shift, one font, no search`, async ({
    page,
    pageErrors,
  }) => {
    const violations = await watchViolations(page);
    await page.addInitScript(recordShifts);
    const asked: string[] = [];
    const failed: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    page.on("response", (response) => {
      if (response.status() >= 400 && new URL(response.url()).pathname !== path) failed.push(response.url());
    });
    for (const viewport of [PHONE, { width: 1280, height: 800 }]) {
      asked.length = 0;
      await page.setViewportSize(viewport);
      const response = await page.goto(path);
      expect(response?.status()).toBe(missingScreens.includes(path) ? 404 : 200);
      await hydratedByItself(page);
      await page.evaluate(async () => {
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        for (let y = 0; y < document.body.scrollHeight; y += innerHeight * 0.8) {
          window.scrollTo(0, y);
          await frame();
        }
      });
      await page.waitForFunction(() =>
        [...document.images].every((image) => image.complete || image.closest("dialog, .profile-card")),
      );
      await page.waitForLoadState("networkidle");
      expect(await page.evaluate(shiftsAfterNextFrame)).toEqual([]);
      expect(asked.filter((file) => file.endsWith(".woff2"))).toHaveLength(1);
      if (!path.startsWith("/search")) expect(asked.filter((file) => SEARCH_FILE.test(file))).toEqual([]);
    }
    const texts = await page.locator("body > :not(script)").allTextContents();
    // Lines of code end with one that is not shown.
    const characters = [...new Set(texts.join("").replaceAll("\n", ""))];
    expect(characters.filter((it) => !`${SITE_CHARACTERS}${OF_OTHER_TYPEFACES}`.includes(it))).toEqual([]);
    expect(violations).toEqual([]);
    expect(failed).toEqual([]);
    ignore404(pageErrors);
  });

  test(`${path} fits every width, also with text of twice the size`, async ({ page, pageErrors }) => {
    await page.goto(path);
    const problems: string[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      problems.push(...(await sticksOut(page)));
    }
    await setTextSize(page, 32);
    for (const width of [375, 640, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      problems.push(...(await sticksOut(page)).map((line) => `twice the text, ${line}`));
    }
    expect(problems).toEqual([]);
    ignore404(pageErrors);
  });
}
