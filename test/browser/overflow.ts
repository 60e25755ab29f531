import { expect, type Page } from "@playwright/test";

/** Sets the browser's font size, in px. The default is 16. */
export async function setTextSize(page: Page, standard: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard, fixed: 26 } });
  await expect(page.locator("html")).toHaveCSS("font-size", `${standard}px`);
}

/** Runs in the page. @returns a line for each element that overflows the window or the header, or is clipped */
export function findOverflow(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const problems: string[] = [];
  if (scrollWidth > clientWidth) problems.push(`${innerWidth}px: the page is ${scrollWidth} px wide`);
  const header = document.querySelector("body > header");
  const headerBottom = header?.getBoundingClientRect().bottom ?? 0;
  for (const element of document.querySelectorAll(
    "h1, h2, h3, h4, p, li, a, button, input, textarea, img, iframe, dd",
  )) {
    // Closed dialogs, the honeypot and the skip link are hidden on purpose.
    const hidden = "[aria-hidden], [href='#site:content']";
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest(hidden)) continue;
    const box = element.getBoundingClientRect();
    if (box.width <= 1) continue;
    const name = element.outerHTML.slice(0, 90);
    // A scrolling row fits the window, but its items do not.
    const row = element.closest(".papers");
    if (row && row.scrollWidth > row.clientWidth) continue;
    if (box.left < -1 || box.right > clientWidth + 1) {
      problems.push(`${innerWidth}px: from ${Math.round(box.left)} to ${Math.round(box.right)}: ${name}`);
    }
    if (header?.contains(element) && !element.closest("dialog") && box.bottom > headerBottom + 1) {
      problems.push(`${innerWidth}px: below the header, down to ${Math.round(box.bottom)}: ${name}`);
    }
    if (element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX !== "visible") {
      if (!element.matches("input, textarea")) problems.push(`${innerWidth}px: cut off: ${name}`);
    }
  }
  return problems;
}

/**
 * Runs in the page.
 *
 * @returns a line for each heading word that breaks across lines. At the default text size, also for each email
 *   address, phone number and range of hours
 */
export function findBrokenWords(textSize: number): string[] {
  const whole = textSize === 16 ? /\S+@\S+|\+\d[\d ]+\d|\d+:\d\d\sto\s\d+:\d\d/g : /$^/g;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const problems: string[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (!text.parentElement?.checkVisibility({ visibilityProperty: true }) || text.parentElement.closest(".sr-only"))
      continue;
    // Breaks after a hyphen are allowed.
    const words = text.parentElement.closest("h1, h2, h3, h4") ? text.data.matchAll(/[^\s-]+/g) : [];
    for (const { 0: part, index } of [...words, ...text.data.matchAll(whole)]) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + part.length);
      const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
      if (lines.size > 1) problems.push(`${innerWidth}px: breaks: ${part}`);
    }
  }
  return problems;
}
