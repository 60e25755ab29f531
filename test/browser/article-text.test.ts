import { articleMarkdown } from "#test/fixtures/article.ts";
import { axeViolations } from "./axe.ts";
import { DESKTOP, expect, holdHydration, openHydrated, PHONE, waitForHydration } from "./fixtures.ts";
import { layoutShiftsAfterNextFrame, recordLayoutShifts } from "./layout-shifts.ts";
import { test } from "./modified-site.ts";

const PATH = "/blogs/sample-article";

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: DESKTOP });

for (const viewport of [PHONE, DESKTOP]) {
  test(`an article has no layout shifts, no axe violations and only the fonts it needs at ${viewport.width} px`, async ({
    page,
    modifiedSite,
  }) => {
    const fonts: string[] = [];
    page.on("request", (request) => {
      const [, name] = /plus-jakarta-sans(\S*?)(-wght-normal)?-[^-]+\.woff2$/.exec(request.url()) ?? [];
      if (name !== undefined) fonts.push(name);
    });
    await page.setViewportSize(viewport);
    await page.addInitScript(recordLayoutShifts);
    await openHydrated(page, modifiedSite.origin + PATH);
    await page.locator("main img").last().scrollIntoViewIfNeeded();
    expect(await page.evaluate(layoutShiftsAfterNextFrame)).toEqual([]);
    // The author's name has Polish, Vietnamese and Arabic letters. every-screen.test.ts checks pages without them.
    expect(fonts.toSorted()).toEqual(["", "-latin-ext", "-vietnamese"]);
    expect(await axeViolations(page, viewport === PHONE ? ["dark"] : ["light"])).toEqual([]);
  });
}

test("code can be copied after hydration, and article text without the labels of its buttons", async ({
  page,
  context,
  modifiedSite,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const release = await holdHydration(page);
  await page.goto(modifiedSite.origin + PATH);
  await expect(page.locator(".code button").first()).toBeHidden();
  await release();
  await waitForHydration(page);
  const figure = page.locator("figure", { hasText: "npm ci" });
  await figure.getByRole("button", { name: "Copy" }).click();
  await expect(figure.getByRole("status")).toHaveText("Copied");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    "npm ci && npm run build -- --logLevel error\ncurl -sI https://example.com/ | grep -i cache-control # nothing yet",
  );
  await page.locator(".article-text").evaluate((element) => getSelection()?.selectAllChildren(element));
  const selected = await page.evaluate(() => String(getSelection()));
  expect(selected).toContain("export function sum");
  expect(selected).not.toContain("Copy");
});

test("contents, footnotes and pictures keep their places, and only tables and code scroll horizontally", async ({
  page,
  modifiedSite,
}) => {
  await page.goto(modifiedSite.origin + PATH);
  // The table of contents is beside the text from 1024 px, and marks the section in view.
  const list = page.getByRole("navigation", { name: "On this page" }).getByRole("list");
  await expect(list.getByRole("link")).toHaveCount(articleMarkdown.match(/^## /gm)?.length ?? 0);
  const text = await page.locator(".article-text").boundingBox();
  const listBox = await list.boundingBox();
  expect((listBox?.x ?? 0) + (listBox?.width ?? 0)).toBeLessThan(text?.x ?? 0);
  for (const name of ["Code", "Tables"]) {
    const link = list.getByRole("link", { name });
    await link.click();
    await expect(page.getByRole("heading", { name })).toBeInViewport();
    await expect(list).toBeInViewport();
    await expect.poll(() => link.evaluate((each) => each.matches(":target-current"))).toBe(true);
  }
  await page.setViewportSize({ width: 1023, height: 800 });
  await expect(list).toHaveCount(0);
  await expect(page.getByText("On this page").filter({ visible: true })).toBeVisible();

  const back = page.getByRole("link", { name: "Back to reference 3" });
  await page.locator("sup a", { hasText: "3" }).click();
  await expect(back).toBeInViewport();
  await back.click();
  await expect
    .poll(() => page.locator("sup a", { hasText: "3" }).evaluate((mark) => mark.getBoundingClientRect().top))
    .toBeGreaterThan(64);
  for (const [name, shape] of [
    ["A table of orders", 1600 / 900],
    ["A list of orders", 900 / 1800],
  ] as const) {
    const picture = page.getByRole("img", { name });
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
      .toBeGreaterThan(0);
    const box = await picture.boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(shape, 1);
  }

  await page.setViewportSize({ width: 320, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  for (const region of [page.getByRole("group", { name: /^What each way costs/ }), page.locator("pre").first()]) {
    await region.focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => region.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  }
});
