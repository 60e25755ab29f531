import type { Page } from "@playwright/test";
import { colors } from "#app/colors.ts";
import { rgb } from "#test/browser/contrast.ts";
import { expect, holdHydration, openHydrated, PHONE, test, waitForHydration } from "#test/browser/fixtures.ts";
import { documentTitle } from "#test/published.ts";
import { headerLayout, logoColors, logoSizes, shownTheme, unparsedDrawings } from "./in-page.ts";

const toggle = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Dark mode" });
const openMenu = (page: Page) => page.getByRole("button", { name: "Open menu" });
const menuOf = (page: Page) => page.getByRole("dialog", { name: "Menu" });
const openCertificate = (page: Page) => page.getByRole("button", { name: "View Certification" });

test("the header stays on top with intact drawings, and the chosen theme colors the page and persists after Back", async ({
  page,
}) => {
  await openHydrated(page, "/");
  await openHydrated(page, "/careers");
  // A 768 px window with Firefox's scrollbar leaves the least room for the links.
  for (const width of [375, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
    expect(await page.evaluate(headerLayout), `${width} px`).toEqual({ top: 0, height: 64, lines: 1 });
    const logos = await page.evaluate(logoSizes);
    expect(logos, `${width} px`).toHaveLength(4);
    for (const { size, expected } of logos) expect(size, `${width} px`).toEqual(expected);
  }
  expect(await page.evaluate(unparsedDrawings)).toEqual([]);
  await expectTheme(page, false);
  const footerLogo = await page.evaluate(logoColors, "footer");
  await toggle(page).click();
  await expectTheme(page, true);
  // The footer has the dark logo in both themes (specification, section 4).
  expect(await page.evaluate(logoColors, "footer")).toEqual(footerLogo);
  expect(await page.evaluate(logoColors, "header")).toEqual(footerLogo);
  // Playwright waits for a `load` event, which a page from Firefox's bfcache does not fire.
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect.poll(() => page.evaluate(() => document.title).catch(() => "")).toBe(documentTitle("/"));
  await expectTheme(page, true);
});

test("a dialog closes on a backdrop click, but not on a drag; the menu traps the focus, and closes on Escape, links and Back", async ({
  page,
}) => {
  await openHydrated(page, "/");
  await openCertificate(page).click();
  const certificate = page.getByRole("dialog", { name: "Company certificate" });
  // Playwright waits for the opening transition, during which the dialog moves.
  await certificate.hover();
  const { x, y } = (await certificate.boundingBox()) ?? { x: 0, y: 0 };
  const inside: [number, number] = [Math.ceil(x) + 4, Math.ceil(y) + 16];
  const outside: [number, number] = [Math.round(x / 2), 5];
  for (const [from, to] of [
    [inside, inside],
    [inside, outside],
    [outside, inside],
    [outside, outside],
  ] as const) {
    await expect(certificate).toBeVisible();
    await page.mouse.move(...from);
    await page.mouse.down();
    await page.mouse.move(...to, { steps: 4 });
    await page.mouse.up();
  }
  await expect(certificate).toBeHidden();

  await page.setViewportSize(PHONE);
  const menu = menuOf(page);
  await openMenu(page).click();
  await expect.poll(() => menu.boundingBox()).toEqual({ x: 0, y: 0, ...PHONE });
  // Specification, section 4.
  await expect(menu).toHaveCSS("transition-duration", /0\.2s/);
  for (let count = 0; count < 12; count += 1) {
    await page.keyboard.press("Tab");
    // Tab also reaches the browser's UI, while the body is the active element.
    expect(await page.evaluate(() => document.activeElement?.matches("body, dialog *"))).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  // The last Tab may have moved the window's focus to the browser's UI.
  await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe("Open menu");
  for (const [link, path] of [
    ["Home", "/"],
    ["Career", "/careers"],
    ["Get Started", "/contact-us"],
  ] as const) {
    await openMenu(page).click();
    const key = await page.evaluate(() => history.state?.key);
    await menu.getByRole("link", { name: link }).click();
    await expect.poll(() => page.evaluate(() => history.state?.key)).not.toBe(key);
    await expect(page).toHaveTitle(documentTitle(path));
    await expect(menu).toBeHidden();
  }
  await openMenu(page).click();
  await page.evaluate(() => history.back());
  await expect(page).toHaveTitle(documentTitle("/careers"));
  await expect(menu).toBeHidden();
});

test("theme, dialogs and links work before hydration and keep their state through it", async ({ page }) => {
  const release = await holdHydration(page);
  await page.goto("/careers");
  await toggle(page).click();
  await page.getByRole("banner").getByRole("link", { name: "Home", exact: true }).click();
  await expect(page).toHaveTitle(documentTitle("/"));
  await expectTheme(page, true);
  await openCertificate(page).click();
  await expect(page.getByRole("dialog").getByRole("img")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.setViewportSize(PHONE);
  const menu = menuOf(page);
  await openMenu(page).click();
  await menu.getByRole("button", { name: "Close menu" }).click();
  await expect(menu).toBeHidden();
  await openMenu(page).click();
  await page.goto("/privacy-policy");
  await page.evaluate(() => history.back());
  await expect(page).toHaveTitle(documentTitle("/"));
  await expect(menu).toBeHidden();
  await openMenu(page).click();
  await expect(menu).toBeVisible();
  await release();
  await waitForHydration(page);
  await expect(menu).toBeVisible();
  await expectTheme(page, true);
});

/** Expects the page, its toggle and its theme-color to have the theme. */
async function expectTheme(page: Page, isDark: boolean): Promise<void> {
  const paper = colors.paper[isDark ? "dark" : "light"];
  await expect.poll(() => page.evaluate(shownTheme)).toEqual([rgb(paper), paper, String(isDark)]);
}
