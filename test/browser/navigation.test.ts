import type { Route } from "@playwright/test";
import { documentTitle, published, visitedArticles } from "#test/published.ts";
import { expect, hydrated, isSameDocument, markDocument, openHydrated, test } from "./fixtures.ts";
import { ignore404 } from "./screens.ts";

const ARTICLE = visitedArticles[0]?.url ?? "";

test("between two articles, which share a component, focus and announcement follow", async ({ page }) => {
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

for (const [path, link, title] of [
  ["/services/no-such-service", "Go Back to Home", /^Page Not Found - /],
  ["/blogs/no-such-article", "All articles and news", /^Article - /],
] as const) {
  test(`Back to ${path} shows its screen without a full load`, async ({ page, pageErrors }) => {
    await openHydrated(page, path);
    await markDocument(page);
    await page.getByRole("main").getByRole("link", { name: link }).click();
    await expect(page).not.toHaveTitle(title);
    await expect(page.locator("meta[name=robots]")).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveTitle(title);
    await expect(page.locator("title")).toHaveCount(1);
    await expect(page.locator("meta[name=robots][content=noindex]")).toHaveCount(1);
    await expect(page.locator("link[rel=canonical]")).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    expect(await isSameDocument(page)).toBe(true);
    ignore404(pageErrors);
  });
}

test("a link to a job opening expands it", async ({ page }) => {
  const [opening] = published.openings;
  test.skip(!opening, "No opening is open.");
  await openHydrated(page, `/careers#opening-${opening?.id}`);
  await expect(page.getByText(String(opening?.requirements[0]))).toBeVisible();
});

test("pointing at a link prefetches data and script of its page", async ({ page }) => {
  await openHydrated(page, "/");
  const data = page.waitForRequest(/\/blogs\.data/);
  const script = page.waitForRequest(/\/assets\/blogs-.*\.js/);
  await page.getByRole("banner").getByRole("link", { name: "Blogs" }).hover();
  await Promise.all([data, script]);
});

test("a link to a feed leaves the console quiet, also before React starts", async ({ page }) => {
  // The fixture fails on errors.
  for (const open of [openHydrated, (_: typeof page, path: string) => page.goto(path)]) {
    await open(page, "/careers");
    await page.getByRole("contentinfo").getByRole("link", { name: "RSS feed" }).click();
    await expect(page).toHaveURL(/\.xml$/);
  }
});

const FAILURES = [
  { status: 404, body: "gone" },
  { status: 500, body: "broken" },
  { status: 200, contentType: "text/html", body: "<h1>Sign in to this network</h1>" },
  undefined,
];

for (const failure of FAILURES) {
  const fail = (route: Route) => (failure ? route.fulfill(failure) : route.abort());

  test(`a link leads to its page and its hash when data fails: ${JSON.stringify(failure)}`, async ({
    page,
    pageErrors,
  }) => {
    await openHydrated(page, "/");
    await page.route("**/*.data*", fail);
    await markDocument(page);
    const link = page.locator("main a[href^='/portfolio#']").first();
    const target = String(await link.getAttribute("href"));
    await link.click();
    await expect(page).toHaveURL(target);
    await expect(page).toHaveTitle(documentTitle("/portfolio"));
    await hydrated(page);
    expect(await isSameDocument(page)).toBe(false);
    // Back and Forward within one document change the address before the data is asked for.
    await page.unrouteAll();
    await page.getByRole("banner").getByRole("link", { name: "Services" }).click();
    await expect(page).toHaveTitle(documentTitle("/services"));
    await page.route("**/*.data*", fail);
    await page.goBack();
    await expect(page).toHaveTitle(documentTitle("/portfolio"));
    await expect(page).toHaveURL(target);
    pageErrors.splice(0);
  });

  test(`a link leads to its page, but pointing at one nowhere, when scripts fail: ${JSON.stringify(failure)}`, async ({
    page,
    pageErrors,
  }) => {
    await openHydrated(page, "/careers");
    await markDocument(page);
    await page.route(/\/assets\/.*\.js$/, fail);
    const missing = page.waitForEvent("console", (message) => message.text().startsWith("Error loading route module"));
    await page.getByRole("banner").getByRole("link", { name: "Services" }).hover();
    await missing;
    expect(await isSameDocument(page)).toBe(true);
    await page.getByRole("banner").getByRole("link", { name: "Portfolio" }).click();
    await expect(page).toHaveTitle(documentTitle("/portfolio"));
    expect(await isSameDocument(page)).toBe(false);
    pageErrors.splice(0);
  });
}

test("a missing page whose own script is missing stays readable, and a link to it leads there", async ({
  page,
  pageErrors,
}) => {
  await page.route(/\/article-placeholder-/, (route) => route.abort());
  const missing = page.waitForEvent("requestfailed");
  await page.goto("/blogs/no-such-article");
  await missing;
  await expect(page.getByRole("main").getByRole("link", { name: "All articles and news" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "All articles and news" }).click();
  await expect(page).toHaveTitle(documentTitle("/blogs"));
  await page.goBack();
  await expect(page).toHaveTitle(/^Article - /);
  await expect(page.getByRole("main").getByRole("link", { name: "All articles and news" })).toBeVisible();
  pageErrors.splice(0);
});
