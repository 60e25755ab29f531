import type { Page } from "@playwright/test";
import { contrast } from "./contrast.ts";
import { expect, holdReact, hydrated, testInSharedContext as test } from "./fixtures.ts";
import { setTextSize, sticksOut } from "./sticks-out.ts";

// What visitors set in their browser or system, before React starts and after it.

const PAGES = ["/", "/services", "/portfolio", "/contact-us", "/blogs/web-development-future", "/privacy-policy"];

const HEADER_WIDTHS = [768, 800, 900, 1024];

/** In the page: words half as long again, as translations have them. */
function lengthenWords() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest("script, style, svg, pre") ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  while (texts.nextNode()) {
    const node = texts.currentNode as Text;
    node.data = node.data.replace(/\p{Letter}+/gu, (word) => word + word.slice(0, Math.ceil(word.length / 2)));
  }
}

/** In the page: the least that a visitor's own style must be able to set (WCAG 2.2, 1.4.12). */
function spaceText() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-bottom: 2em !important; }
  `);
  document.adoptedStyleSheets.push(sheet);
}

for (const react of ["before React", "with React"]) {
  test.describe(react, () => {
    test.beforeEach(async ({ page }) => {
      if (react === "before React") await page.route(/entry\.client-/, () => undefined);
    });

    const open = async (page: Page, path: string) => {
      await page.goto(path);
      if (react === "with React") await hydrated(page);
    };

    const problemsAt = async (page: Page, widths: number[], height = 800) => {
      const problems: string[] = [];
      for (const width of widths) {
        await page.setViewportSize({ width, height });
        problems.push(...(await sticksOut(page)));
      }
      return problems;
    };

    test("text of twice the size fits a phone and a tablet", async ({ page }) => {
      for (const path of PAGES) {
        await open(page, path);
        await setTextSize(page, 32);
        expect(await problemsAt(page, [375, 768, 1024]), path).toEqual([]);
      }
    });

    test("words half as long again fit the header from 768 to 1,024 px", async ({ page }) => {
      await open(page, "/");
      await page.evaluate(lengthenWords);
      expect(await problemsAt(page, HEADER_WIDTHS)).toEqual([]);
    });

    test("spaced text is neither cut off nor wider than the window", async ({ page }) => {
      for (const path of PAGES) {
        await open(page, path);
        await page.evaluate(spaceText);
        expect(await problemsAt(page, [320, 375, 768, 1280]), path).toEqual([]);
      }
    });

    test("at 400 % zoom there is one column and no sideways scrolling", async ({ page }) => {
      for (const path of PAGES) {
        await open(page, path);
        // 1280 by 1024 px.
        expect(await problemsAt(page, [320], 256), path).toEqual([]);
      }
    });

    test("more contrast makes texts and lines clearer, and the header opaque", async ({ page }) => {
      await open(page, "/contact-us");
      const look = () =>
        page.evaluate(() => {
          const color = (selector: string, property: "color" | "borderTopColor" | "backgroundColor") => {
            const element = document.querySelector(selector);
            return element ? getComputedStyle(element)[property] : "";
          };
          return {
            muted: color("main p.text-muted", "color"),
            field: color("#name", "borderTopColor"),
            footer: color("footer p.text-on-night-muted", "color"),
            paper: color("body", "backgroundColor"),
            night: color("footer", "backgroundColor"),
            header: color(".site-header", "backgroundColor"),
          };
        });
      for (const theme of ["light", "dark"]) {
        if (theme === "dark") await page.getByRole("button", { name: "Dark mode" }).click();
        await page.emulateMedia({ contrast: "more" });
        // The colors change gradually.
        await expect.poll(async () => contrast((await look()).muted, (await look()).paper)).toBeGreaterThan(10);
        await expect.poll(async () => contrast((await look()).field, (await look()).paper)).toBeGreaterThan(5);
        const { footer, night, header, paper } = await look();
        expect(contrast(footer, night)).toBeGreaterThan(10);
        expect(header).toBe(paper);
        await page.emulateMedia({ contrast: "no-preference" });
      }
    });
  });
}

test("reduced motion: nothing moves before React starts", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const resume = await holdReact(page);
  await page.goto("/");
  const moving = await page.evaluate(
    () =>
      [...document.querySelectorAll("*")].filter((element) => {
        const { transitionDuration, animationDuration } = getComputedStyle(element);
        return `${transitionDuration},${animationDuration}`.split(",").some((value) => Number.parseFloat(value) > 0);
      }).length,
  );
  expect(moving).toBe(0);
  await page.getByRole("banner").hover();
  resume();
  await hydrated(page);
});
