import { colors } from "#app/colors.ts";
import { rgb } from "#test/browser/contrast.ts";
import { expect, focused, goBack, hidden, hydrated, sign, test, title, visible } from "./fixtures.ts";
import type { EnginePage, Position } from "./playwright-page.ts";

const TOGGLE = ".site-header [data-theme-toggle]";
const MENU = ".mobile-menu";
const OPEN_MENU = "button[commandfor='site:mobile-menu'][command=show-modal]";
const OPEN_CERTIFICATE = "button[command=show-modal]:not([commandfor='site:mobile-menu'])";
const CARD = ".profile-card";
const CARD_LINK = ".profile-card-host > a";

test("a theme chosen on the next page shows after Back", async ({ tab, openHydrated }) => {
  await openHydrated("/");
  await openHydrated("/careers");
  await tab.click(TOGGLE);
  await isDark(tab, true);
  await goBack(tab);
  await title(tab, "/");
  await isDark(tab, true);
});

test("the logo has its size, with the links of the header in one line", async ({ tab, openHydrated }) => {
  // At 768 px the scrollbar of Firefox leaves the links the least room.
  for (const width of [375, 768, 1000, 1280]) {
    await tab.resize(width, 800);
    await openHydrated("/careers");
    const sizes = await tab.evaluate(() =>
      [...document.querySelectorAll(".site-header > .page > a svg, footer a[href='/'] svg")].map((part) => {
        const { top, width, height } = part.getBoundingClientRect();
        const [, , wide = 0, high = 1] = part.getAttribute("viewBox")?.split(" ").map(Number) ?? [];
        const expected = Math.round((28 * wide) / high);
        // A long name without room wraps out of sight.
        const isHidden = wide >= 2 * high && top >= (part.parentElement?.getBoundingClientRect().bottom ?? 0);
        return { width: isHidden ? expected : Math.round(width), height, expected };
      }),
    );
    // Engines differ in what they forgive: Firefox ignores viewBox="0-25 9 9".
    expect(await tab.evaluate(unreadDrawings), `${width} px`).toEqual([]);
    expect(sizes, `${width} px`).toHaveLength(4);
    for (const part of sizes)
      expect(part, `${width} px`).toEqual({ width: part.expected, height: 28, expected: part.expected });
    const lines = await tab.evaluate(
      () =>
        new Set(
          [...document.querySelectorAll(".site-header > .page nav a")].map((link) => link.getBoundingClientRect().top),
        ).size,
    );
    expect(lines, `${width} px: lines of links in the header`).toBe(1);
  }
});

test("the menu fills the window, holds the focus and closes", async ({ tab, openHydrated }) => {
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
    expect(await tab.evaluate(() => document.activeElement?.closest(".site-header > .page, main, footer"))).toBeNull();
  }
  await tab.press("Escape");
  await hidden(tab, MENU);
  await focused(tab, OPEN_MENU);
  await tab.click(OPEN_MENU);
  await tab.click(`${MENU} a[href="/careers"]`);
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

test("theme, dialogs and links work before React and survive its start", async ({ tab, open, site }) => {
  const { release } = site.holdReact();
  await open("/careers");
  await tab.click(TOGGLE);
  await tab.click(".site-header nav a[href='/']");
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

/** Runs in the page. @returns Drawings whose viewBox or path the engine could not read. */
function unreadDrawings(): string[] {
  const isRead = (drawing: SVGSVGElement) => (drawing.viewBox.baseVal?.width ?? 0) > 0;
  const hasLength = (path: SVGPathElement) => path.getTotalLength() > 0;
  return [
    ...[...document.querySelectorAll<SVGSVGElement>("svg[viewBox]")].filter((one) => !isRead(one)),
    ...[...document.querySelectorAll<SVGPathElement>("svg path")].filter((one) => !hasLength(one)),
  ].map(({ outerHTML }) => outerHTML.slice(0, 100));
}

function isDark(tab: EnginePage, dark: boolean): Promise<void> {
  const paper = rgb(colors.paper[dark ? "dark" : "light"]);
  return sign(tab, (wanted) => getComputedStyle(document.body).backgroundColor === wanted, paper);
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
