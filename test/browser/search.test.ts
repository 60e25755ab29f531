import type { Page } from "@playwright/test";
import { expect, holdReact, hydrated, openHydrated, test } from "./fixtures.ts";

// The palette. The results page: test/worker/search.test.ts. What a query finds: test/app/search.test.ts.

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
  await openHydrated(page, path);
  const parts = searchOn(page);
  await parts.link.click();
  await expect(parts.options.first()).toBeVisible();
  return parts;
}

test("the icon opens the palette, and it closes in three ways", async ({ page }) => {
  const { link, dialog, field } = await open(page, "/about-us");
  for (const close of [
    () => page.keyboard.press("Escape"),
    () => dialog.getByRole("button", { name: "Close search" }).click(),
    () => page.mouse.click(5, 500),
  ]) {
    await expect(field).toBeFocused();
    await expect(field).toHaveValue("");
    await field.fill("portal");
    await close();
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
    await link.click();
  }
  await expect(page).toHaveURL("/about-us");
});

test("Ctrl+K opens the palette from a field, and Escape returns the focus", async ({ page }) => {
  await openHydrated(page, "/contact-us");
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
});

test("screen readers get a combobox with its list and the number of results", async ({ page }) => {
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
  await field.fill("qwxzv");
  await expect(status).toHaveText('No results for "qwxzv"');
  await expect(field).toHaveAttribute("aria-expanded", "false");
});

test("Enter opens the results page, and Back shows the results before", async ({ page }) => {
  const { dialog, field } = await open(page);
  await field.fill("mobile");
  await field.press("Enter");
  await expect(page).toHaveTitle("Search: mobile - MHS");
  await expect(dialog).toBeHidden();
  const onPage = page.getByRole("main").getByRole("textbox", { name: "Search the site" });
  await expect(onPage).toHaveValue("mobile");
  await onPage.fill("keycloak");
  await onPage.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText('1 result for "keycloak"');
  await page.goBack();
  await expect(onPage).toHaveValue("mobile");
});

test("arrow keys mark a result in a circle, and Enter opens it", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 420 });
  const { field, options, marked } = await open(page);
  const count = await options.count();
  expect(count).toBeGreaterThan(2);
  await expect(marked).toHaveCount(0);
  for (const [key, position] of [
    ["ArrowDown", 0],
    ["ArrowUp", count - 1],
    ["ArrowUp", count - 2],
    ["ArrowDown", count - 1],
    ["ArrowDown", 0],
  ] as const) {
    await field.press(key);
    const id = (await options.nth(position).getAttribute("id")) ?? "";
    await expect(marked).toHaveAttribute("id", id);
    await expect(marked).toBeInViewport({ ratio: 0.9 });
    await expect(field).toHaveAttribute("aria-activedescendant", id);
    await expect(field).toBeFocused();
  }
  await field.fill("emirates");
  await expect(options).toHaveCount(1);
  await expect(marked).toHaveCount(0);
  await field.press("ArrowUp");
  await field.press("Enter");
  await expect(page).toHaveURL("/news/mhs-dubai-office#why-dubai");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("an earlier answer never replaces a later one", async ({ page }) => {
  const { field, options, marked, status } = await open(page);
  const answers: Record<string, () => Promise<void>> = {};
  await page.route(ANSWER, (route) => {
    answers[new URL(route.request().url()).searchParams.get("q") ?? ""] = () => route.continue();
  });
  for (const query of ["dubai", "keycloak"]) {
    await field.fill(query);
    await expect.poll(() => Object.keys(answers)).toContain(query);
  }
  await field.press("ArrowDown");
  await expect(marked).toHaveCount(0);
  await answers.keycloak?.();
  await expect(status).toHaveText('1 result for "keycloak"');
  // The browser may have canceled the request.
  await answers.dubai?.().catch(() => undefined);
  await page.unroute(ANSWER);
  await page.evaluate(() => fetch("/search.data?q=dubai").then((answer) => answer.text()));
  await expect(options).toHaveText([/^Portal Management Systems/]);
});

test("reports a failed search and tries again at the next letter", async ({ page, pageErrors }) => {
  const { dialog, field, options, status } = await open(page, "/services");
  await page.route(ANSWER, (route) => route.abort());
  await field.fill("keycloa");
  await expect(status).toContainText("Search is not available right now");
  const link = dialog.getByRole("link", { name: "Open the results page" });
  await expect(link).toHaveAttribute("href", "/search?q=keycloa");
  await page.unroute(ANSWER);
  await field.press("k");
  await expect(options).toHaveCount(1);
  pageErrors.splice(0);
});

test("the results page keeps what was typed before React starts", async ({ page }) => {
  const release = await holdReact(page);
  await page.goto("/search?q=portal");
  const field = page.getByRole("main").getByRole("textbox", { name: "Search the site" });
  await field.fill("passkeys");
  await release();
  await hydrated(page);
  await expect(field).toHaveValue("passkeys");
});
