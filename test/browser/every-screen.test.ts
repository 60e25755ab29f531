import { SITE_CHARACTERS } from "#scripts/art/typeface.ts";
import { violations } from "./axe.ts";
import { expect, hydratedByItself, PHONE, test } from "./fixtures.ts";
import { recordShifts, shiftsAfterNextFrame } from "./layout-shifts.ts";
import { ignore404, missingScreens, screens } from "./screens.ts";
import { setTextSize, whatSticksOut } from "./sticks-out.ts";

// Visits each screen once on a phone and once on a desktop, and checks everything that a visit shows.

/**
 * Shown without a second font file. The typeface lacks the Command key symbol, and line breaks of code are not shown.
 */
const CHARACTERS = `${SITE_CHARACTERS}⌘\n`;

for (const path of screens) {
  test(`${path} loads, fits every width and is accessible`, async ({ page, pageErrors }) => {
    await page.addInitScript(recordShifts);
    const asked: string[] = [];
    const failed: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    page.on("response", (response) => {
      if (response.status() >= 400 && new URL(response.url()).pathname !== path) failed.push(response.url());
    });
    for (const viewport of [PHONE, { width: 1280, height: 800 }]) {
      asked.length = 0;
      await page.emulateMedia({ reducedMotion: "no-preference" });
      await page.setViewportSize(viewport);
      const response = await page.goto(path);
      expect(response?.status()).toBe(missingScreens.includes(path) ? 404 : 200);
      await hydratedByItself(page);
      await page.evaluate(async () => {
        for (let y = 0; y < document.body.scrollHeight; y += innerHeight * 0.8) {
          window.scrollTo(0, y);
          await new Promise(requestAnimationFrame);
        }
      });
      await page.waitForFunction(() =>
        [...document.images].every((image) => image.complete || image.closest("dialog, .profile-card")),
      );
      expect(await page.evaluate(shiftsAfterNextFrame)).toEqual([]);
      expect(asked.filter((file) => /\/icons-\w+\.svg$/.test(file))).toHaveLength(1);
      const texts = (await page.locator("body > :not(script)").allTextContents()).join("");
      const fonts = asked.filter((file) => file.endsWith(".woff2"));
      if ([...texts].every((character) => CHARACTERS.includes(character))) expect(fonts).toHaveLength(1);
      // Avoids half-faded content.
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
      expect(await violations(page, viewport === PHONE ? ["dark"] : ["light"])).toEqual([]);
    }
    expect(failed).toEqual([]);

    expect(await page.evaluate(partsWithoutName)).toEqual([]);
    await page.setViewportSize(PHONE);
    expect(await page.evaluate(smallFields)).toEqual([]);
    // The widths and heights of Lighthouse.
    for (const viewport of [
      { width: 412, height: 823 },
      { width: 1350, height: 940 },
    ]) {
      await page.setViewportSize(viewport);
      expect(await page.evaluate(lazyPicturesOfFirstScreen), `${viewport.width} px`).toEqual([]);
    }

    const problems: string[] = [];
    for (const [textSize, widths] of [
      [16, [320, 375, 768, 1280, 1920]],
      [32, [375, 640, 768, 1024, 1280]],
    ] as const) {
      await setTextSize(page, textSize);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        problems.push(...(await page.evaluate(whatSticksOut)).map((line) => `text of ${textSize} px, ${line}`));
      }
    }
    expect(problems).toEqual([]);
    ignore404(pageErrors);
  });
}

/** Runs in the page. The pattern of the footer may come late. */
function lazyPicturesOfFirstScreen(): string[] {
  return [...document.querySelectorAll<HTMLImageElement>("picture > img[loading=lazy]")]
    .filter((image) => image.checkVisibility({ visibilityProperty: true }))
    .filter((image) => image.getBoundingClientRect().top + scrollY < innerHeight)
    .map(({ currentSrc }) => currentSrc);
}

/** Runs in the page. Safari on a phone zooms into a field whose text is smaller than 16 px. */
function smallFields(): string[] {
  return [...document.querySelectorAll("input:not([type=range]), textarea, select")]
    .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
    .map(({ outerHTML }) => outerHTML);
}

/** Runs in the page. A section needs a heading or a name; an <aside> is a landmark, which needs a name. */
function partsWithoutName(): string[] {
  return [...document.querySelectorAll("section, aside:not([role])")]
    .filter((part) => !part.matches("[aria-label], [aria-labelledby], section:has(h1, h2, h3)"))
    .map(({ outerHTML }) => outerHTML.slice(0, 100));
}
