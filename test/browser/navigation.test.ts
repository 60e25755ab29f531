import type { Route } from "@playwright/test";
import { documentTitle, published, visitedArticles } from "#test/published.ts";
import { expect, isSameDocument, markDocument, openHydrated, test, waitForHydration } from "./fixtures.ts";
import { ignore404 } from "./screens.ts";

const ARTICLE = visitedArticles[0]?.url ?? "";

test("navigating between two articles moves the focus and announces the title", async ({ page }) => {
  await openHydrated(page, ARTICLE);
  await markDocument(page);
  await page.getByRole("complementary").getByRole("link").first().click();
  await expect(page).not.toHaveURL(ARTICLE);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toBeFocused();
  await expect(heading).toHaveCSS("outline-style", "none");
  await expect(page.getByRole("status").filter({ hasText: await page.title() })).toHaveCount(1);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await isSameDocument(page)).toBe(true);
});

test("a link on an error screen removes its noindex, and Back shows the screen again", async ({ page, pageErrors }) => {
  await openHydrated(page, "/blogs/no-such-article");
  await markDocument(page);
  await page.getByRole("main").getByRole("link", { name: "All articles and news" }).click();
  await expect(page).toHaveTitle(documentTitle("/blogs"));
  await expect(page.locator("meta[name=robots]")).toHaveCount(0);
  expect(await isSameDocument(page)).toBe(true);
  await page.goBack();
  await expect(page).toHaveTitle(/^Article - /);
  expect(await isSameDocument(page)).toBe(true);
  await expect(page.locator("meta[name=robots][content=noindex]")).toHaveCount(1);
  ignore404(pageErrors);
});

test("a link to a job expands it", async ({ page }) => {
  const [job] = published.jobs;
  test.skip(!job, "There are no jobs.");
  await openHydrated(page, `/careers#opening-${job?.id}`);
  await expect(page.getByText(String(job?.requirements[0]))).toBeVisible();
});

test("hovering over a link prefetches the data and script of its page", async ({ page }) => {
  await openHydrated(page, "/");
  const data = page.waitForRequest(/\/blogs\.data/);
  const script = page.waitForRequest(/\/assets\/blogs-.*\.js/);
  await page.getByRole("banner").getByRole("link", { name: "Blogs" }).hover();
  await Promise.all([data, script]);
});

test("a link opens its page and hash if the page's data fails to load", async ({ page, pageErrors }) => {
  // Simulates a captive portal.
  const fail = (route: Route) => route.fulfill({ contentType: "text/html", body: "<h1>Sign in to this network</h1>" });
  await openHydrated(page, "/");
  await page.route("**/*.data*", fail);
  await markDocument(page);
  const link = page.locator("main a[href^='/portfolio#']").first();
  const target = String(await link.getAttribute("href"));
  await link.click();
  await expect(page).toHaveURL(target);
  await expect(page).toHaveTitle(documentTitle("/portfolio"));
  await waitForHydration(page);
  expect(await isSameDocument(page)).toBe(false);
  // Back and Forward within a document change the URL before the data is requested.
  await page.unrouteAll();
  await page.getByRole("banner").getByRole("link", { name: "Services" }).click();
  await expect(page).toHaveTitle(documentTitle("/services"));
  await page.route("**/*.data*", fail);
  await page.goBack();
  await expect(page).toHaveTitle(documentTitle("/portfolio"));
  await expect(page).toHaveURL(target);
  pageErrors.splice(0);
});

test("a link opens its page if a script fails to load, but hovering over it does not", async ({ page, pageErrors }) => {
  await openHydrated(page, "/careers");
  await markDocument(page);
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  const missing = page.waitForEvent("console", (message) => message.text().startsWith("Error loading route module"));
  await page.getByRole("banner").getByRole("link", { name: "Services" }).hover();
  await missing;
  expect(await isSameDocument(page)).toBe(true);
  await page.getByRole("banner").getByRole("link", { name: "Portfolio" }).click();
  await expect(page).toHaveTitle(documentTitle("/portfolio"));
  expect(await isSameDocument(page)).toBe(false);
  pageErrors.splice(0);
});

test("a hash without a matching id, even a malformed one, opens the page at the top", async ({ page }) => {
  // Uses three pages, because changing only the hash would not load the page.
  for (const address of ["/about-us#100%", "/careers#%E0%A4%A", '/portfolio#"><b>']) {
    await openHydrated(page, address);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
});

test("a copy at another path stays as it is, without hydration", async ({ page, baseURL }) => {
  const documents: string[] = [];
  page.on("request", (request) => request.resourceType() === "document" && documents.push(request.url()));
  await page.route("**/copy/**", async (route) => {
    const url = route.request().url().replace("/copy/", "/");
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  await page.goto("/copy/about-us", { waitUntil: "networkidle" });
  await expect(page).toHaveTitle(documentTitle("/about-us"));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(documents).toEqual([`${baseURL}/copy/about-us`]);
  expect(await page.locator("main").evaluate((main) => Object.keys(main))).toEqual([]);
});
