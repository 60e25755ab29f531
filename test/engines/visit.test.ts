import type { Page } from "@playwright/test";
import {
  expect,
  fillContactForm,
  holdHydration,
  isSameDocument,
  markDocument,
  messagesWithSubject,
  openHydrated,
  test,
  waitForHydration,
} from "#test/browser/fixtures.ts";
import { documentTitle } from "#test/published.ts";
import { isTargetInView } from "./in-page.ts";

/** A section link on /terms-of-services, where the table of contents stays in view. */
const sectionLinks = (page: Page) => page.getByRole("navigation", { name: "On this page" }).getByRole("link");
const footerLink = (page: Page, name: string) => page.getByRole("contentinfo").getByRole("link", { name });

async function scrollToY(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top);
  await expectScroll(page, top);
}

async function expectScroll(page: Page, top: number): Promise<void> {
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - top)).toBeLessThanOrEqual(1);
}

test("links, Back and Forward load no document, restore scroll within a page, and open others at the top at once", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1100, height: 700 });
  await openHydrated(page, "/terms-of-services");
  await markDocument(page);
  await scrollToY(page, 200);
  // Playwright may scroll to the link before it clicks.
  await page.evaluate(() => {
    addEventListener("click", () => Object.assign(window, { left: scrollY }), { capture: true, once: true });
  });
  await sectionLinks(page).last().click();
  await page.waitForFunction(() => location.hash && scrollY > 400);
  const before = await page.evaluate(() => (window as { left?: number }).left ?? 0);
  expect(before).toBeGreaterThan(100);
  const place = await page.evaluate(() => scrollY);
  for (const [step, wanted] of [
    [-1, before],
    [1, place],
    [-1, before],
    [1, place],
  ] as const) {
    await page.evaluate((delta) => history.go(delta), step);
    await expectScroll(page, wanted);
  }
  await footerLink(page, "Privacy Policy").click();
  await expect(page).toHaveTitle(documentTitle("/privacy-policy"));
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expectScroll(page, 0);
  await scrollToY(page, 150);
  const places = await page.evaluate(async () => {
    const { title } = document;
    const seen = new Set<number>();
    history.go(-2);
    // This callback runs after the frame's events and just before its paint.
    do {
      await new Promise(requestAnimationFrame);
      seen.add(Math.round(scrollY));
    } while (document.title === title);
    return [...seen];
  });
  // Browsers scroll the current page before the previous one renders.
  expect(places[0]).toBe(150);
  expect([150, 0]).toEqual(expect.arrayContaining(places));
  await expect(page).toHaveTitle(documentTitle("/terms-of-services"));
  await expectScroll(page, 0);
  await page.evaluate(() => history.go(2));
  await expect(page).toHaveTitle(documentTitle("/privacy-policy"));
  await expectScroll(page, 0);
  expect(await isSameDocument(page)).toBe(true);
  // A reload, as of a discarded tab, restores the scroll position.
  expect(await page.evaluate(() => history.scrollRestoration)).toBe("auto");
  await scrollToY(page, 300);
  await page.reload();
  await waitForHydration(page);
  await expectScroll(page, 300);
});

test("a link to a fragment moves the focus there, on the same page and on another", async ({ page }) => {
  await openHydrated(page, "/terms-of-services");
  const [first, last] = [sectionLinks(page).first(), sectionLinks(page).last()];
  for (const link of [last, first]) {
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${await link.getAttribute("href")}$`));
    await page.waitForFunction(isTargetInView);
  }
  // An absolute URL of the current page, as in an article's text.
  await last.evaluate((link) => {
    link.setAttribute("href", `${location.pathname}${location.hash}`);
    document.querySelector("h1")?.focus();
    scrollTo({ top: 0, behavior: "instant" });
  });
  await last.click();
  await page.waitForFunction(isTargetInView);
  // A link without a hash goes to the top.
  await footerLink(page, "Terms of Services").click();
  await expectScroll(page, 0);
  await openHydrated(page, "/");
  await page.locator("main a[href^='/portfolio#']").first().click();
  await expect(page.getByRole("status").filter({ hasText: documentTitle("/portfolio") })).toBeAttached();
  await expect(page).toHaveTitle(documentTitle("/portfolio"));
  await page.waitForFunction(isTargetInView);
  await page.keyboard.press("Tab");
  await page.waitForFunction(() => document.getElementById(location.hash.slice(1))?.contains(document.activeElement));
});

test("the contact form keeps and sends input from before hydration, and saves it as a draft", async ({ page }) => {
  const release = await holdHydration(page);
  await page.goto("/contact-us");
  const name = page.getByLabel("Name");
  const send = page.getByRole("button", { name: "Send message" });
  await send.click();
  await expect(name).toBeFocused();
  await page.keyboard.type("Draft");
  await release();
  await waitForHydration(page);
  await expect(name).toHaveValue("Draft");
  await openHydrated(page, "/contact-us");
  await expect(name).toHaveValue("Draft");
  const message = await fillContactForm(page);
  await send.click();
  await expect(page.getByRole("status").getByRole("heading", { name: /successfully/ })).toBeVisible();
  expect(await messagesWithSubject(message.subject)).toMatchObject([message]);
  // Firefox restores form fields after a reload.
  await page.reload();
  await waitForHydration(page);
  for (const field of Object.keys(message)) await expect(page.locator(`main form [name="${field}"]`)).toHaveValue("");
});
