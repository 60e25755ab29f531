import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { editFile } from "../copy-site.ts";
import { writeArticles } from "../many-articles.ts";
import { expect, hydrated, PHONE, testInSharedContext as test, test as testInOwnContext } from "./fixtures.ts";
import { flipTheme } from "./screens.ts";
import { type ServedCopy, serveCopy } from "./serve-copy.ts";

// Lists that are longer than a page, in a copy of the site with sixty articles more that is built and served for this
// test: 43 posts and 23 news.

const ORIGIN = "https://mhs.example.com";

let server: ServedCopy;

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  server = await serveCopy((folder) => {
    writeArticles(folder, 60);
    // For the entrance: a list with all of them on one page.
    const lists = "app/articles/article-lists.ts";
    editFile(folder, lists, "[category] : tags", '[category] : [...tags, "Everything"]');
    editFile(folder, lists, "tags.includes(name)", '[...tags, "Everything"].includes(name)');
    editFile(folder, lists, "FIRST_NEWS_LENGTH : PAGE", 'FIRST_NEWS_LENGTH : kind === "tag" ? 100 : PAGE');
  });
});

test.afterAll(() => server?.stop());

const cards = (page: Page) => page.getByRole("main").locator("article h3 a");

const addresses = (page: Page) => cards(page).evaluateAll((links) => links.map((link) => link.getAttribute("href")));

test("/blogs has twelve posts and three news, and leads to the rest", async ({ page }) => {
  await page.goto(`${server.origin}/blogs`);
  await expect(cards(page)).toHaveCount(15);
  await expect(page.locator("#news article")).toHaveCount(3);
  await expect(page.getByRole("navigation", { name: "Pages: Articles" }).getByRole("link")).toHaveCount(4);
  await expect(page.getByRole("navigation", { name: "Pages: Company news" }).getByRole("link")).toHaveCount(3);
  await expect(page.getByRole("navigation", { name: "By subject" }).getByRole("link", { name: "Web" })).toBeVisible();
});

test.describe("without JavaScript", () => {
  testInOwnContext.use({ javaScriptEnabled: false });

  testInOwnContext("every post and every news can be reached from /blogs, once each", async ({ page }) => {
    for (const [label, kind, count] of [
      ["Pages: Articles", "/blogs/", 43],
      ["Pages: Company news", "/news/", 23],
    ] as const) {
      await page.goto(`${server.origin}/blogs`);
      const found = (await addresses(page)).filter((path) => path?.startsWith(kind));
      await page.getByRole("navigation", { name: label }).getByRole("link", { name: "Next" }).click();
      for (;;) {
        found.push(...(await addresses(page)));
        const next = page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Next" });
        if ((await next.count()) === 0) break;
        const before = page.url();
        await next.click();
        await expect(page).not.toHaveURL(before);
      }
      expect(found).toHaveLength(count);
      expect(new Set(found).size).toBe(count);
      const opacities = await page
        .locator("[data-entrance] > *")
        .evaluateAll((items) => items.map((item) => getComputedStyle(item).opacity));
      expect(new Set(opacities)).toEqual(new Set(["1"]));
    }
  });
});

test("by keyboard to the second page: its heading has the focus, its title is announced", async ({ page }) => {
  await page.goto(`${server.origin}/blogs`);
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.locator("article h3 a").nth(11).focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Page 2" }).first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/blogs\/page\/2$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.getByRole("status")).toHaveText("Blogs, page 2 - MHS");
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const current = page.getByRole("navigation", { name: "Pages" }).locator("[aria-current=page]");
  await expect(current).toHaveText("Page 2");
  // From one page of a list to another React keeps the component.
  await page.getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL(/\/blogs\/page\/3$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.getByRole("status")).toHaveText("Blogs, page 3 - MHS");
  await expect(current).toHaveText("Page 3");
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
});

test("from the news' second page back to the first is their section of /blogs", async ({ page }) => {
  await page.goto(`${server.origin}/news/page/2`);
  await hydrated(page);
  await page.getByRole("link", { name: "Previous" }).click();
  await expect(page).toHaveURL(/\/blogs#news$/);
  await expect(page.getByRole("heading", { name: "Company news" })).toBeInViewport();
});

for (const { path, title, previous, next } of [
  { path: "/blogs", title: "Blogs", previous: undefined, next: "/blogs/page/2" },
  { path: "/blogs/page/2", title: "Blogs, page 2", previous: "/blogs", next: "/blogs/page/3" },
  { path: "/blogs/page/4", title: "Blogs, page 4", previous: "/blogs/page/3", next: undefined },
  { path: "/news/page/2", title: "Company news, page 2", previous: "/blogs#news", next: "/news/page/3" },
  {
    path: "/blogs/category/web",
    title: "Articles on Web",
    previous: undefined,
    next: "/blogs/category/web/page/2",
  },
  { path: "/blogs/tag/contracts", title: "Tagged Contracts", previous: undefined, next: undefined },
]) {
  test(`${path} has a head of its own, and its share card is there`, async ({ page, request }) => {
    await page.goto(server.origin + path);
    await expect(page).toHaveTitle(`${title} - MHS`);
    const link = (rel: string) =>
      page.locator(`head link[rel=${rel}]`).evaluateAll((links) => links.map((one) => one.getAttribute("href")));
    expect(await link("canonical")).toEqual([ORIGIN + path]);
    expect(await link("prev")).toEqual(previous ? [ORIGIN + previous] : []);
    expect(await link("next")).toEqual(next ? [ORIGIN + next] : []);
    await expect(page.locator("meta[name=robots]")).toHaveCount(0);
    await expect(page.getByRole("navigation", { name: "Breadcrumb" })).toHaveText(
      path === "/blogs" ? "HomeBlogs" : `HomeBlogs${title}`,
    );
    const card = (await page.locator("meta[property='og:image']").getAttribute("content")) ?? "";
    expect((await request.get(card.replace(ORIGIN, server.origin))).status()).toBe(200);
    expect((await request.get(`${server.origin}${path}.md`)).status()).toBe(200);
  });
}

test("the first page of a list has one address", async ({ request }) => {
  const response = await request.get(`${server.origin}/blogs/category/web/page/1`, { maxRedirects: 0 });
  expect([response.status(), response.headers().location]).toEqual([308, "/blogs/category/web"]);
});

test("beyond the last page there is nothing", async ({ page, pageErrors }) => {
  for (const path of [
    "/blogs/page/5",
    "/news/page/4",
    "/blogs/category/web/page/9",
    "/blogs/tag/none",
    "/blogs/page/0",
  ]) {
    const response = await page.goto(server.origin + path);
    expect(response?.status(), path).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page Not Found");
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  }
  pageErrors.length = 0;
});

test("an article's category and tags lead to their lists, where there are any", async ({ page }) => {
  await page.goto(`${server.origin}/blogs/tag/contracts`);
  await hydrated(page);
  await cards(page).first().click();
  const tags = page.getByRole("list", { name: "Tags" });
  await expect(tags.getByRole("link", { name: "Contracts" })).toHaveAttribute("href", "/blogs/tag/contracts");
  expect(await tags.getByRole("link").count()).toBeLessThan(await tags.getByRole("listitem").count());
});

for (const { path, viewport } of [
  { path: "/blogs", viewport: { width: 1280, height: 900 } },
  { path: "/blogs/category/web", viewport: { width: 1280, height: 900 } },
  { path: "/blogs/page/2", viewport: PHONE },
]) {
  test(`${path} at ${viewport.width} px has no violations in light and dark`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize(viewport);
    await page.goto(server.origin + path);
    for (const _ of ["this theme", "the other"]) {
      const { violations } = await new AxeBuilder({ page }).options({ iframes: false }).setLegacyMode().analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target}`)).toEqual([]);
      await flipTheme(page);
    }
  });
}

test("the pagination's targets are 44 px, and at 320 px nothing is wider than the screen", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`${server.origin}/blogs/page/3`);
  const sizes = await page
    .getByRole("navigation", { name: "Pages" })
    .getByRole("link")
    .evaluateAll((links) =>
      links.map((link) => link.getBoundingClientRect()).map(({ width, height }) => [width, height]),
    );
  expect(sizes.length).toBeGreaterThan(4);
  expect(Math.min(...sizes.flat())).toBeGreaterThanOrEqual(44);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test.describe("entrance in a list of 66 cards", () => {
  for (const { name, viewport, least } of [
    { name: "phone", viewport: PHONE, least: 0 },
    // The third card of a row: proof that something is measured.
    { name: "desktop", viewport: { width: 1280, height: 900 }, least: 200 },
  ]) {
    test(`wherever someone jumps, no card in view is invisible for longer than 0.6 s and its fade, ${name}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await openLongList(page);
      const longest = await page.evaluate(longestInvisible);
      expect(longest).toBeGreaterThanOrEqual(least);
      expect(longest).toBeLessThan(850);
    });
  }
});

async function openLongList(page: Page) {
  await page.goto(`${server.origin}/blogs/tag/everything`);
  await hydrated(page);
  await expect(cards(page)).toHaveCount(66);
  await expect(page.locator(".entrance-waiting").last()).toBeAttached();
}

/**
 * Jumps about the page and watches each frame. Out: for how long, in ms, a card was in view (by a quarter of its
 * height) and not to be seen. A frame counts 50 ms at most: a busy machine makes longer ones.
 */
async function longestInvisible(): Promise<number> {
  const items = [...document.querySelectorAll("[data-entrance] > *")];
  const invisible = new Map<Element, number>();
  let longest = 0;
  let last = performance.now();
  for (const index of [items.length - 1, 30, 48, 12]) {
    items[index]?.scrollIntoView({ behavior: "instant" });
    const end = performance.now() + 1_500;
    while (performance.now() < end) {
      await new Promise(requestAnimationFrame);
      const frame = Math.min(50, performance.now() - last);
      last = performance.now();
      for (const item of items) {
        const { top, bottom, height } = item.getBoundingClientRect();
        const isInView = bottom - height / 4 > 0 && top + height / 4 < innerHeight;
        const isSeen = Number(getComputedStyle(item).opacity) > 0.05;
        const time = isInView && !isSeen ? (invisible.get(item) ?? 0) + frame : 0;
        invisible.set(item, time);
        longest = Math.max(longest, time);
      }
    }
  }
  return longest;
}
