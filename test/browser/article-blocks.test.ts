import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { siteOrigin } from "../../content/site.ts";
import { everyBlock } from "../every-block.ts";
import { violations } from "./axe.ts";
import { holdReact, hydrated, PHONE } from "./fixtures.ts";
import { recordShifts, shiftsAfterNextFrame } from "./layout-shifts.ts";
import { type ServedCopy, serveCopy } from "./serve-copy.ts";

// An article with every block, in a copy of the site that is built and served for this test.

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000"><path fill="#0b6b4f" d="M0 0h1600v1000H0z"/></svg>';

let server: ServedCopy;
let address: string;

test.describe.configure({ mode: "serial" });

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 1280, height: 900 } });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  server = await serveCopy((folder) => {
    const source = readFileSync(join(folder, "content/blogs/web-development-future.ts"), "utf8");
    const article = source
      .replace(/url: ".*"/, 'url: "/blogs/every-block"')
      .replace(/title: ".*"/, 'title: "An article with every block", author: "Ada Obi"')
      .replace(/ {2}content: \[[\s\S]*\n {2}\],\n(?= {2}tags)/, `content: ${JSON.stringify(everyBlock)},`);
    writeFileSync(join(folder, "content/blogs", "every-block.ts"), article);
    for (const path of ["content/images/figures", "public/images/figures"]) {
      mkdirSync(join(folder, path), { recursive: true });
      writeFileSync(join(folder, path, "trace.svg"), DRAWING);
    }
  });
  address = `${server.origin}/blogs/every-block`;
});

test.afterAll(() => server?.stop());

for (const width of [375, 1280]) {
  test(`no violations and no layout shift at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(recordShifts);
    await page.goto(address);
    await hydrated(page);
    await page.locator("main img").last().scrollIntoViewIfNeeded();
    await page.locator(".picture img").first().scrollIntoViewIfNeeded();
    await expect(page.locator(".picture img").first()).toHaveJSProperty("complete", true);
    expect(await page.evaluate(shiftsAfterNextFrame)).toEqual([]);
    expect(await violations(page)).toEqual([]);
  });
}

test("an id is there once, also beside those of the frame", async ({ page }) => {
  await page.goto(address);
  await hydrated(page);
  const ids = await page.evaluate(() => [...document.querySelectorAll("[id]")].map(({ id }) => id));
  expect(ids.length).toBeGreaterThan(10);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  await expect(page.getByText("By Ada Obi")).toBeVisible();
});

test("nothing but a table or a block of code scrolls sideways, and the keyboard moves both", async ({ page }) => {
  for (const width of [320, 375]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(address);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    for (const region of [page.getByRole("region", { name: /^What each way costs/ }), page.locator("pre").first()]) {
      await region.focus();
      await page.keyboard.press("ArrowRight");
      await expect.poll(() => region.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
    }
  }
});

test.describe("code is copied", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  async function expectCopies(page: Page) {
    const figure = page.locator("figure", { hasText: "npm ci" });
    await figure.getByRole("button", { name: "Copy" }).click();
    await expect(figure.getByRole("status")).toHaveText("Copied");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      "npm ci && npm run build -- --logLevel error\ncurl -sI https://example.com/ | grep -i cache-control # nothing yet",
    );
  }

  test("once React has started; before, its button is not there", async ({ page }) => {
    const release = await holdReact(page);
    await page.goto(address);
    await expect(page.locator("[data-copy]").first()).toBeHidden();
    release();
    await hydrated(page);
    await expectCopies(page);
  });

  test("after a navigation", async ({ page }) => {
    await page.goto(`${server.origin}/blogs`);
    await hydrated(page);
    await page.getByRole("main").getByRole("link", { name: "An article with every block" }).click();
    await expectCopies(page);
  });
});

test.describe("a picture opens and closes", () => {
  async function expectOpens(page: Page) {
    const dialog = page.getByRole("dialog", { name: "Enlarged picture" });
    await expect(dialog).toHaveCount(0);
    await page.getByRole("button", { name: "Enlarge the picture" }).click();
    await expect(dialog).toBeVisible();
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(dialog).toHaveCount(0);
  }

  test("with React, and has no violations", async ({ page }) => {
    await page.goto(address);
    await hydrated(page);
    await expectOpens(page);
    await page.getByRole("button", { name: "Enlarge the picture" }).click();
    expect(await violations(page)).toEqual([]);
  });

  test("on a phone, where it is larger than in the text", async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(address);
    await expectOpens(page);
    await page.getByRole("button", { name: "Enlarge the picture" }).click();
    const large = await page.getByRole("dialog").getByRole("img").boundingBox();
    expect(large?.width).toBeGreaterThan(600);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("by the browser alone", async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole("button", { name: "Copy" })).toHaveCount(0);
      await expectOpens(page);
    });
  });
});

test("the sections are listed beside the text from 1280 px on, below that folded above it", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(address);
  const list = page.getByRole("navigation", { name: "On this page" });
  await expect(list).toHaveCount(1);
  await expect(list.getByRole("link")).toHaveCount(everyBlock.length);
  const text = await page.locator(".article-text").boundingBox();
  expect((await list.boundingBox())?.x).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? 0));
  await list.getByRole("link", { name: "Charts" }).click();
  await expect(page).toHaveURL(`${address}#charts`);
  await expect(page.getByRole("heading", { name: "Charts" })).toBeInViewport();
  await expect(list).toBeInViewport();

  await page.setViewportSize({ width: 1279, height: 800 });
  await expect(list).toHaveCount(0);
  await page.getByText("On this page").filter({ visible: true }).click();
  await expect(list.getByRole("link")).toHaveCount(everyBlock.length);
});

test("a link in the text goes through the router, and one to a section or with Ctrl is the browser's", async ({
  page,
  context,
}) => {
  await page.goto(address);
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole("link", { name: "Link to this section: Tables" }).click();
  await expect(page).toHaveURL(`${address}#tables`);
  const link = page.getByRole("link", { name: "how we measure" });
  const opened = context.waitForEvent("page");
  await link.click({ modifiers: ["ControlOrMeta"] });
  await (await opened).close();
  await expect(page).toHaveURL(`${address}#tables`);
  await link.click();
  await expect(page).toHaveURL(`${server.origin}/services/web-development`);
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
});

test("every block of an article is in the Markdown version", async ({ request }) => {
  const markdown = await (await request.get(`${address}.md`)).text();
  for (const part of [
    "## Quotes and notes\n\nSomebody",
    "`performance.getEntriesByType`",
    `Our [services](${siteOrigin}/services) name what we measure; [MDN](https://developer.mozilla.org/en-US/docs/Web/API/Performance) explains`,
    "\n2. Find the longest task\n",
    "\n> The cheapest, fastest, and most reliable components are those that aren't there.\n\nGordon Bell, *Encore Computer*\n",
    "\n**Note:** The figures below",
    "\n`prices.ts`\n\n```typescript\n// Prices are whole numbers of the smallest unit.\nexport interface Price { amount: number;",
    "\n```bash\nnpm ci && npm run build -- --logLevel error\ncurl",
    "\nWhat each way costs in three years, in days of work\n\n| Way   | First version |",
    "| ----- | ------------: | --------: | ----------: | :---------: | ",
    `[payment](${siteOrigin}/services/web-development)`,
    "\nVisitors who left before the page had loaded\n\n|     | Phones | Tablets | Computers |",
    "| Dec |    18% |   16.5% |      7.5% |",
    `\n![A recording of the browser with one long task in the middle of it](${siteOrigin}/images/figures/trace.svg)\n\nOne task of **740 ms**`,
    `\n[Ask for a measurement](${siteOrigin}/contact-us)\n`,
  ]) {
    expect(markdown).toContain(part);
  }
  expect(markdown).not.toMatch(/Copy|Enlarge|Link to this section|On this page/);
});

test("in print there are no controls, and external links say their address", async ({ page }) => {
  await page.goto(address);
  await page.emulateMedia({ media: "print" });
  const text = page.locator(".article-text");
  for (const hidden of ["button", ".anchor", ".call", ".host", "dialog"]) {
    await expect(text.locator(hidden).filter({ visible: true })).toHaveCount(0);
  }
  await expect(page.getByText("On this page").filter({ visible: true })).toHaveCount(0);
  const printed = await text
    .getByRole("link", { name: "MDN" })
    .evaluate((link) => getComputedStyle(link, "::after").content);
  expect(printed).toContain("https://developer.mozilla.org/en-US/docs/Web/API/Performance");
  await expect(page.locator("pre").first()).toHaveCSS("white-space", "pre-wrap");
});
