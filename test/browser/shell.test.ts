import type { Page } from "@playwright/test";
import { published } from "#test/published.ts";
import { expect, openHydrated, PHONE, test, waitForFrames } from "./fixtures.ts";

const backToTop = (page: Page) => page.getByRole("link", { name: "Back to top" });

test("the back-to-top link appears after 300 px, scrolls smoothly and moves the focus", async ({ page }) => {
  await openHydrated(page, "/");
  await expect(backToTop(page)).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 301));
  await expect(backToTop(page)).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 300));
  await expect(backToTop(page)).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 3_000));
  await page.evaluate(() => {
    Object.assign(window, { positions: new Set() });
    addEventListener("scroll", () => (window as unknown as { positions: Set<number> }).positions.add(scrollY));
  });
  await backToTop(page).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  // An instant jump would record a single position.
  expect(await page.evaluate(() => (window as unknown as { positions: Set<number> }).positions.size)).toBeGreaterThan(
    1,
  );
  await expect(page.locator("[id='site:top']")).toBeFocused();
});

test("the developer card does not open on touch", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, hasTouch: true, isMobile: true, viewport: PHONE });
  const page = await context.newPage();
  await page.goto("/");
  const link = page.locator(".profile-card-host > a");
  await link.evaluate((it) => it.removeAttribute("href"));
  await link.tap();
  // No transition has started, so there is no need to wait for the delay.
  const card = page.locator(".profile-card");
  expect(await card.evaluate((it) => it.getAnimations().length)).toBe(0);
  await expect(card).toBeHidden();
  await context.close();
});

test("the developer card stays open while a mouse points at it, and closes on touch until the mouse returns", async ({
  page,
}) => {
  await openHydrated(page, "/careers");
  const link = page.locator(".profile-card-host > a");
  const card = page.locator(".profile-card");
  await link.hover();
  await expect(card).toBeVisible();
  await card.locator("img").hover();
  await expect(card).toHaveCSS("transition-delay", "0.7s");
  await page.mouse.move(5, 5);
  await expect(card).toBeHidden();
  await link.hover();
  await expect(card).toBeVisible();
  // Chromium does not emulate a mouse and a touchscreen at once.
  await link.dispatchEvent("pointerover", { pointerType: "touch" });
  await expect(card).toBeHidden();
  await page.mouse.move(5, 5);
  await link.hover();
  await expect(card).toBeVisible();
});

test("scroll reveal animates each card once, delayed by its position in the list", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await openHydrated(page, "/");
  await waitForFrames(page);
  const delays = await page.evaluate(async () => {
    const reveals = new Map<Animation, string>();
    for (const from of [0, 1]) {
      for (let top = from; top < document.body.scrollHeight; top += 300) {
        scrollTo({ top, behavior: "instant" });
        // The observer misses cards that pass the viewport between two frames.
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        for (const animation of document.getAnimations()) {
          const { target, getTiming } = animation.effect as KeyframeEffect;
          const list = target?.parentElement?.dataset.reveal;
          if (list) reveals.set(animation, `${list}: ${getTiming.call(animation.effect).delay}`);
        }
      }
    }
    return [...reveals.values()];
  });
  const steps = (list: unknown[], delay: number) => list.map((_, index) => `${delay}: ${index * delay}`);
  // The first three projects and the first three articles.
  const threes = steps(published.projects.slice(0, 3), 200);
  const expected = [...steps(published.services, 50), ...steps(published.team, 100), ...threes, ...threes];
  expect(delays.toSorted()).toEqual(expected.toSorted());
});

test("scroll reveal hides no cards in the document, so saved pages and screenshots show them all", async ({ page }) => {
  const hidden = () =>
    page
      .locator("[data-reveal] > *")
      .evaluateAll((all) => all.filter((card) => !card.checkVisibility({ opacityProperty: true })).length);
  await page.setViewportSize({ width: 1280, height: 700 });
  await openHydrated(page, "/");
  expect(await hidden()).toBe(0);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight / 2, behavior: "instant" }));
  await page.waitForFunction(() =>
    document.getAnimations().some(({ effect }) => (effect as KeyframeEffect).target?.parentElement?.dataset.reveal),
  );
  const saved = (await page.content()).replaceAll(/<script\b.*?<\/script>/gs, "");
  // Leaves the site, whose policy would block the saved styles.
  await page.goto("about:blank");
  await page.setContent(saved);
  expect(await page.locator("[data-reveal] > *").count()).toBeGreaterThan(10);
  expect(await hidden()).toBe(0);
});
