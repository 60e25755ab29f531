import { expect, type Page } from "@playwright/test";
import { waitForFrames } from "./fixtures.ts";

/**
 * Presses Tab through a part of the page. Expects that each element gets a visible focus in order, and that the last one
 * does not trap it. The page should have reduced motion, which keeps focused elements in place.
 *
 * @param part selector; the focus must be before it
 */
export async function tabThrough(page: Page, part: string): Promise<void> {
  // The map, which runs in another process, takes the focus when it is ready.
  await page.evaluate(() => document.querySelector("iframe")?.remove());
  // "Back to top" may still be visible from before a scroll.
  await waitForFrames(page);
  const stops = await page.evaluate(markStops, part);
  expect(stops.length).toBeGreaterThan(0);
  const reached: string[] = [];
  const problems: string[] = [];
  for (let presses = 0; reached.at(-1) !== stops.at(-1) && presses < 2 * stops.length; presses += 1) {
    await page.keyboard.press("Tab");
    const focus = await page.evaluate(inspectFocus);
    reached.push(...focus.stop);
    problems.push(...focus.problems);
  }
  expect(reached, "what Tab reaches, beside what it should reach").toEqual(stops);
  expect(problems).toEqual([]);
  await page.keyboard.press("Tab");
  const isTrapped = () => document.activeElement?.matches("[data-stop]:not([href='#site:content'])");
  expect(await page.evaluate(isTrapped)).toBe(false);
}

/**
 * Runs in the page. Marks the elements that Tab should reach, with one radio button per group.
 *
 * @returns a name for each of these elements, in document order
 */
function markStops(part: string): string[] {
  const isStopOfGroup = (element: HTMLElement) => {
    if (!(element instanceof HTMLInputElement) || element.type !== "radio" || !element.name) return true;
    const group = (element.form ?? document).querySelectorAll<HTMLInputElement>(`[type=radio][name="${element.name}"]`);
    return element === ([...group].find(({ checked }) => checked) ?? group[0]);
  };
  const candidates = `:is(a[href], button, input, textarea, select, summary, [tabindex]):not(:disabled)`;
  return [...document.querySelectorAll<HTMLElement>(`${part} ${candidates}`)]
    .filter((element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }))
    .filter(isStopOfGroup)
    .map((element, index) => {
      element.dataset.stop = `${index}: ${element.outerHTML.slice(0, 100)}`;
      return element.dataset.stop;
    });
}

/**
 * Runs in the page. Checks that the focused element is in the viewport, uncovered and outlined.
 *
 * @returns no `stop` for an element that appears and disappears, such as "Back to top"
 */
function inspectFocus(): { stop: string[]; problems: string[] } {
  const element = document.activeElement as HTMLElement;
  const name = `${innerWidth}px: ${element.outerHTML.slice(0, 100)}`;
  const problems: string[] = [];
  const box = element.getBoundingClientRect();
  // Browsers scroll only the caret's line of a tall field into view.
  const seen = Math.min(box.bottom, innerHeight) - Math.max(box.top, 0);
  if (box.left < -1 || box.right > innerWidth + 1 || seen < Math.min(box.height, 48) - 1) {
    problems.push(`is not in the window: from ${box.left},${box.top} to ${box.right},${box.bottom}`);
  }
  if (!element.closest("header, [href='#site:content'], dialog") && box.top < 64)
    problems.push(`is under the header: ${box.top}`);
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

  // A card's link has its outline around the whole card.
  const style = getComputedStyle(element, element.matches(".stretched-link") ? "::after" : null);
  const isOutlined = style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) > 0;
  if (!isOutlined) problems.push("does not show that it has the focus");
  return {
    stop: element.dataset.stop ? [element.dataset.stop] : [],
    problems: problems.map((problem) => `${name}: ${problem}`),
  };
}
