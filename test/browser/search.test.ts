import type { Page } from "@playwright/test";
import {
  expect,
  holdReact,
  hydrated,
  PHONE,
  testInSharedContext as test,
  test as testInOwnContext,
} from "./fixtures.ts";

// The page without scripts: test/worker/search.test.ts. What a query finds: test/app/search.test.ts.

const ANSWER = /\/search\.data\?/;

function searchOn(page: Page) {
  const dialog = page.getByRole("dialog", { name: "Search" });
  return {
    link: page.getByRole("banner").getByRole("link", { name: "Search" }),
    dialog,
    field: dialog.getByRole("combobox"),
    options: dialog.getByRole("option"),
    marked: dialog.getByRole("option", { selected: true }),
    status: dialog.getByRole("status"),
  };
}

async function open(page: Page, path = "/") {
  await page.goto(path);
  await hydrated(page);
  const parts = searchOn(page);
  await parts.link.click();
  await expect(parts.options.first()).toBeVisible();
  return parts;
}

test("the icon opens the palette with the focus in its empty field; Escape closes it and returns the focus", async ({
  page,
}) => {
  await page.goto("/about-us");
  await hydrated(page);
  const { link, dialog, field } = searchOn(page);
  for (const _ of ["loads it", "opens it again"]) {
    await link.click();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue("");
    await field.fill("portal");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
  }
  await expect(page).toHaveURL("/about-us");
});

test("Ctrl+K opens it, from a field too, and closing returns the focus", async ({ page }) => {
  await page.goto("/contact-us");
  await hydrated(page);
  const { dialog, field } = searchOn(page);
  const subject = page.getByLabel("Subject");
  await subject.fill("Portal");
  await page.keyboard.press("Control+k");
  await expect(field).toBeFocused();
  await field.fill("kept");
  await page.keyboard.press("Control+k");
  await expect(field).toHaveValue("kept");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(subject).toBeFocused();
  await expect(subject).toHaveValue("Portal");
});

test("the close button and a click outside close it", async ({ page }) => {
  const { link, dialog } = await open(page);
  await dialog.getByRole("button", { name: "Close search" }).click();
  await expect(dialog).toBeHidden();
  await link.click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 500);
  await expect(dialog).toBeHidden();
});

test("with Control the icon opens the page in a new tab", async ({ page, context }) => {
  await page.goto("/");
  await hydrated(page);
  const tab = context.waitForEvent("page");
  await searchOn(page).link.click({ modifiers: ["ControlOrMeta"] });
  await expect(await tab).toHaveTitle("Search - MHS");
  await expect(searchOn(page).dialog).toBeHidden();
});

test("the field's row has a focus indicator", async ({ page }) => {
  const { dialog, field } = await open(page);
  const row = dialog.locator(".search-row");
  await expect(field).toBeFocused();
  await expect(row).not.toHaveCSS("box-shadow", "none");
  await dialog.getByRole("button", { name: "Close search" }).focus();
  await expect(row).toHaveCSS("box-shadow", "none");
});

test("a screen reader gets a combobox with its list, and the number of results", async ({ page }) => {
  const { dialog, field, status } = await open(page);
  await field.fill("keycloak");
  await expect(status).toHaveText('1 result for "keycloak"');
  await field.press("ArrowDown");
  await expect(dialog).toMatchAriaSnapshot(`
    - dialog "Search":
      - combobox "Search services, projects, articles, news, openings and pages" [expanded]: keycloak
      - button "Close search"
      - listbox "Results":
        - option /^Portal Management Systems Service / [selected]
      - paragraph:
        - status: 1 result for "keycloak"
        - link "Open the results page"
  `);
});

test("Enter shows all results as a page, where the field has the query", async ({ page }) => {
  const { dialog, field } = await open(page);
  await field.fill("mobile");
  await field.press("Enter");
  await expect(page).toHaveURL("/search?q=mobile");
  await expect(dialog).toBeHidden();
  await expect(page).toHaveTitle("Search: mobile - MHS");
  await expect(page.getByRole("main").getByRole("textbox", { name: "Search the site" })).toHaveValue("mobile");
});

test("arrow keys mark a result, in a circle, while the field keeps the focus; Enter opens it", async ({ page }) => {
  const { field, options, marked } = await open(page);
  const count = await options.count();
  expect(count).toBeGreaterThan(2);
  await expect(marked).toHaveCount(0);
  await expect(field).not.toHaveAttribute("aria-activedescendant");
  for (const [key, position] of [
    ["ArrowDown", 0],
    ["ArrowDown", 1],
    ["ArrowUp", 0],
    ["ArrowUp", count - 1],
    ["ArrowDown", 0],
  ] as const) {
    await field.press(key);
    await expect(marked).toHaveCount(1);
    const id = (await options.nth(position).getAttribute("id")) ?? "";
    await expect(marked).toHaveAttribute("id", id);
    await expect(field).toHaveAttribute("aria-activedescendant", id);
    await expect(field).toBeFocused();
  }
  await field.fill("dubai");
  await expect(marked).toHaveCount(0);
  await expect(options).toHaveCount(1);
  await field.press("ArrowUp");
  await field.press("Enter");
  await expect(page).toHaveURL("/news/mhs-dubai-office");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("the marked result is in view, also in a list longer than the window", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 420 });
  const { field, options, marked } = await open(page);
  for (let count = await options.count(); count > 0; count -= 1) {
    await field.press("ArrowDown");
    await expect(marked).toBeInViewport({ ratio: 0.9 });
  }
});

test("a click opens a result, at its place on the page that one is on", async ({ page }) => {
  const { dialog, field, options } = await open(page, "/portfolio");
  await field.fill("nonprofit");
  await options.getByText("Nonprofit Platform", { exact: true }).click();
  await expect(page).toHaveURL("/portfolio#nonprofit-platform");
  await expect(dialog).toBeHidden();
  await expect(page.locator("#nonprofit-platform")).toBeInViewport();
});

test("without matches it says so, and there is nothing to mark", async ({ page }) => {
  const { field, options, status } = await open(page);
  await field.fill("qwxzv");
  await expect(options).toHaveCount(0);
  await expect(status).toHaveText('No results for "qwxzv"');
  await expect(field).toHaveAttribute("aria-expanded", "false");
  await field.press("ArrowDown");
  await expect(field).not.toHaveAttribute("aria-activedescendant");
});

test("the list stays until the next one is there, and the last answer wins", async ({ page }) => {
  const { field, options, status } = await open(page);
  const offered = await options.count();
  const answers: Record<string, () => void> = {};
  await page.route(ANSWER, async (route) => {
    const query = new URL(route.request().url()).searchParams.get("q") ?? "";
    await new Promise<void>((resolve) => {
      answers[query] = resolve;
    });
    await route.continue().catch(() => undefined);
  });
  await field.fill("dubai");
  await expect.poll(() => Object.keys(answers)).toEqual(["dubai"]);
  await expect(options).toHaveCount(offered);
  await field.fill("keycloak");
  await expect.poll(() => Object.keys(answers)).toEqual(["dubai", "keycloak"]);
  answers.keycloak?.();
  await expect(status).toHaveText('1 result for "keycloak"');
  answers.dubai?.();
  await page.waitForTimeout(300);
  await expect(options).toHaveText([/^Portal Management Systems/]);
});

test("Enter before the answer shows the page of what was typed, not a result of the list before", async ({ page }) => {
  const { field, marked } = await open(page);
  await page.route(ANSWER, () => undefined);
  await field.fill("dubai");
  await field.press("ArrowDown");
  await expect(marked).toHaveCount(0);
  await field.press("Enter");
  await expect(page).toHaveTitle("Search: dubai - MHS");
});

test("a failed answer is said, the text stays, and the next letter asks again", async ({ page, pageErrors }) => {
  const { dialog, field, options, status } = await open(page, "/services");
  await page.route(ANSWER, (route) => route.abort());
  await field.fill("keycloa");
  await expect(status).toContainText("Search is not available right now");
  await expect(field).toHaveValue("keycloa");
  await expect(dialog.getByRole("link", { name: "Open the results page" })).toHaveAttribute(
    "href",
    "/search?q=keycloa",
  );
  await page.unroute(ANSWER);
  await field.press("k");
  await expect(options).toHaveCount(1);
  await expect(page).toHaveURL("/services");
  pageErrors.splice(0);
});

test("a late answer is said, and the link to the page works", async ({ page }) => {
  const { dialog, field, status } = await open(page);
  await page.route(ANSWER, () => undefined);
  await field.fill("keycloak");
  await expect(status).toHaveText("This is taking longer than usual...");
  await dialog.getByRole("link", { name: "Open the results page" }).click();
  await expect(page).toHaveTitle("Search: keycloak - MHS");
});

test("nothing of it is requested before the icon is pointed at", async ({ page, context }) => {
  const asked: string[] = [];
  context.on("request", (request) => {
    if (/\/search/.test(request.url())) asked.push(request.url());
  });
  await page.goto("/");
  await hydrated(page);
  await page.getByRole("banner").getByRole("link", { name: "Career" }).click();
  await expect(page).toHaveTitle("Careers - MHS");
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
});

test("when its script is missing the icon leads to the page", async ({ page, pageErrors }) => {
  await page.route(/\/assets\/search-/, (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto("/services");
  await hydrated(page);
  await searchOn(page).link.click();
  await expect(page).toHaveTitle("Search - MHS");
  pageErrors.splice(0);
});

test("on the page one searches on, and Back shows the results before", async ({ page }) => {
  await page.goto("/search?q=dubai");
  await hydrated(page);
  const main = page.getByRole("main");
  const field = main.getByRole("search").getByRole("textbox", { name: "Search the site" });
  await field.fill("keycloak");
  await main.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL("/search?q=keycloak");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText('1 result for "keycloak"');
  await page.goBack();
  await expect(field).toHaveValue("dubai");
  await expect(main.getByRole("listitem")).toContainText(["Dubai"]);
});

test("it works on a phone, with a long word too", async ({ page }) => {
  await page.setViewportSize(PHONE);
  const { dialog, field, options, status } = await open(page);
  await field.fill("softwareentwicklungsunternehmen");
  await expect(status).toContainText("unternehmen");
  await expect(dialog.getByRole("link", { name: "Open the results page" })).toBeInViewport({ ratio: 1 });
  await field.fill("dubai");
  await expect(options).toHaveCount(1);
  const box = await dialog.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(PHONE.width);
  await options.first().click();
  await expect(page).toHaveURL("/news/mhs-dubai-office");
});

/** From the icon to a result by links and forms only. */
async function searchByPage(page: Page): Promise<void> {
  await searchOn(page).link.click();
  await expect(page).toHaveTitle("Search - MHS");
  const field = page.getByRole("main").getByRole("textbox", { name: "Search the site" });
  await field.fill("passkeys");
  await field.press("Enter");
  await expect(page).toHaveTitle("Search: passkeys - MHS");
  await page
    .getByRole("main")
    .getByRole("link", { name: /Mobile app trends/ })
    .click();
  await expect(page).toHaveURL("/blogs/mobile-app-trends-2024");
}

testInOwnContext("before React the icon leads to the page, where what is typed is searched", async ({ page }) => {
  await holdReact(page);
  await page.goto("/careers");
  await searchByPage(page);
});

testInOwnContext("what is typed on the page before React stays when it starts", async ({ page }) => {
  const resume = await holdReact(page);
  await page.goto("/search?q=portal");
  const field = page.getByRole("main").getByRole("textbox", { name: "Search the site" });
  await field.fill("passkeys");
  resume();
  await hydrated(page);
  await expect(field).toHaveValue("passkeys");
});

testInOwnContext.describe("without JavaScript", () => {
  testInOwnContext.use({ javaScriptEnabled: false });

  testInOwnContext("the icon leads to the page, where what is typed is searched", async ({ page }) => {
    await page.goto("/");
    await searchByPage(page);
  });
});
