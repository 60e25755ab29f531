import { randomUUID } from "node:crypto";
import { messagesWithSubject } from "#test/browser/fixtures.ts";
import { VALID_MESSAGE } from "#test/fixtures/contact-message.ts";
import { expect, test, waitFor, waitForFocus, waitForHydration, waitForTitle } from "./fixtures.ts";
import type { Driver } from "./playwright-driver.ts";

const SEND = "main form button[type=submit]";

/** Selector of a section link on /terms-of-services, where the table of contents stays in view. */
const toSection = (which: "first" | "last") => `nav[aria-label='On this page'] li:${which}-child a`;

function scrollToY(driver: Driver, top: number): Promise<void> {
  return driver.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
}

function waitForScroll(driver: Driver, top: number): Promise<void> {
  return waitFor(driver, (y) => Math.abs(scrollY - y) <= 1, top);
}

test("links, Back and Forward load no document, restore scroll within a page, and open others at the top at once", async ({
  driver,
  openHydrated,
}) => {
  await driver.resize(1100, 700);
  await openHydrated("/terms-of-services");
  await driver.evaluate(() => void Object.assign(window, { sameDocument: true }));
  await scrollToY(driver, 200);
  await waitForScroll(driver, 200);
  // Drivers may scroll to the element that they click.
  await driver.evaluate(() => {
    addEventListener("click", () => Object.assign(window, { left: scrollY }), { capture: true, once: true });
  });
  await driver.click(toSection("last"));
  await waitFor(driver, () => location.hash && scrollY > 400);
  const before = await driver.evaluate(() => (window as { left?: number }).left ?? 0);
  expect(before).toBeGreaterThan(100);
  const place = await driver.evaluate(() => scrollY);
  for (const [step, wanted] of [
    [-1, before],
    [1, place],
    [-1, before],
    [1, place],
  ] as const) {
    await driver.evaluate((delta) => history.go(delta), step);
    await waitForScroll(driver, wanted);
  }
  await driver.click("footer a[href='/privacy-policy']");
  await waitForTitle(driver, "/privacy-policy");
  await waitForFocus(driver, "h1");
  await waitForScroll(driver, 0);
  await scrollToY(driver, 150);
  await waitForScroll(driver, 150);
  const places = await driver.evaluate(async () => {
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
  await waitForTitle(driver, "/terms-of-services");
  await waitForScroll(driver, 0);
  await driver.evaluate(() => history.go(2));
  await waitForTitle(driver, "/privacy-policy");
  await waitForScroll(driver, 0);
  expect(await driver.evaluate(() => "sameDocument" in window)).toBe(true);
  // A reload, as of a discarded tab, restores the scroll position.
  expect(await driver.evaluate(() => history.scrollRestoration)).toBe("auto");
  await scrollToY(driver, 300);
  await driver.evaluate(() => location.reload());
  await waitForHydration(driver);
  await waitForScroll(driver, 300);
});

/** Runs in the page. @returns whether the target of the URL's hash has the focus and is in view below the header */
function isTargetInView(): boolean {
  const place = document.getElementById(location.hash.slice(1));
  const { top = -1 } = place?.getBoundingClientRect() ?? {};
  return document.activeElement === place && top >= 64 && top < innerHeight;
}

test("a link to a fragment moves the focus there, on the same page and on another", async ({
  driver,
  openHydrated,
}) => {
  await openHydrated("/terms-of-services");
  for (const which of ["last", "first"] as const) {
    await driver.click(toSection(which));
    await waitFor(
      driver,
      (link) => document.querySelector<HTMLAnchorElement>(link)?.hash === location.hash,
      toSection(which),
    );
    await waitFor(driver, isTargetInView);
  }
  // An absolute URL of the current page, as in an article's text.
  await driver.evaluate((link) => {
    document.querySelector(link)?.setAttribute("href", `${location.pathname}${location.hash}`);
    document.querySelector("h1")?.focus();
    window.scrollTo({ top: 0, behavior: "instant" });
  }, toSection("last"));
  await driver.click(toSection("last"));
  await waitFor(driver, isTargetInView);
  // A link without a hash goes to the top.
  await driver.click("footer a[href='/terms-of-services']");
  await waitForScroll(driver, 0);
  await openHydrated("/");
  await driver.click("main a[href^='/portfolio#']");
  await waitFor(driver, () =>
    [...document.querySelectorAll("[role=status]")].some((status) => status.textContent === document.title),
  );
  await waitForTitle(driver, "/portfolio");
  await waitFor(driver, isTargetInView);
  await driver.press("Tab");
  await waitFor(driver, () => document.getElementById(location.hash.slice(1))?.contains(document.activeElement));
});

test("the contact form keeps and sends input from before hydration, and saves it as a draft", async ({
  driver,
  open,
  openHydrated,
  site,
}) => {
  const release = site.holdHydration();
  await open("/contact-us");
  await driver.click(SEND);
  await waitForFocus(driver, "#name:invalid");
  await driver.type("Draft");
  release();
  await waitForHydration(driver);
  await waitForValue(driver, "#name", "Draft");
  await openHydrated("/contact-us");
  await waitForValue(driver, "#name", "Draft");
  const subject = `Portal ${randomUUID()}`;
  const message: Record<string, string> = { ...VALID_MESSAGE, subject };
  const fields = await driver.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>("main form :is(input, textarea)")]
      .filter((field) => field.checkVisibility())
      .map(({ name }) => name),
  );
  // Selects the first option of each choice, without the engine's own popup.
  await driver.evaluate(() => {
    for (const select of document.querySelectorAll("select")) select.selectedIndex = 1;
  });
  for (const name of fields) {
    await driver.click(`[name=${name}]`);
    await driver.type(message[name] ?? "Twelve people");
  }
  await waitForValue(driver, "#name", "DraftAda Obi");
  await driver.click(SEND);
  await waitFor(driver, () => document.querySelector("main [role=status] h2")?.textContent?.includes("successfully"));
  expect(await messagesWithSubject(subject)).toMatchObject([{ ...message, name: "DraftAda Obi" }]);
  // Firefox restores form fields after a reload.
  await driver.evaluate(() => location.reload());
  await waitForHydration(driver);
  for (const name of fields) await waitForValue(driver, `[name=${name}]`, "");
});

function waitForValue(driver: Driver, field: string, text: string): Promise<void> {
  const isShown = ([selector = "", wanted]: string[]) =>
    document.querySelector<HTMLInputElement>(selector)?.value === wanted;
  return waitFor(driver, isShown, [field, text]);
}
