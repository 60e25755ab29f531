import { mainNavigation } from "../../content/site.ts";
import { visitedPages } from "../published.ts";
import { expect, PHONE, test } from "./fixtures.ts";

test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } });

test("every page shows its heading, its text and its cards", async ({ page }) => {
  for (const { path, title } of visitedPages) {
    await page.goto(path);
    await expect(page).toHaveTitle(`${title} - MHS`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const { text, hidden } = await page.evaluate(() => {
      const items = [...document.querySelectorAll("main *")];
      const hidden = items.filter((item) => {
        return !item.closest("svg, dialog, .back-to-top") && getComputedStyle(item).opacity === "0";
      });
      return {
        text: document.querySelector("main")?.textContent.length ?? 0,
        hidden: hidden.map((item) => item.outerHTML),
      };
    });
    expect(text, path).toBeGreaterThan(400);
    expect(hidden, path).toEqual([]);
  }
});

test("an unknown URL and an unknown article show the specified texts", async ({ page, pageErrors }) => {
  await page.goto("/no-such-page");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page Not Found");
  await page.getByRole("main").getByRole("link", { name: "Go Back to Home" }).click();
  await expect(page).toHaveURL("/");
  await page.goto("/blogs/no-such-article");
  await expect(page.getByRole("main")).toContainText("Loading...");
  pageErrors.splice(0);
});

test("the header's links open their pages, and the current one is marked", async ({ page }) => {
  await page.goto("/privacy-policy");
  for (const { name, path } of mainNavigation) {
    const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name });
    await link.click();
    await expect(page).toHaveURL(path);
    await expect(link).toHaveAttribute("aria-current", "page");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
});

test("on a phone the header leads to the contact form", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto("/about-us");
  await page.mouse.wheel(0, 3_000);
  await page.getByRole("banner").getByRole("link", { name: "Get Started" }).click();
  await expect(page).toHaveURL("/contact-us");
});

test("a hash link scrolls to its target, below the header", async ({ page }) => {
  await page.goto("/privacy-policy");
  await page.getByRole("navigation", { name: "On this page" }).getByRole("link").nth(3).click();
  await expect(page.locator("#section-4")).toBeInViewport();
  expect((await page.locator("#section-4").boundingBox())?.y).toBeGreaterThanOrEqual(64);
});

test("a job opening expands and collapses", async ({ page }) => {
  await page.goto("/careers");
  const opening = page.locator("#opening-3");
  await expect(opening.getByRole("link", { name: "Apply by email" })).toBeHidden();
  await opening.locator("summary").click();
  await expect(opening.getByRole("link", { name: "Apply by email" })).toBeVisible();
  await opening.locator("summary").click();
  await expect(opening.getByRole("link", { name: "Apply by email" })).toBeHidden();
});

test("the mobile menu opens, closes by its button and Escape, and its links work", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto("/");
  const open = page.getByRole("button", { name: "Open menu" });
  const menu = page.getByRole("dialog", { name: "Menu" });
  await open.click();
  await expect(menu).toBeVisible();
  await menu.getByRole("button", { name: "Close menu" }).click();
  await expect(menu).toBeHidden();
  await open.click();
  await expect(menu).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await open.click();
  await menu.getByRole("link", { name: "Career" }).click();
  await expect(page).toHaveURL("/careers");
  await expect(menu).toBeHidden();
});

test("the certification dialog opens, and closes by its control, Escape and a click outside", async ({ page }) => {
  await page.goto("/");
  const button = page.getByRole("button", { name: "View Certification" });
  const dialog = page.getByRole("dialog", { name: "Company certificate" });
  for (const close of [
    () => dialog.getByRole("button", { name: "Close" }).click(),
    () => page.keyboard.press("Escape"),
    () => page.mouse.click(5, 5),
  ]) {
    await button.click();
    await expect(dialog.getByRole("img")).toBeVisible();
    await close();
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  }
});

test("the newsletter form does nothing, whatever is in it", async ({ page }) => {
  await page.goto("/careers");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  const footer = page.getByRole("contentinfo");
  const field = footer.getByPlaceholder("Enter your email");
  const button = footer.getByRole("button", { name: "Subscribe" });
  await field.scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  requests.splice(0);
  for (const text of ["", "not an address", "ada@example.com"]) {
    await field.fill(text);
    await button.click();
    // The browser's message about an address would move the focus to the field.
    await expect(button).toBeFocused();
    await field.press("Enter");
    await expect(field).toHaveValue(text);
  }
  await page.waitForTimeout(300);
  await expect(page).toHaveURL("/careers");
  expect(requests).toEqual([]);
});

test("controls that need scripts are hidden", async ({ page }) => {
  for (const viewport of [PHONE, { width: 1280, height: 800 }]) {
    await page.setViewportSize(viewport);
    await page.goto("/");
    await expect(page.getByRole("button", { name: "Dark mode" })).toHaveCount(0);
    await page.mouse.wheel(0, 3_000);
    await expect(page.getByRole("link", { name: "Back to top" })).toHaveCount(0);
  }
});

test("the developer's card opens on hover after 700 ms and closes again", async ({ page }) => {
  await page.goto("/careers");
  const card = page.locator(".profile-card");
  await expect(card).toBeHidden();
  await page.locator(".profile-card-host > a").hover();
  await expect(card).toHaveCSS("transition-delay", /0\.7s/);
  await expect(card).toHaveCSS("opacity", "1");
  await expect(card.getByRole("link").first()).toBeVisible();
  await page.mouse.move(5, 5);
  await expect(card).toBeHidden();
});
