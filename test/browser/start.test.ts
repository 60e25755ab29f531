import { documentTitle } from "#test/published.ts";
import { expect, hydrated, hydratedByItself, test } from "./fixtures.ts";

test("React starts by itself, even without paint entries and idle callbacks", async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { requestIdleCallback: undefined });
    window.PerformanceObserver = class extends PerformanceObserver {
      override observe() {}
    };
  });
  await page.goto("/careers");
  await hydratedByItself(page);
});

test("a visitor who saves data gets React only at the first gesture", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  await page.goto("/careers");
  // Longer than start.ts waits.
  await page.evaluate(
    () => new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve, { timeout: 2_000 }), 1_000)),
  );
  await expect(page.locator("link[rel=modulepreload]")).toHaveCount(0);
  await hydrated(page);
});

test("React starts at once if React Router's tags are not recognized and not deferred", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  await page.route("/careers", async (route) => {
    const response = await route.fetch();
    const html = (await response.text())
      .replace(/<template id="site:preloads"[^>]*>(.*?)<\/template>/, "$1")
      .replace('type="text/plain"', 'async type="module"');
    await route.fulfill({ response, body: html });
  });
  await page.goto("/careers");
  await hydratedByItself(page);
});

test("a copy at another address stays the page that it is, without React", async ({ page, baseURL }) => {
  const documents: string[] = [];
  page.on("request", (request) => request.resourceType() === "document" && documents.push(request.url()));
  await page.route("**/copy/**", async (route) => {
    const url = route.request().url().replace("/copy/", "/");
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  await page.goto("/copy/about-us");
  await page.evaluate(() => dispatchEvent(new Event("pointerover")));
  await page.waitForLoadState("networkidle");
  await expect(page).toHaveTitle(documentTitle("/about-us"));
  expect(documents).toEqual([`${baseURL}/copy/about-us`]);
  await expect(page.locator("link[rel=modulepreload]")).toHaveCount(0);
});

test("links work when scripts cannot be loaded", async ({ page, pageErrors }) => {
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  const failed = page.waitForEvent("console", { predicate: (message) => /could not be started/.test(message.text()) });
  await page.goto("/careers");
  await failed;
  await page.getByRole("banner").getByRole("link", { name: "Services" }).click();
  await expect(page).toHaveTitle(documentTitle("/services"));
  pageErrors.splice(0);
});
