import { reasons } from "#content/home.ts";
import { expect, openHydrated, PHONE, test } from "./fixtures.ts";

test("Get Started is in the first window of phones, which fold all texts of a list but the first", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() => document.fonts.ready);
  const button = page.locator("main").getByRole("link", { name: "Get Started" }).first();
  for (const [width, height] of [
    [568, 320],
    [812, 375],
    [375, 667],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(button, `${width} × ${height} px`).toBeInViewport({ ratio: 1 });
  }

  await page.setViewportSize(PHONE);
  const lists = page.locator("ul:has(> li > details)");
  await expect(lists).not.toHaveCount(0);
  for (const list of await lists.all()) {
    const texts = list.locator("details p");
    await expect(texts.first()).toBeVisible();
    await expect(texts.last()).toBeHidden();
    await list.locator("summary").last().click();
    await expect(texts.last()).toBeVisible();
  }
  await page.reload();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(lists.locator("summary").filter({ visible: true })).toHaveCount(0);
  await expect(lists.locator("p").filter({ visible: true })).toHaveCount(await lists.locator("> li").count());
});

test("a link to words in a closed row opens the row", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(`/#:~:text=${encodeURIComponent(reasons.at(-1)?.description ?? "")}`);
  await expect(page.locator("details[open]").filter({ hasText: reasons.at(-1)?.title })).toHaveCount(1);
});

test("the dark theme shows the dark pictures of projects, and does not load the light ones", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("theme", "dark"));
  await openHydrated(page, "/portfolio");
  const dark = page.locator("main img.dark-only").first();
  await dark.scrollIntoViewIfNeeded();
  await expect.poll(() => dark.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const light = page.locator("main .light-only");
  await expect(light.filter({ visible: true })).toHaveCount(0);
  const sources = await light.evaluateAll((images: HTMLImageElement[]) => images.map(({ currentSrc }) => currentSrc));
  expect(sources.filter(Boolean)).toEqual([]);
});
