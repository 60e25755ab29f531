import type { Page } from "@playwright/test";
import { expect, openHydrated, PHONE, test } from "./fixtures.ts";
import { ignore404, kindsOfScreens } from "./screens.ts";

// Tabs through every kind of screen. Reduced motion, so that nothing moves under the focus.

const DESKTOP = { width: 1280, height: 800 };

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const path of kindsOfScreens) {
  test(`${path} shows the focus in order and has no trap`, async ({ page, pageErrors }) => {
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport);
      await openHydrated(page, path);
      await page.evaluate((isDark) => document.documentElement.classList.toggle("dark", isDark), viewport === PHONE);
      // The map runs in another process and takes the focus when it is ready.
      await page.evaluate(() => document.querySelector("iframe")?.remove());
      expect(await walk(page)).toEqual([]);
    }
    ignore404(pageErrors);
  });
}

/** Tabs through the page until the focus leaves. @returns The problems. */
async function walk(page: Page): Promise<string[]> {
  const count = await page.evaluate(markStops);
  expect(count).toBeGreaterThan(10);
  const problems: string[] = [];
  for (let presses = 0, next = 0; presses < count * 2; presses += 1) {
    await page.keyboard.press("Tab");
    const { stop, passed } = await page.evaluate(stopWithFocus, next);
    problems.push(...passed.map((missed) => `passed over: ${missed}`));
    if (stop === count) return problems;
    if (stop === -1) problems.push("a stop that is no control");
    else if (stop < next) problems.push("back again");
    problems.push(...(await page.evaluate(lookAtFocus)));
    next = Math.max(next, stop + 1);
  }
  return [...problems, `the focus does not leave the page after ${count * 2} presses`];
}

/** Runs in the page: marks what Tab should reach. @returns Number of these elements. */
function markStops(): number {
  const candidates = "a[href], button, input, textarea, select, summary, [tabindex]";
  const stops = [...document.querySelectorAll<HTMLElement>(candidates)].filter(
    (element) => element.tabIndex >= 0 && !element.matches(":disabled") && element.checkVisibility(),
  );
  for (const stop of stops) {
    stop.toggleAttribute("data-stop", true);
    stop.toggleAttribute("data-seen", stop.checkVisibility({ visibilityProperty: true }));
  }
  return stops.length;
}

/** Runs in the page. @returns Index of the stop with the focus, and the stops that Tab passed over. */
async function stopWithFocus(next: number): Promise<{ stop: number; passed: string[] }> {
  // "Back to top" depends on the scroll position and needs two frames.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const stops = [...document.querySelectorAll<HTMLElement>("[data-stop]")];
  const { activeElement } = document;
  const hasLeft = activeElement === document.body || (activeElement === stops[0] && next > 0);
  const stop = hasLeft ? stops.length : stops.indexOf(activeElement as HTMLElement);
  // Elements that come and go count if they were visible before the press.
  const passed = stops.slice(next, Math.max(next, stop)).filter((element) => element.matches("[data-seen]"));
  for (const element of stops) {
    element.toggleAttribute("data-seen", element.checkVisibility({ visibilityProperty: true }));
  }
  return { stop, passed: passed.map((element) => element.outerHTML.slice(0, 100)) };
}

/** Runs in the page. The focus must be in the window, uncovered, and shown. */
function lookAtFocus() {
  const element = document.activeElement as HTMLElement;
  const name = `${innerWidth}px: ${element.outerHTML.slice(0, 100)}`;
  const problems: string[] = [];
  const box = element.getBoundingClientRect();
  // The browser scrolls only the caret's line of a tall field into view.
  const seen = Math.min(box.bottom, innerHeight) - Math.max(box.top, 0);
  if (box.left < -1 || box.right > innerWidth + 1 || seen < Math.min(box.height, 48) - 1) {
    problems.push(`is not in the window: from ${box.left},${box.top} to ${box.right},${box.bottom}`);
  }
  if (!element.closest("header, .skip-link, dialog") && box.top < 64) problems.push(`is under the header: ${box.top}`);
  const points = [
    [box.left + box.width / 2, box.top + box.height / 2],
    [box.left + 3, box.top + 3],
    [box.right - 3, box.bottom - 3],
  ] as const;
  const isOnTop = points.some(([x, y]) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  });
  if (!isOnTop) problems.push("is hidden by something else");

  // The link of a card shows the focus around the whole card.
  const style = getComputedStyle(element, element.matches(".stretched-link") ? "::after" : null);
  const isOutlined = style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) > 0;
  if (!isOutlined) problems.push("does not show that it has the focus");
  return problems.map((problem) => `${name}: ${problem}`);
}
