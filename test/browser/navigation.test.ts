import { colors } from "#app/colors.ts";
import { documentTitle, published, visitedArticles } from "#test/published.ts";
import { rgb } from "./contrast.ts";
import { expect, isSameDocument, markDocument, openHydrated, test } from "./fixtures.ts";
import { ignore404 } from "./screens.ts";

const ARTICLE = visitedArticles[0]?.url ?? "";

test("navigating between two articles moves the focus and announces the title for a second", async ({ page }) => {
  // Ends above the end of the heading, to which the focus must not scroll.
  await page.setViewportSize({ width: 320, height: 256 });
  await openHydrated(page, ARTICLE);
  await markDocument(page);
  await page.getByRole("complementary").getByRole("link").first().click();
  await expect(page).not.toHaveURL(ARTICLE);
  await page.waitForFunction(() =>
    [...document.querySelectorAll("[role=status]")].some(({ textContent }) => textContent === document.title),
  );
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toBeFocused();
  await expect(heading).toHaveCSS("outline-style", "none");
  await expect(page.getByRole("status").filter({ hasText: await page.title() })).toHaveCount(0);
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

test("a click uses the data that hovering has prefetched", async ({ page }) => {
  await openHydrated(page, "/");
  const link = page.getByRole("banner").getByRole("link", { name: "Blogs" });
  const [response] = await Promise.all([page.waitForResponse(/\/blogs\.data/), link.hover()]);
  await response.finished();
  await link.click();
  await expect(page).toHaveTitle(documentTitle("/blogs"));
  await expect(link).toHaveAttribute("aria-current", "page");
  const entries = await page.evaluate(() =>
    performance.getEntriesByType("resource").filter(({ name }) => name.includes("/blogs.data")),
  );
  const transferred = entries.map((entry) => (entry as PerformanceResourceTiming).transferSize > 0);
  expect(transferred).toEqual([true, false]);
});

test("no click is lost while a page changes on a slow processor", async ({ page, context }) => {
  await openHydrated(page, "/");
  const banner = page.getByRole("banner");
  const points = [];
  for (const name of ["Services", "Portfolio"]) points.push(await banner.getByRole("link", { name }).boundingBox());
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  for (const pause of [40, 90, 150, 220]) {
    for (const box of points) {
      await page.mouse.click(Number(box?.x) + 5, Number(box?.y) + 5);
      await page.waitForTimeout(pause);
    }
    await expect(page).toHaveTitle(documentTitle("/portfolio"));
  }
});

test("a link whose script never loads leads on at the first click, and offline, pointing at it loses nothing", async ({
  page,
  context,
  pageErrors,
}) => {
  await openHydrated(page, "/about-us");
  await markDocument(page);
  const link = page.getByRole("banner").getByRole("link", { name: "Services" });
  await context.setOffline(true);
  await link.hover();
  await link.focus();
  // A prefetch begins after 100 ms.
  await page.waitForTimeout(300);
  expect(await isSameDocument(page)).toBe(true);
  await context.setOffline(false);
  await page.route(/\/assets\/services-/, (route) => route.abort());
  await link.press("Enter");
  await page.waitForURL("/services");
  await page.goBack();
  await expect(page).toHaveTitle(documentTitle("/about-us"));
  // A reload by the visitor stays on the page, also after a link from which the bfcache came back, as by the event.
  await page.evaluate(() => {
    const link = Object.assign(document.createElement("a"), { href: "/careers", onclick: () => false });
    document.body.append(link);
    link.click();
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await page.reload({ waitUntil: "networkidle" });
  await expect(page).toHaveTitle(documentTitle("/about-us"));
  pageErrors.splice(0);
});

test("a link copied with its line break leads on with the theme, styles and script-only controls", async ({
  page,
  pageErrors,
}) => {
  await page.addInitScript(() => localStorage.setItem("theme", "dark"));
  await openHydrated(page, "/contact-us%0A");
  await page.getByRole("main").getByRole("link", { name: "Go Back to Home" }).click();
  await expect(page).toHaveTitle(documentTitle("/"));
  await expect(page.locator("body")).toHaveCSS("background-color", rgb(colors.paper.dark));
  await expect(page.locator("meta[name=theme-color]")).toHaveAttribute("content", colors.paper.dark);
  await page.getByRole("button", { name: "Dark mode", pressed: true }).click();
  await expect(page.locator("body")).toHaveCSS("background-color", rgb(colors.paper.light));
  ignore404(pageErrors);
});

test("a page whose data cannot be loaded says so in place, and Reload loads it", async ({ page, pageErrors }) => {
  await openHydrated(page, "/");
  // Simulates a captive portal.
  await page.route("**/*.data*", (route) =>
    route.fulfill({ contentType: "text/html", body: "<h1>Sign in to this network</h1>" }),
  );
  await page.getByRole("banner").getByRole("link", { name: "Portfolio" }).click();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("This page could not be loaded");
  await expect(heading).toBeFocused();
  await page.unrouteAll();
  await page.getByRole("link", { name: "Reload" }).click();
  await expect(page).toHaveTitle(documentTitle("/portfolio"));
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
