import { colors } from "#app/colors.ts";
import { rgb } from "#test/browser/contrast.ts";
import { expect, focused, goBack, hidden, hydrated, sign, test, title, visible } from "./fixtures.ts";
import type { EnginePage, Position } from "./playwright-page.ts";

const TOGGLE = "body > header [data-theme-toggle]";
const MENU = ".mobile-menu";
const OPEN_MENU = "button[commandfor='site:mobile-menu'][command=show-modal]";
const OPEN_CERTIFICATE = "button[command=show-modal]:not([commandfor='site:mobile-menu'])";
const CARD = ".profile-card";
const CARD_LINK = ".profile-card-host > a";

test("a chosen theme colors the page and the header, and shows after Back", async ({ tab, openHydrated }) => {
  await openHydrated("/");
  await openHydrated("/careers");
  await isDark(tab, false);
  const footerLogo = await tab.evaluate(logoColors, "footer");
  await tab.click(TOGGLE);
  await isDark(tab, true);
  // Specification, section 4: the logo of the footer is the dark one in both themes.
  expect(await tab.evaluate(logoColors, "footer")).toEqual(footerLogo);
  expect(await tab.evaluate(logoColors, "header")).toEqual(footerLogo);
  await goBack(tab);
  await title(tab, "/");
  await isDark(tab, true);
});

test("the header stays on top, with its links in one line and every drawing as drawn", async ({
  tab,
  openHydrated,
}) => {
  // At 768 px the scrollbar of Firefox leaves the links the least room.
  for (const width of [375, 768, 1280]) {
    await tab.resize(width, 800);
    await openHydrated("/careers");
    await tab.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
    const header = await tab.evaluate(() => {
      const { top, height } = document.querySelector("body > header")?.getBoundingClientRect() ?? new DOMRect();
      const links = [...document.querySelectorAll("body > header nav a")];
      return { top, height, lines: new Set(links.map((link) => link.getBoundingClientRect().top)).size };
    });
    expect(header, `${width} px`).toEqual({ top: 0, height: 64, lines: 1 });
    const logos = await tab.evaluate(() =>
      [...document.querySelectorAll("body > header > div > a svg, footer a[href='/'] svg")].map((part) => {
        const { top, width, height } = part.getBoundingClientRect();
        const [, , wide = 0, high = 1] = part.getAttribute("viewBox")?.split(" ").map(Number) ?? [];
        const expected = Math.round((28 * wide) / high);
        // A long name without room wraps out of sight.
        const isHidden = wide >= 2 * high && top >= (part.parentElement?.getBoundingClientRect().bottom ?? 0);
        return { width: isHidden ? expected : Math.round(width), height, expected };
      }),
    );
    expect(logos, `${width} px`).toHaveLength(4);
    for (const logo of logos) expect(logo).toEqual({ width: logo.expected, height: 28, expected: logo.expected });
    // Engines differ in what they forgive: Firefox ignores viewBox="0-25 9 9".
    expect(await tab.evaluate(unreadDrawings)).toEqual([]);
  }
});

test("the menu fills the window, holds the focus, and closes by Escape, links and Back", async ({
  tab,
  openHydrated,
}) => {
  await tab.resize(375, 800);
  await openHydrated("/");
  await tab.click(OPEN_MENU);
  const fillsWindow = (menu: string) => {
    const box = document.querySelector(menu)?.getBoundingClientRect();
    return box?.width === innerWidth && box.height === innerHeight;
  };
  await sign(tab, fillsWindow, MENU);
  // Specification, section 4.
  const duration = (menu: string) => getComputedStyle(document.querySelector(menu) ?? document.body).transitionDuration;
  expect(await tab.evaluate(duration, MENU)).toContain("0.2s");
  for (let count = 0; count < 12; count += 1) {
    await tab.press("Tab");
    // Tab also reaches the controls of the browser, and then the body has the focus.
    await sign(tab, (menu) => document.activeElement?.closest(`${menu}, body`)?.matches(`${menu}, body`), MENU);
    expect(await tab.evaluate(() => document.activeElement?.closest("body > header, main, footer"))).toBeNull();
  }
  await tab.press("Escape");
  await hidden(tab, MENU);
  await focused(tab, OPEN_MENU);
  // The open page, another page, and "Get Started".
  for (const [link, path] of [
    ["nav a[href='/']", "/"],
    ["nav a[href='/careers']", "/careers"],
    ["p:last-child a[href='/contact-us']", "/contact-us"],
  ] as const) {
    await tab.click(OPEN_MENU);
    const key = await tab.evaluate(() => history.state?.key);
    await tab.click(`${MENU} ${link}`);
    // The cross-fade of this navigation would swallow the next click.
    await sign(tab, (previous) => history.state?.key !== previous, key);
    await title(tab, path);
    await hidden(tab, MENU);
  }
  await tab.click(OPEN_MENU);
  await visible(tab, MENU);
  await goBack(tab);
  await title(tab, "/careers");
  await hidden(tab, MENU);
});

test("a dialog closes by a click on the backdrop, but not by a drag", async ({ tab, openHydrated }) => {
  await openHydrated("/");
  await tab.click(OPEN_CERTIFICATE);
  await visible(tab, "dialog:modal");
  const { inside, outside } = await edge(tab);
  await tab.drag(inside, inside);
  await tab.drag(inside, outside);
  await tab.drag(outside, inside);
  expect(await tab.evaluate(() => document.querySelectorAll("dialog:modal").length)).toBe(1);
  await tab.drag(outside, outside);
  await hidden(tab, "dialog:modal");
});

test("the developer's card opens on hover and focus, and Escape closes it", async ({ tab, openHydrated }) => {
  // Specification, section 4.
  const delay = () => getComputedStyle(document.querySelector(".profile-card") ?? document.body).transitionDelay;
  await openHydrated("/careers");
  await tab.hover(CARD_LINK);
  expect(await tab.evaluate(delay)).toContain("0.7s");
  await visible(tab, CARD);
  await tab.hover(`${CARD} img`);
  expect(await tab.evaluate(delay)).toContain("0.7s");
  await tab.drag([5, 5], [5, 5]);
  expect(await tab.evaluate(delay)).toContain("0.3s");
  await hidden(tab, CARD);
  await tab.evaluate(() => document.querySelector<HTMLElement>("footer a[href='/privacy-policy']")?.focus());
  await tab.press("Tab");
  await focused(tab, CARD_LINK);
  await visible(tab, CARD);
  await tab.press("Escape");
  await hidden(tab, CARD);
});

test("theme, dialogs and links work before React, and stay as they are when it starts", async ({ tab, open, site }) => {
  const { release } = site.holdReact();
  await open("/careers");
  await tab.click(TOGGLE);
  await tab.click("body > header nav a[href='/']");
  await title(tab, "/");
  await isDark(tab, true);
  await tab.click(OPEN_CERTIFICATE);
  await visible(tab, "dialog:modal img");
  await tab.press("Escape");
  await hidden(tab, "dialog:modal");
  await tab.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await tab.resize(375, 800);
  await tab.click(OPEN_MENU);
  await tab.click(`${MENU} button[command=close]`);
  await hidden(tab, MENU);
  await tab.click(OPEN_MENU);
  await open("/privacy-policy");
  await goBack(tab);
  await title(tab, "/");
  await hidden(tab, MENU);
  await tab.click(OPEN_MENU);
  await visible(tab, MENU);
  release();
  await hydrated(tab);
  await visible(tab, MENU);
  await isDark(tab, true);
});

test("React starts on a page that comes back after it was left early", async ({ tab, open, site }) => {
  const { requested, release } = site.holdReact();
  await open("/");
  await requested;
  await open("/privacy-policy");
  await goBack(tab);
  await title(tab, "/");
  release();
  await hydrated(tab);
});

/** Runs in the page. */
function logoColors(landmark: string): string[] {
  return [...document.querySelectorAll(`${landmark} a[href='/'] svg path`)]
    .filter((path) => !path.closest("dialog, nav"))
    .map((path) => `${getComputedStyle(path).fill} ${getComputedStyle(path).stroke}`);
}

/** Runs in the page. @returns Drawings whose viewBox or path the engine could not read. */
function unreadDrawings(): string[] {
  const isRead = (drawing: SVGSVGElement) => (drawing.viewBox.baseVal?.width ?? 0) > 0;
  const hasLength = (path: SVGPathElement) => path.getTotalLength() > 0;
  return [
    ...[...document.querySelectorAll<SVGSVGElement>("svg[viewBox]")].filter((one) => !isRead(one)),
    ...[...document.querySelectorAll<SVGPathElement>("svg path")].filter((one) => !hasLength(one)),
  ].map(({ outerHTML }) => outerHTML.slice(0, 100));
}

/** Waits until the page, its toggle and the bars of a phone's browser have a theme. */
function isDark(tab: EnginePage, dark: boolean): Promise<void> {
  const paper = colors.paper[dark ? "dark" : "light"];
  const isShown = ([color, hex, pressed]: string[]) =>
    getComputedStyle(document.body).backgroundColor === color &&
    document.querySelector("meta[name=theme-color]")?.getAttribute("content") === hex &&
    document.querySelector("[data-theme-toggle]")?.getAttribute("aria-pressed") === pressed;
  return sign(tab, isShown, [rgb(paper), paper, String(dark)]);
}

/** @returns A point on the padding of the open dialog and one on its backdrop. */
async function edge(tab: EnginePage): Promise<{ inside: Position; outside: Position }> {
  const { left, top } = await tab.evaluate(async () => {
    const dialog = document.querySelector("dialog:modal");
    // The dialog moves while it opens.
    await Promise.allSettled((dialog?.getAnimations() ?? []).map(({ finished }) => finished));
    const { left, top } = dialog?.getBoundingClientRect() ?? new DOMRect();
    return { left, top };
  });
  return { inside: [Math.ceil(left) + 4, Math.ceil(top) + 16], outside: [Math.round(left / 2), 5] };
}
