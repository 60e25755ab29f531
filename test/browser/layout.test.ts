import { contact, siteOrigin } from "#content/site.ts";
import { visitedArticles, visitedPages } from "#test/published.ts";
import { expect, test } from "./fixtures.ts";

test("the header is fixed, 64 px high and translucent, with the wordmark", async ({ page }) => {
  await page.goto("/");
  const header = page.getByRole("banner");
  for (const width of [320, 375, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), width);
    expect(await header.boundingBox()).toEqual({ x: 0, y: 0, width, height: 64 });
    const isSeen = await page.locator(".site-header > .page a > span > svg + svg").evaluate((word) => {
      const { left, top, width, height } = word.getBoundingClientRect();
      return word.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect(isSeen, `${width}px`).toBe(true);
  }
  await expect(header).toHaveCSS("backdrop-filter", /blur/);
});

test("print has a letterhead and a foot, keeps cards whole and leaves out controls, map and drawings", async ({
  page,
}) => {
  await page.emulateMedia({ media: "print" });
  for (const path of ["/", "/contact-us", visitedArticles[0]?.url ?? ""]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const unprinted = page.locator("footer, nav, form, .back-to-top, iframe, .hero-drawing, button");
    await expect(unprinted.filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole("banner").getByText(siteOrigin)).toBeVisible();
    await expect(page.getByText(`${contact.email}, ${siteOrigin}${path}`)).toBeVisible();
  }
  await page.goto("/");
  const cards = page.locator("main [data-entrance] > *");
  const breaks = await cards.evaluateAll((all) => all.map((card) => getComputedStyle(card).breakInside));
  expect(breaks.length).toBeGreaterThan(10);
  expect(new Set(breaks)).toEqual(new Set(["avoid"]));
});

test("on paper all begins at one left edge, and bands have no lines", async ({ page }) => {
  // A4 without its margins.
  await page.setViewportSize({ width: 673, height: 1000 });
  await page.emulateMedia({ media: "print" });
  const service = visitedPages.find(({ path }) => path.startsWith("/services/"))?.path ?? "";
  for (const path of ["/", service, visitedArticles[0]?.url ?? "", "/contact-us", "/privacy-policy"]) {
    await page.goto(path);
    const starts = page
      .locator("header a svg >> nth=0")
      .or(page.locator("h1, h1 + p, .section-heading, main > article :is(img, h2), main > * > .page"));
    const edges = await starts.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));
    expect(edges.length, path).toBeGreaterThan(3);
    expect(new Set(edges), path).toEqual(new Set([0]));
    const lines = await page
      .locator("main > *")
      .evaluateAll((all) => all.map((band) => getComputedStyle(band).borderWidth));
    expect(new Set(lines), path).toEqual(new Set(["0px"]));
  }
});

test("print shows the answers of closed questions", async ({ page }) => {
  await page.goto("/services");
  await page.emulateMedia({ media: "print" });
  for (const answer of await page.locator("main details p").all()) await expect(answer).toBeVisible();
});
