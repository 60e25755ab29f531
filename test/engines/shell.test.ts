import { colors } from "#app/colors.ts";
import { rgb } from "#test/browser/contrast.ts";
import {
  expect,
  goBack,
  test,
  waitFor,
  waitForFocus,
  waitForHidden,
  waitForHydration,
  waitForTitle,
  waitForVisible,
} from "./fixtures.ts";
import type { Driver, Position } from "./playwright-driver.ts";

const TOGGLE = "body > header [data-theme-toggle]";
const MENU = ".mobile-menu";
const OPEN_MENU = "button[commandfor='site:mobile-menu'][command=show-modal]";
const OPEN_CERTIFICATE = "button[command=show-modal]:not([commandfor='site:mobile-menu'])";

test("the header stays on top with intact drawings, and the chosen theme colors the page and persists after Back", async ({
  driver,
  openHydrated,
}) => {
  await openHydrated("/");
  await openHydrated("/careers");
  // A 768 px window with Firefox's scrollbar leaves the least room for the links.
  for (const width of [375, 768, 1280]) {
    await driver.resize(width, 800);
    await driver.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
    const header = await driver.evaluate(() => {
      const { top, height } = document.querySelector("body > header")?.getBoundingClientRect() ?? new DOMRect();
      const links = [...document.querySelectorAll("body > header nav a")];
      return { top, height, lines: new Set(links.map((link) => link.getBoundingClientRect().top)).size };
    });
    expect(header, `${width} px`).toEqual({ top: 0, height: 64, lines: 1 });
    const logos = await driver.evaluate(() =>
      [...document.querySelectorAll("body > header > div > a svg, footer a[href='/'] svg")].map((part) => {
        const { top, width, height } = part.getBoundingClientRect();
        const [, , wide = 0, high = 1] = part.getAttribute("viewBox")?.split(" ").map(Number) ?? [];
        const expected = Math.round((28 * wide) / high);
        // A wordmark without room wraps out of sight.
        const isHidden = wide >= 2 * high && top >= (part.parentElement?.getBoundingClientRect().bottom ?? 0);
        return { width: isHidden ? expected : Math.round(width), height, expected };
      }),
    );
    expect(logos, `${width} px`).toHaveLength(4);
    for (const logo of logos) expect(logo).toEqual({ width: logo.expected, height: 28, expected: logo.expected });
  }
  // Engines differ in error handling: Firefox ignores viewBox="0-25 9 9".
  expect(await driver.evaluate(unparsedDrawings)).toEqual([]);
  await waitForTheme(driver, false);
  const footerLogo = await driver.evaluate(logoColors, "footer");
  await driver.click(TOGGLE);
  await waitForTheme(driver, true);
  // The footer has the dark logo in both themes (specification, section 4).
  expect(await driver.evaluate(logoColors, "footer")).toEqual(footerLogo);
  expect(await driver.evaluate(logoColors, "header")).toEqual(footerLogo);
  await goBack(driver);
  await waitForTitle(driver, "/");
  await waitForTheme(driver, true);
});

test("a dialog closes on a backdrop click, but not on a drag; the menu traps the focus, and closes on Escape, links and Back", async ({
  driver,
  openHydrated,
}) => {
  await openHydrated("/");
  await driver.click(OPEN_CERTIFICATE);
  await waitForVisible(driver, "dialog:modal");
  const { inside, outside } = await dialogEdgePoints(driver);
  await driver.drag(inside, inside);
  await driver.drag(inside, outside);
  await driver.drag(outside, inside);
  expect(await driver.evaluate(() => document.querySelectorAll("dialog:modal").length)).toBe(1);
  await driver.drag(outside, outside);
  await waitForHidden(driver, "dialog:modal");
  await driver.resize(375, 800);
  await openMenu(driver);
  const fillsWindow = (menu: string) => {
    const box = document.querySelector(menu)?.getBoundingClientRect();
    return box?.width === innerWidth && box.height === innerHeight;
  };
  await waitFor(driver, fillsWindow, MENU);
  // Specification, section 4.
  const duration = (menu: string) => getComputedStyle(document.querySelector(menu) ?? document.body).transitionDuration;
  expect(await driver.evaluate(duration, MENU)).toContain("0.2s");
  for (let count = 0; count < 12; count += 1) {
    await driver.press("Tab");
    // Tab also reaches the browser's UI, while the body is the active element.
    await waitFor(driver, (menu) => document.activeElement?.closest(`${menu}, body`)?.matches(`${menu}, body`), MENU);
    expect(await driver.evaluate(() => document.activeElement?.closest("body > header, main, footer"))).toBeNull();
  }
  await driver.press("Escape");
  await waitForHidden(driver, MENU);
  await waitForFocus(driver, OPEN_MENU);
  // Links to the current page, to another page, and "Get Started".
  for (const [link, path] of [
    ["nav a[href='/']", "/"],
    ["nav a[href='/careers']", "/careers"],
    ["p:last-child a[href='/contact-us']", "/contact-us"],
  ] as const) {
    await openMenu(driver);
    const key = await driver.evaluate(() => history.state?.key);
    await driver.click(`${MENU} ${link}`);
    await waitFor(driver, (previous) => history.state?.key !== previous, key);
    await waitForTitle(driver, path);
    await waitForHidden(driver, MENU);
  }
  await openMenu(driver);
  await goBack(driver);
  await waitForTitle(driver, "/careers");
  await waitForHidden(driver, MENU);
});

test("theme, dialogs and links work before hydration and keep their state through it", async ({
  driver,
  open,
  site,
}) => {
  const release = site.holdHydration();
  await open("/careers");
  await driver.click(TOGGLE);
  await driver.click("body > header nav a[href='/']");
  await waitForTitle(driver, "/");
  await waitForTheme(driver, true);
  await driver.click(OPEN_CERTIFICATE);
  await waitForVisible(driver, "dialog:modal img");
  await driver.press("Escape");
  await waitForHidden(driver, "dialog:modal");
  await driver.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await driver.resize(375, 800);
  await driver.click(OPEN_MENU);
  await driver.click(`${MENU} button[command=close]`);
  await waitForHidden(driver, MENU);
  await driver.click(OPEN_MENU);
  await open("/privacy-policy");
  await goBack(driver);
  await waitForTitle(driver, "/");
  await waitForHidden(driver, MENU);
  await driver.click(OPEN_MENU);
  await waitForVisible(driver, MENU);
  release();
  await waitForHydration(driver);
  await waitForVisible(driver, MENU);
  await waitForTheme(driver, true);
});

/** Clicks until the menu is open, because a page that fades in may swallow a click. */
async function openMenu(driver: Driver): Promise<void> {
  await expect(async () => {
    await driver.click(OPEN_MENU);
    expect(await driver.evaluate((menu) => document.querySelector(menu)?.matches("[open]"), MENU)).toBe(true);
  }).toPass();
}

/** Runs in the page. */
function logoColors(landmark: string): string[] {
  return [...document.querySelectorAll(`${landmark} a[href='/'] svg path`)]
    .filter((path) => !path.closest("dialog, nav"))
    .map((path) => `${getComputedStyle(path).fill} ${getComputedStyle(path).stroke}`);
}

/** Runs in the page. @returns drawings whose viewBox or path the engine could not parse */
function unparsedDrawings(): string[] {
  const isRead = (drawing: SVGSVGElement) => (drawing.viewBox.baseVal?.width ?? 0) > 0;
  const hasLength = (path: SVGPathElement) => path.getTotalLength() > 0;
  return [
    ...[...document.querySelectorAll<SVGSVGElement>("svg[viewBox]")].filter((one) => !isRead(one)),
    ...[...document.querySelectorAll<SVGPathElement>("svg path")].filter((one) => !hasLength(one)),
  ].map(({ outerHTML }) => outerHTML.slice(0, 100));
}

/** Waits until the page, its toggle and its theme-color have the theme. */
function waitForTheme(driver: Driver, dark: boolean): Promise<void> {
  const paper = colors.paper[dark ? "dark" : "light"];
  const isShown = ([color, hex, pressed]: string[]) =>
    getComputedStyle(document.body).backgroundColor === color &&
    document.querySelector("meta[name=theme-color]")?.getAttribute("content") === hex &&
    document.querySelector("[data-theme-toggle]")?.getAttribute("aria-pressed") === pressed;
  return waitFor(driver, isShown, [rgb(paper), paper, String(dark)]);
}

/** @returns a point on the open dialog's padding and one on its backdrop */
async function dialogEdgePoints(driver: Driver): Promise<{ inside: Position; outside: Position }> {
  const { left, top } = await driver.evaluate(async () => {
    const dialog = document.querySelector("dialog:modal");
    // Waits for the opening transition, during which the dialog moves.
    await Promise.allSettled((dialog?.getAnimations() ?? []).map(({ finished }) => finished));
    const { left, top } = dialog?.getBoundingClientRect() ?? new DOMRect();
    return { left, top };
  });
  return { inside: [Math.ceil(left) + 4, Math.ceil(top) + 16], outside: [Math.round(left / 2), 5] };
}
