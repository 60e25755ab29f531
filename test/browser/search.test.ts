import type { Page } from "@playwright/test";
import type { SearchEntry } from "../../app/search/site-search";
import { expect, hydrated, PHONE, testInSharedContext as test, test as testInOwnContext } from "./fixtures";

const CHUNK = /\/assets\/search-palette-[^/]*\.js/;
const INDEX = /\/search\.json/;

function palette(page: Page) {
  const dialog = page.getByRole("dialog", { name: "Search" });
  return {
    button: page.getByRole("banner").getByRole("button", { name: "Search" }),
    dialog,
    field: dialog.getByRole("combobox"),
    options: dialog.getByRole("option"),
    marked: dialog.getByRole("option", { selected: true }),
  };
}

async function open(page: Page, path = "/") {
  await page.goto(path);
  await hydrated(page);
  const parts = palette(page);
  await parts.button.click();
  await expect(parts.options.first()).toBeVisible();
  return parts;
}

test("the header's button opens it with the focus in the field; Escape closes it and returns the focus", async ({
  page,
}) => {
  await page.goto("/about-us");
  await hydrated(page);
  const { button, dialog, field } = palette(page);
  for (const _ of ["loads it", "opens it again"]) {
    await button.click();
    await expect(dialog).toBeVisible();
    await expect(field).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  }
});

test("the field's row has a focus indicator", async ({ page }) => {
  const { dialog, field } = await open(page);
  const row = field.locator("..");
  await expect(field).toBeFocused();
  await expect(row).not.toHaveCSS("box-shadow", "none");
  await dialog.getByRole("button", { name: "Close search" }).focus();
  await expect(row).toHaveCSS("box-shadow", "none");
});

test("Ctrl+K opens it, from a field too, and closing returns the focus", async ({ page }) => {
  await page.goto("/contact-us");
  await hydrated(page);
  const { dialog, field } = palette(page);
  await page.keyboard.press("Control+k");
  await expect(field).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();

  const subject = page.getByLabel("Subject");
  await subject.fill("Portal");
  await page.keyboard.press("Control+k");
  await expect(field).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(subject).toBeFocused();
  await expect(subject).toHaveValue("Portal");
});

test("the close button and a click outside close it", async ({ page }) => {
  const { button, dialog } = await open(page);
  await dialog.getByRole("button", { name: "Close search" }).click();
  await expect(dialog).toBeHidden();
  await button.click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 500);
  await expect(dialog).toBeHidden();
});

test("the query is empty when it is opened again", async ({ page }) => {
  const { button, dialog, field, options } = await open(page);
  const offered = await options.count();
  await field.fill("keycloak");
  await expect(options).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await button.click();
  await expect(field).toHaveValue("");
  await expect(options).toHaveCount(offered);
});

const FINDS = [
  { kind: "Service", query: "keycloak", path: "/services/portal-management-systems" },
  { kind: "Project", query: "permit officers", path: "/portfolio#environmental-consultancy-site" },
  { kind: "Post", query: "passkeys", path: "/blogs/mobile-app-trends-2024" },
  { kind: "News", query: "dubai", path: "/news/mhs-dubai-office" },
  { kind: "Opening", query: "laravel tailwind scalable", path: "/careers#opening-4" },
  { kind: "Page", query: "privacy policy", path: "/privacy-policy" },
];

test("it finds each kind of entry by its words, and Enter navigates to it", async ({ page }) => {
  const { dialog, field, options } = await open(page);
  for (const { kind, query, path } of FINDS) {
    await test.step(`the ${kind} by "${query}"`, async () => {
      await page.keyboard.press("Control+k");
      await field.fill(query);
      // The results are filtered when fewer than all are listed, and complete when the files of the words are there.
      await expect(options.first()).toBeVisible();
      await expect(options.first()).toContainText(kind);
      await expect.poll(() => options.count()).toBeLessThan(8);
      await field.press("Enter");
      await expect(page).toHaveURL(path);
      await expect(dialog).toBeHidden();
      const hash = path.split("#")[1];
      if (hash) await expect(page.locator(`#${hash}`)).toBeInViewport();
    });
  }
});

test("typos and prefixes match too", async ({ page }) => {
  const { field, options } = await open(page);
  await field.fill("acountant");
  await expect(options.first()).toContainText("Accountant");
  await field.fill("environ");
  await expect(options.first()).toContainText("Environmental");
});

test("matches in titles rank before matches in texts", async ({ page }) => {
  const { dialog, field, options } = await open(page);
  const status = dialog.getByRole("status");
  // Words in the titles of some entries and in the texts of others.
  for (const query of ["software", "development", "platform", "site", "services"]) {
    await field.fill("qwxzv");
    await expect(status).toContainText("qwxzv");
    await field.fill(query);
    await expect.poll(() => options.count()).toBeGreaterThan(2);
    const titles = await options.locator("p:first-child > span:first-child").allTextContents();
    const inTitle = titles.map((title) => title.toLowerCase().includes(query));
    expect(inTitle, query).toContain(true);
    expect(inTitle, query).toContain(false);
    expect(inTitle, query).toEqual(inTitle.toSorted((a, b) => Number(b) - Number(a)));
  }
});

test("arrow keys move the selection in a circle, while the field keeps the focus", async ({ page }) => {
  const { field, options, marked } = await open(page);
  const count = await options.count();
  expect(count).toBeGreaterThan(2);
  const isMarked = async (position: number) => {
    await expect(marked).toHaveCount(1);
    const id = await options.nth(position).getAttribute("id");
    await expect(marked).toHaveAttribute("id", id ?? "");
    await expect(field).toHaveAttribute("aria-activedescendant", id ?? "");
    await expect(field).toBeFocused();
  };
  await isMarked(0);
  await field.press("ArrowDown");
  await isMarked(1);
  await field.press("ArrowUp");
  await isMarked(0);
  await field.press("ArrowUp");
  await isMarked(count - 1);
  await field.press("ArrowDown");
  await isMarked(0);
  await field.press("ArrowDown");
  await field.fill("software");
  await isMarked(0);
});

test("the selected result is in view, also in a list longer than the window", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 420 });
  const { dialog, field, options, marked } = await open(page);
  const count = await options.count();
  const list = dialog.getByRole("listbox");
  expect(await list.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true);
  for (let step = 1; step <= count; step += 1) {
    await field.press("ArrowDown");
    await expect(marked).toHaveAttribute("id", (await options.nth(step % count).getAttribute("id")) ?? "");
    await expect(marked).toBeInViewport({ ratio: 0.9 });
  }
});

test("Enter opens the result selected by arrow keys", async ({ page }) => {
  const { field, options, marked } = await open(page);
  await field.fill("software");
  await expect.poll(() => options.count()).toBeGreaterThan(2);
  await field.press("ArrowDown");
  await field.press("ArrowDown");
  await expect(options.nth(2)).toHaveAttribute("aria-selected", "true");
  const title = (await marked.locator("p:first-child > span:first-child").textContent()) ?? "";
  const entries: SearchEntry[] = await (await page.request.get("/search.json")).json();
  const target = entries.find((entry) => entry.title === title);
  expect(target, title).toBeDefined();
  await field.press("Enter");
  await expect(page).toHaveURL(target?.path ?? "");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("a click opens a result, and hovering selects it", async ({ page }) => {
  const { dialog, field, options } = await open(page);
  await field.fill("dubai");
  const result = options.filter({ hasText: "Dubai" }).first();
  await expect(result).toBeVisible();
  await field.fill("");
  await options.nth(3).hover();
  await expect(options.nth(3)).toHaveAttribute("aria-selected", "true");
  await field.fill("dubai");
  await result.click();
  await expect(page).toHaveURL("/news/mhs-dubai-office");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("choosing an opening expands it on the careers page, also from the careers page itself", async ({ page }) => {
  for (const start of ["/", "/careers"]) {
    const { field, options } = await open(page, start);
    await field.fill("accountant");
    await expect(options.first()).toContainText("Accountant");
    await field.press("Enter");
    await expect(page).toHaveURL("/careers#opening-3");
    await expect(page.locator("#opening-3 details")).toHaveAttribute("open");
    await expect(page.locator("#opening-4 details")).not.toHaveAttribute("open");
    const { top } = await page.locator("#opening-3").evaluate((element) => element.getBoundingClientRect());
    expect(top).toBeGreaterThanOrEqual(64);
    await expect(page.locator("#opening-3 summary")).toBeInViewport();
  }
});

test("without matches it says so, and Enter does nothing", async ({ page }) => {
  const { dialog, field, options } = await open(page);
  await field.fill("qwxzv");
  await expect(options).toHaveCount(0);
  await expect(dialog.getByRole("status")).toContainText("qwxzv");
  await expect(dialog.getByRole("status")).toBeVisible();
  await expect(field).toHaveAttribute("aria-expanded", "false");
  await expect(field).not.toHaveAttribute("aria-activedescendant");
  await field.press("ArrowDown");
  await field.press("Enter");
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL("/");
});

test("the number of results is announced", async ({ page }) => {
  const { dialog, field, options } = await open(page);
  const status = dialog.getByRole("status");
  await expect(status).toContainText(String(await options.count()));
  await field.fill("keycloak");
  await expect(status).toContainText("1");
});

// That no page requests them by itself: every-screen.test.ts.
test("the palette and its index are not requested before it is opened, and then once", async ({ page, context }) => {
  const asked: string[] = [];
  context.on("request", (request) => {
    const url = request.url();
    if (CHUNK.test(url) || INDEX.test(url)) asked.push(`${request.frame().page().url()} asks for ${url}`);
  });
  await page.goto("/");
  await hydrated(page);
  await page.getByRole("banner").getByRole("link", { name: "Career" }).click();
  await expect(page).toHaveURL("/careers");
  const { button, dialog, options } = palette(page);
  await button.hover();
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);

  await button.click();
  await expect(options.first()).toBeVisible();
  const kinds = () => asked.map((line) => /palette|search\.json/.exec(line)?.[0]).toSorted();
  await expect.poll(kinds).toEqual(["palette", "search.json"]);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await button.click();
  await expect(options.first()).toBeVisible();
  expect(kinds()).toEqual(["palette", "search.json"]);
});

test("a failed index is announced, and opening the palette again retries", async ({ page, pageErrors }) => {
  await page.route(INDEX, (route) => route.fulfill({ status: 503, body: "" }));
  await page.goto("/services");
  await hydrated(page);
  const { button, dialog, options } = palette(page);
  await button.click();
  await expect(dialog.getByRole("status")).toHaveText(/\S/);
  await expect.poll(() => pageErrors.length).toBeGreaterThan(0);
  await expect(options).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  pageErrors.splice(0);
  await page.unroute(INDEX);
  await button.click();
  await expect(options.first()).toBeVisible();
});

test("a palette whose script is missing leaves the page as it is", async ({ page, pageErrors }) => {
  await page.route(CHUNK, (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto("/services");
  await hydrated(page);
  const heading = page.getByRole("heading", { level: 1 });
  const before = await heading.textContent();
  const answered = page.waitForResponse(CHUNK);
  await palette(page).button.click();
  await answered;
  await expect.poll(() => pageErrors.length).toBeGreaterThan(0);
  await page.waitForTimeout(300);
  await expect(heading).toHaveText(before ?? "");
  pageErrors.splice(0);
});

test("it works on a phone", async ({ page }) => {
  await page.setViewportSize(PHONE);
  const { dialog, field, options } = await open(page);
  await field.fill("dubai");
  await expect(options.first()).toContainText("Dubai");
  const box = await dialog.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(PHONE.width);
  await options.first().click();
  await expect(page).toHaveURL("/news/mhs-dubai-office");
});

test.describe("without JavaScript", () => {
  testInOwnContext.use({ javaScriptEnabled: false });

  testInOwnContext("the button is not shown", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("banner").locator("button[aria-label=Search]")).toBeHidden();
    await expect(page.getByRole("banner").getByRole("link", { name: "Contact" })).toBeVisible();
  });
});
