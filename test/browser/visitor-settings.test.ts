import type { Page } from "@playwright/test";
import { visitedArticles } from "#test/published.ts";
import { contrast } from "./contrast.ts";
import { expect, test } from "./fixtures.ts";
import { whatSticksOut } from "./sticks-out.ts";

// Settings of the browser or system. Twice the text size: every-screen.test.ts.

const PAGES = ["/", "/services", "/portfolio", "/contact-us", visitedArticles[0]?.url ?? "", "/privacy-policy"];

/** Runs in the page: text spacing that must not break a page (WCAG 2.2, 1.4.12). */
function spaceText() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-bottom: 2em !important; }
  `);
  document.adoptedStyleSheets.push(sheet);
}

async function problemsAt(page: Page, widths: number[], height = 800): Promise<string[]> {
  const problems: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    problems.push(...(await page.evaluate(whatSticksOut)));
  }
  return problems;
}

test("pages fit the window with spaced text and at 400 % zoom", async ({ page }) => {
  for (const path of PAGES) {
    await page.goto(path);
    // 1280 by 1024 px at 400 %.
    expect(await problemsAt(page, [320], 256), path).toEqual([]);
    await page.evaluate(spaceText);
    expect(await problemsAt(page, [320, 375, 768, 1280]), path).toEqual([]);
  }
});

for (const theme of ["light", "dark"]) {
  test(`more contrast makes text and lines clearer and the header opaque, ${theme}`, async ({ page }) => {
    // The frame of the map has no storage.
    await page.addInitScript((choice) => window === top && localStorage.setItem("theme", choice), theme);
    await page.emulateMedia({ contrast: "more" });
    await page.goto("/contact-us");
    const color = (selector: string, property: "color" | "borderTopColor" | "backgroundColor") =>
      page
        .locator(selector)
        .first()
        .evaluate((element, name) => getComputedStyle(element)[name], property);
    const paper = await color("body", "backgroundColor");
    const night = await color("footer", "backgroundColor");
    expect(contrast(await color("main p.text-muted", "color"), paper)).toBeGreaterThan(10);
    expect(contrast(await color("#name", "borderTopColor"), paper)).toBeGreaterThan(5);
    expect(contrast(await color("footer p.text-muted", "color"), night)).toBeGreaterThan(10);
    expect(await color(".site-header", "backgroundColor")).toBe(paper);
  });
}
