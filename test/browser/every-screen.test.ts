import type { Page, ViewportSize } from "@playwright/test";
import { SITE_CHARACTERS, WESTERN_CHARACTERS } from "#scripts/typeface.ts";
import { axeViolations } from "./axe.ts";
import { DESKTOP, expect, holdRequests, openHydrated, PHONE, test, waitForHydration } from "./fixtures.ts";
import { layoutShiftsAfterNextFrame, recordLayoutShifts } from "./layout-shifts.ts";
import { findBrokenWords, findOverflow, setTextSize } from "./overflow.ts";
import { ignore404, missingScreens, screenPerRoute, screens } from "./screens.ts";
import { tabThrough } from "./tab-order.ts";

// Screens of one route have the same parts, so only the first of each is visited on a desktop and tested with axe, the
// keyboard, large text and wide text spacing.

/** Characters that need no second font file: the typeface lacks ⌘, and line breaks of code are invisible. */
const CHARACTERS = `${SITE_CHARACTERS}⌘\n`;

/** Kinds of screens that always show a link to the contact form on a phone. */
const WITH_CONTACT_LINK = /^\/(services(\/.*)?|portfolio|about-us|careers)?$/;

// Avoids half-faded content. Reveals and transitions move no layout.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test.afterEach(({ pageErrors }) => ignore404(pageErrors));

for (const path of screens) {
  test(`${path} loads on a phone without layout shifts, fits every width and is accessible`, async ({ page }) => {
    const contactLinks = await testLoading(page, path, PHONE);
    if (WITH_CONTACT_LINK.test(path))
      expect(Math.min(...contactLinks), "links to the contact form in view").not.toBe(0);
    expect(await page.evaluate(unnamedSections)).toEqual([]);
    expect(await page.evaluate(smallFields), "fields whose text is smaller than 16 px").toEqual([]);
    const isFirst = screenPerRoute.includes(path);
    if (isFirst) {
      expect(await axeViolations(page, ["dark"])).toEqual([]);
      await skipToContent(page);
      await tabThrough(page, "main");
    }
    expect(await findProblems(page, [320, 768, 1280], 16)).toEqual([]);
    if (!isFirst) return;
    expect(await axeViolations(page, ["light"])).toEqual([]);
    await setTextSize(page, 32);
    expect(await findProblems(page, [320]), "twice the text size").toEqual([]);
    expect(await findProblems(page, [640, 1280], 32), "twice the text size").toEqual([]);
    await setTextSize(page, 16);
    await page.evaluate(setTextSpacing);
    expect(await findProblems(page, [320, 1280]), "spaced text").toEqual([]);
  });
}

for (const path of screenPerRoute) {
  test(`${path} loads on a desktop without layout shifts`, async ({ page }) => {
    await testLoading(page, path, DESKTOP);
  });
}

test("the typeface has every character of its subset", async ({ page }) => {
  // React would render the changed headline again, and replace it.
  await openHydrated(page, "/");
  await page.locator("h1").evaluate((headline, characters) => {
    headline.textContent = characters;
  }, SITE_CHARACTERS + WESTERN_CHARACTERS);
  await page.evaluate(() => document.fonts.ready);
  await expect.poll(() => headlineFonts(page)).toEqual(["Plus Jakarta Sans"]);
});

/**
 * Loads and scrolls through a screen whose fonts arrive after the first paint, as on a slow connection.
 *
 * @returns the number of visible links to the contact form at each step of scrolling
 */
async function testLoading(page: Page, path: string, viewport: ViewportSize): Promise<number[]> {
  const requested: string[] = [];
  const failed: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  page.on("response", (response) => {
    if (response.status() >= 400 && new URL(response.url()).pathname !== path) failed.push(response.url());
  });
  await page.addInitScript(recordLayoutShifts);
  await page.setViewportSize(viewport);
  const showTypeface = await holdRequests(page, "**/*.woff2");
  const response = await page.goto(path, { waitUntil: "commit" });
  expect(response?.status()).toBe(missingScreens.includes(path) ? 404 : 200);
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  showTypeface();
  await page.waitForLoadState("load");
  await page.evaluate(() => document.fonts.ready);
  await waitForHydration(page);
  const contactLinks = await page.evaluate(scrollThrough);
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || !image.checkVisibility({ visibilityProperty: true })),
  );
  const advice = "The page moved. If the typeface broke a line elsewhere than its fallback, reword that text.";
  expect(await page.evaluate(layoutShiftsAfterNextFrame), advice).toEqual([]);
  expect(await page.evaluate(lazyPicturesAboveFold)).toEqual([]);
  expect(await headlineFonts(page)).toEqual(["Plus Jakarta Sans"]);
  const texts = (await page.locator("body > :not(script)").allTextContents()).join("");
  const fonts = requested.filter((file) => file.endsWith(".woff2"));
  if ([...texts].every((character) => CHARACTERS.includes(character))) expect(fonts).toHaveLength(1);
  expect(requested.filter((file) => /\/icons-[\w-]+\.svg$/.test(file))).toHaveLength(1);
  expect(failed).toEqual([]);
  return contactLinks;
}

/** Runs in the page. @returns the number of uncovered links to the contact form, 44 px high or more, at each step */
async function scrollThrough(): Promise<number[]> {
  const found: number[] = [];
  for (let y = 0; y < document.body.scrollHeight; y += innerHeight * 0.6) {
    scrollTo({ top: y, behavior: "instant" });
    await new Promise(requestAnimationFrame);
    const shown = [...document.querySelectorAll("a[href='/contact-us']")].filter((link) => {
      const { left, top, width, height } = link.getBoundingClientRect();
      return height >= 44 && link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    found.push(shown.length);
  }
  return found;
}

/**
 * @param textSize in px, needed to find broken words
 * @returns a line for each element that overflows, and each word that breaks, at the widths in px
 */
async function findProblems(page: Page, widths: number[], textSize?: number): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    // 320 × 256 px is a 1280 × 1024 window at 400 % zoom.
    await page.setViewportSize({ width, height: width === 320 ? 256 : 800 });
    found.push(...(await page.evaluate(findOverflow)));
    if (textSize) found.push(...(await page.evaluate(findBrokenWords, textSize)));
  }
  return found;
}

/** Moves the focus to <main> with the skip link. */
async function skipToContent(page: Page): Promise<void> {
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
}

/** @returns the fonts that the browser has used for the headline */
async function headlineFonts(page: Page): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("DOM.enable");
  await browser.send("CSS.enable");
  const { root } = await browser.send("DOM.getDocument");
  const { nodeId } = await browser.send("DOM.querySelector", { nodeId: root.nodeId, selector: "h1" });
  const { fonts } = await browser.send("CSS.getPlatformFontsForNode", { nodeId });
  await browser.detach();
  return fonts.map(({ familyName }) => familyName);
}

/**
 * Runs in the page.
 *
 * @returns the URLs of lazy pictures above the fold, which should load eagerly unless they have a version for each theme
 */
function lazyPicturesAboveFold(): string[] {
  return [...document.querySelectorAll<HTMLImageElement>("picture > img[loading=lazy]:not(.light-only, .dark-only)")]
    .filter((image) => image.checkVisibility({ visibilityProperty: true }))
    .filter((image) => image.getBoundingClientRect().top + scrollY < innerHeight)
    .map(({ currentSrc }) => currentSrc);
}

/** Runs in the page. @returns fields with text below 16 px, into which iOS Safari zooms on focus */
function smallFields(): string[] {
  const withoutText = "[type=range], [type=radio], [type=checkbox], [type=color]";
  return [...document.querySelectorAll(`input:not(${withoutText}), textarea, select`)]
    .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
    .map(({ outerHTML }) => outerHTML);
}

/** Runs in the page. @returns sections without heading or name, and asides without name */
function unnamedSections(): string[] {
  return [...document.querySelectorAll("section, aside:not([role])")]
    .filter((part) => !part.matches("[aria-label], [aria-labelledby], section:has(h1, h2, h3)"))
    .map(({ outerHTML }) => outerHTML.slice(0, 100));
}

/** Runs in the page. Sets the text spacing that must not break a page (WCAG 2.2, 1.4.12). */
function setTextSpacing() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-bottom: 2em !important; }
  `);
  document.adoptedStyleSheets.push(sheet);
}
