import { chromium, type Page } from "@playwright/test";
import { expect, holdReact, hydrated, hydratedByItself, PHONE, test } from "./fixtures.ts";

// How React starts, and what works without what an engine may lack.

test("React starts by itself, also where there are no paint entries and no idle callbacks", async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { requestIdleCallback: undefined });
    window.PerformanceObserver = class extends PerformanceObserver {
      override observe() {}
    };
  });
  await page.goto("/careers");
  await hydratedByItself(page);
});

test("it starts by itself when a page comes back from the back/forward cache", async ({ baseURL, launchOptions }) => {
  const browser = await chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  const page = await browser.newPage({ baseURL });
  // The page is left before there was an idle moment.
  await page.addInitScript(() => {
    const whenIdle = window.requestIdleCallback;
    window.requestIdleCallback = () => 0;
    addEventListener("pageshow", ({ persisted }) => {
      if (!persisted) return;
      window.requestIdleCallback = whenIdle;
      document.documentElement.dataset.persisted = "";
    });
  });
  await page.goto("/careers");
  await page.goto("/terms-of-services");
  await page.evaluate(() => history.back());
  await expect(page.locator("html[data-persisted]")).toHaveCount(1);
  await hydratedByItself(page);
  await browser.close();
});

test.describe("without invoker commands and light dismiss", () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLButtonElement.prototype, "commandForElement");
      Reflect.deleteProperty(HTMLDialogElement.prototype, "closedBy");
      // What this engine does by itself: only Escape sends `cancel` after a key.
      let key = "";
      addEventListener("keydown", (event) => (key = event.key), true);
      addEventListener("pointerdown", () => (key = ""), true);
      addEventListener("cancel", (event) => key !== "Escape" && event.preventDefault(), true);
      addEventListener("command", (event) => event.preventDefault(), true);
    });
  });

  const press = async (page: Page, from: [number, number], to: [number, number]) => {
    await page.mouse.move(...from);
    await page.mouse.down();
    await page.mouse.move(...to, { steps: 4 });
    await page.mouse.up();
  };

  test("the menu opens and closes by its buttons, before React starts and after it", async ({ page }) => {
    await page.setViewportSize(PHONE);
    const resume = await holdReact(page);
    await page.goto("/");
    const menu = page.getByRole("dialog", { name: "Menu" });
    for (const react of [false, true]) {
      if (react) {
        resume();
        await hydrated(page);
      }
      await page.getByRole("button", { name: "Open menu" }).click();
      await expect(menu).toBeVisible();
      await menu.getByRole("button", { name: "Close menu" }).click();
      await expect(menu).toBeHidden();
    }
  });

  test("a dialog closes by a press on its backdrop, not by one on its padding or a drag over its edge", async ({
    page,
  }) => {
    await page.goto("/");
    await hydrated(page);
    for (const [open, name] of [
      [() => page.getByRole("button", { name: "View Certification" }).click(), "Company certificate"],
      [() => page.keyboard.press("Control+k"), "Search"],
    ] as const) {
      await open();
      const dialog = page.getByRole("dialog", { name });
      await expect(dialog).toHaveCSS("opacity", "1");
      const box = await dialog.boundingBox();
      if (!box) throw new Error("no box");
      const inside: [number, number] = [box.x + 6, box.y + box.height / 2];
      const outside: [number, number] = [box.x / 2, 5];
      for (const [from, to] of [
        [inside, inside],
        [inside, outside],
        [outside, inside],
      ] as const) {
        await press(page, [...from], [...to]);
        await expect(dialog).toBeVisible();
      }
      await press(page, outside, outside);
      await expect(dialog).toBeHidden();
    }
  });
});

test("what only works with scripts is hidden until the page's script runs", async ({ page, baseURL }) => {
  // Not by the browser's setting, which engines tell the styles of only in part: no script of the page runs.
  await page.route("**/careers", async (route) => {
    const response = await route.fetch({ url: `${baseURL}/careers` });
    const body = (await response.text()).replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, "");
    await route.fulfill({ response, body });
  });
  await page.goto("/careers");
  await expect(page.getByRole("button", { name: "Dark mode" })).toHaveCount(0);
  await expect(page.getByRole("banner").getByRole("link", { name: "About" })).toBeVisible();
});

test.describe("before React starts", () => {
  test("the developer's card opens on hover, and by keyboard at its link", async ({ page }) => {
    await page.route(/entry\.client-/, () => undefined);
    await page.goto("/careers");
    const card = page.locator(".profile-card");
    await page.locator(".profile-card-host > a").hover();
    await expect(card).toHaveCSS("opacity", "1");
    await page.mouse.move(5, 5);
    await expect(card).toBeHidden();
    await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).focus();
    await page.keyboard.press("Tab");
    await expect(page.locator(".profile-card-host > a")).toBeFocused();
    await expect(card).toBeVisible();
  });
});
