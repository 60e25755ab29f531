import type { Page } from "@playwright/test";
import { violations } from "./axe.ts";
import { test } from "./changed-site.ts";
import { expect, isSameDocument, markDocument, openHydrated } from "./fixtures.ts";

// Lists with several pages: 44 posts and 23 news. What is on which page: test/app/article-lists.test.ts.

const pages = (page: Page, name: string) => page.getByRole("navigation", { name });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const [label, kind, count] of [
    ["Pages: Articles", "/blogs/", 44],
    ["Pages: Company news", "/news/", 23],
  ] as const) {
    test(`a visitor reaches each entry of ${kind} once and sees it`, async ({ page, changed }) => {
      const found: string[] = [];
      await page.goto(`${changed.origin}/blogs`);
      for (let next = pages(page, label); ; next = pages(page, "Pages")) {
        const links = page.getByRole("main").locator("article h3 a");
        found.push(...(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""))));
        const cards = page.locator("[data-entrance] > *");
        expect(await cards.evaluateAll((all) => all.every((card) => getComputedStyle(card).opacity === "1"))).toBe(
          true,
        );
        const link = next.getByRole("link", { name: "Next" });
        if ((await link.count()) === 0) break;
        await link.click();
      }
      const ofKind = found.filter((path) => path.startsWith(kind));
      expect(ofKind).toHaveLength(count);
      expect(new Set(ofKind).size).toBe(count);
    });
  }
});

test("the next page replaces the list, moves the focus and is announced", async ({ page, changed }) => {
  await openHydrated(page, `${changed.origin}/blogs`);
  await markDocument(page);
  await pages(page, "Pages: Articles").getByRole("link", { name: "Page 2" }).press("Enter");
  // Twice, because React keeps the component between two pages of a list.
  for (const number of [2, 3]) {
    await expect(page).toHaveTitle(`Blogs, page ${number} - MHS`);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(page.getByRole("status")).toHaveText(`Blogs, page ${number} - MHS`);
    await expect(pages(page, "Pages").locator("[aria-current=page]")).toHaveText(`Page ${number}`);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    if (number === 2) await page.getByRole("link", { name: "Next" }).click();
  }
  expect(await isSameDocument(page)).toBe(true);
});

test("a list page is accessible and fits 320 px with links of 44 px", async ({ page, changed }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`${changed.origin}/blogs/page/3`);
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const sizes = await pages(page, "Pages")
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect()))
    .then((boxes) => boxes.flatMap(({ width, height }) => [width, height]));
  expect(sizes.length).toBeGreaterThan(8);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
});
