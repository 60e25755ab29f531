import type { Page } from "@playwright/test";
import { violations } from "./axe.ts";
import { test } from "./changed-site.ts";
import { expect, hydrated } from "./fixtures.ts";

// Lists that are longer than a page: 44 posts and 23 news. What is on which page: test/app/article-lists.test.ts.

const pages = (page: Page, name: string) => page.getByRole("navigation", { name });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const [label, kind, count] of [
    ["Pages: Articles", "/blogs/", 44],
    ["Pages: Company news", "/news/", 23],
  ] as const) {
    test(`from /blogs a visitor reaches each entry of ${kind} once, and sees it`, async ({ page, changed }) => {
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

test("a list's next page comes in place: its heading has the focus, its title is announced", async ({
  page,
  changed,
}) => {
  await page.goto(`${changed.origin}/blogs`);
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await pages(page, "Pages: Articles").getByRole("link", { name: "Page 2" }).press("Enter");
  // From one page of a list to another React keeps the component.
  for (const number of [2, 3]) {
    await expect(page).toHaveTitle(`Blogs, page ${number} - MHS`);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(page.getByRole("status")).toHaveText(`Blogs, page ${number} - MHS`);
    await expect(pages(page, "Pages").locator("[aria-current=page]")).toHaveText(`Page ${number}`);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    if (number === 2) await page.getByRole("link", { name: "Next" }).click();
  }
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
});

test("a page of a list has no violations, and at 320 px its links are 44 px and nothing is wider", async ({
  page,
  changed,
}) => {
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
