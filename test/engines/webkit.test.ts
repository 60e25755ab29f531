import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { By, Key, Origin, type WebDriver } from "selenium-webdriver";
import { colors } from "#app/colors.ts";
import { rgb } from "#test/browser/contrast.ts";
import { isHydrated, messagesWithSubject } from "#test/browser/fixtures.ts";
import { findOverflow } from "#test/browser/overflow.ts";
import { screenPerRoute } from "#test/browser/screens.ts";
import { VALID_MESSAGE } from "#test/fixtures/contact-message.ts";
import { documentTitle } from "#test/published.ts";
import { headerLayout, isTargetInView, logoSizes, shownTheme, unparsedDrawings } from "./in-page.ts";
import { openMiniBrowser, SCREEN } from "./mini-browser.ts";

const TOGGLE = "body > header [aria-label='Dark mode']";
const MENU = "dialog[aria-label=Menu]";
const OPEN_MENU = "[aria-label='Open menu']";

// One browser for all tests.
test.describe.configure({ mode: "default", timeout: 120_000 });

let driver: WebDriver;

test.beforeAll(async () => {
  driver = await openMiniBrowser();
});

test.afterAll(() => driver?.quit());

/** Runs a function in the page. It cannot use outer variables. Argument and result are JSON. */
function run<Result, Argument = undefined>(inPage: (argument: Argument) => Result, argument?: Argument) {
  return driver.executeScript<Awaited<Result>>(`return (${inPage})(arguments[0])`, argument);
}

/** Waits until a function returns true in the page, even during a navigation. */
async function until<Argument>(inPage: (argument: Argument) => unknown, argument?: Argument): Promise<void> {
  const seen = () => run(inPage, argument).catch(() => false);
  await expect.poll(seen, { timeout: 30_000, message: `${inPage} ${argument}`, intervals: [50] }).toBeTruthy();
}

const untilTitle = (path: string) => until((title) => document.title === title, documentTitle(path));
const untilScroll = (top: number) => until((y) => Math.abs(scrollY - y) <= 1, top);
const untilFocus = (selector: string) => until((wanted) => document.activeElement?.matches(wanted), selector);
const untilOpen = (dialog: string, isOpen: boolean) =>
  until(
    ([selector, wanted]) => String(document.querySelector(`${selector}:modal`) !== null) === wanted,
    [dialog, String(isOpen)],
  );

async function open(path: string): Promise<void> {
  const url = `http://localhost:${process.env.TEST_SITE_PORT}${path}`;
  await driver.get(url);
  // Leaving a page aborts its prefetches, and React Router then reloads it instead (docs/browsers.md).
  if (!(await driver.getCurrentUrl()).startsWith(url)) await driver.get(url);
  await until(isHydrated);
}

async function resize(width: number, height: number): Promise<void> {
  // Centers the window, because without a window manager the window below the pointer, at the center, has the focus.
  const [x, y] = [(SCREEN.width - width) / 2, (SCREEN.height - height) / 2].map(Math.round);
  await driver.manage().window().setRect({ x, y, width, height });
  await until((size) => `${innerWidth} ${innerHeight}` === size && document.hasFocus(), `${width} ${height}`);
}

/** Clicks once the element stands still and nothing covers it. */
async function click(selector: string): Promise<void> {
  await expect(() => driver.findElement(By.css(selector)).click()).toPass({ intervals: [50] });
}

/** Clicks until the menu is open, because a closing dialog or a page that fades in may swallow a click. */
async function openMenu(): Promise<void> {
  await expect(async () => {
    await driver.findElement(By.css(OPEN_MENU)).click();
    await driver.findElement(By.css(`${MENU}:modal`));
  }).toPass({ intervals: [50] });
}

function press(...keys: string[]): Promise<void> {
  return driver
    .actions({ async: true })
    .sendKeys(...keys)
    .perform();
}

test.beforeEach(async () => {
  await resize(1280, 800);
  await open("/careers");
  await run(() => [localStorage, sessionStorage].map((storage) => storage.clear()));
});

test("every kind of screen hydrates and fits phone and desktop", async () => {
  test.setTimeout(180_000);
  for (const path of screenPerRoute) {
    await open(path);
    for (const width of [375, 1280]) {
      await resize(width, 800);
      expect(await run(findOverflow), path).toEqual([]);
    }
  }
});

test("the header stays on top with intact drawings, and the chosen theme persists after Back", async () => {
  await open("/");
  await open("/careers");
  for (const width of [375, 768, 1280]) {
    await resize(width, 800);
    await run(() => scrollTo({ top: 900, behavior: "instant" }));
    expect(await run(headerLayout), `${width} px`).toEqual({ top: 0, height: 64, lines: 1 });
    for (const { size, expected } of await run(logoSizes)) expect(size, `${width} px`).toEqual(expected);
  }
  expect(await run(unparsedDrawings)).toEqual([]);
  const light = [rgb(colors.paper.light), colors.paper.light, "false"];
  const dark = [rgb(colors.paper.dark), colors.paper.dark, "true"];
  expect(await run(shownTheme)).toEqual(light);
  await click(TOGGLE);
  await expect.poll(() => run(shownTheme)).toEqual(dark);
  await driver.navigate().back();
  await untilTitle("/");
  await expect.poll(() => run(shownTheme)).toEqual(dark);
});

test("a dialog closes on a backdrop click; the menu traps the focus, and closes on Escape, links and Back", async () => {
  await open("/");
  await click("main button[command=show-modal]");
  const place = await run(async () => {
    const dialog = document.querySelector("dialog:modal");
    // Waits for the opening transition, during which the dialog moves.
    await Promise.allSettled((dialog?.getAnimations() ?? []).map(({ finished }) => finished));
    const { left, top } = dialog?.getBoundingClientRect() ?? new DOMRect();
    return { x: Math.ceil(left) + 4, y: Math.ceil(top) + 16 };
  });
  const inside = { ...place, origin: Origin.VIEWPORT };
  const outside = { x: 5, y: 5, origin: Origin.VIEWPORT };
  const mouse = () => driver.actions({ async: true });
  for (const [from, to] of [
    [inside, inside],
    [inside, outside],
    [outside, inside],
  ] as const) {
    // GTK would drag selected text, which takes the focus from the window.
    await run(() => getSelection()?.removeAllRanges());
    await mouse().move(from).press().move(to).release().perform();
    await untilOpen("dialog", true);
  }
  await run(() => getSelection()?.removeAllRanges());
  await mouse().move(outside).click().perform();
  await untilOpen("dialog", false);
  await resize(375, 800);
  await openMenu();
  await until((menu) => {
    const box = document.querySelector(menu)?.getBoundingClientRect();
    return box?.width === innerWidth && box.height === innerHeight;
  }, MENU);
  for (let count = 0; count < 12; count += 1) {
    await press(Key.TAB);
    expect(await run(() => document.activeElement?.matches("body, dialog, dialog *"))).toBe(true);
  }
  await press(Key.ESCAPE);
  await untilOpen(MENU, false);
  await untilFocus(OPEN_MENU);
  for (const [link, path] of [
    ["nav a[href='/']", "/"],
    ["nav a[href='/careers']", "/careers"],
    ["p:last-child a[href='/contact-us']", "/contact-us"],
  ] as const) {
    await openMenu();
    const key = await run(() => history.state?.key);
    await click(`${MENU} ${link}`);
    await until((previous) => history.state?.key !== previous, key);
    await untilTitle(path);
    await untilOpen(MENU, false);
  }
  await openMenu();
  await driver.navigate().back();
  await untilTitle("/careers");
  await untilOpen(MENU, false);
});

test("links move the focus and load no document, and Back restores scroll within a page", async () => {
  await open("/terms-of-services");
  await run(() => void Object.assign(window, { sameDocument: true }));
  const section = (which: string) => `nav[aria-label='On this page'] li:${which}-child a`;
  await click(section("first"));
  await until(isTargetInView);
  const first = await run(() => scrollY);
  await click(section("last"));
  await until((y) => scrollY > y, first);
  await until(isTargetInView);
  const last = await run(() => scrollY);
  await driver.navigate().back();
  await untilScroll(first);
  await driver.navigate().forward();
  await untilScroll(last);
  await click("footer a[href='/privacy-policy']");
  await untilTitle("/privacy-policy");
  await untilFocus("h1");
  await untilScroll(0);
  await run(() => history.go(-3));
  await untilTitle("/terms-of-services");
  await untilScroll(0);
  await run(() => history.go(3));
  await untilTitle("/privacy-policy");
  await untilScroll(0);
  expect(await run(() => "sameDocument" in window)).toBe(true);
  await run(() => scrollTo({ top: 300, behavior: "instant" }));
  await untilScroll(300);
  await run(() => location.reload());
  await until(isHydrated);
  await untilScroll(300);
  await open("/");
  await click("main a[href^='/portfolio#']");
  await untilTitle("/portfolio");
  await until(isTargetInView);
});

test("the contact form is refused by the browser and the Worker, keeps its draft, and is sent", async () => {
  const send = "main form button[type=submit]";
  await open("/contact-us");
  await click(send);
  await untilFocus("#name:invalid");
  const message = { ...VALID_MESSAGE, subject: `Portal ${randomUUID()}` };
  // The browser accepts a space, but the Worker does not.
  await fill({ ...message, subject: " " });
  await click(send);
  await untilFocus("#subject[aria-invalid=true]");
  await fill({ subject: message.subject });
  await open("/contact-us");
  for (const [name, text] of Object.entries(message)) await untilValue(name, text);
  await click(send);
  await until(() => document.querySelector("main [role=status] h2")?.textContent?.includes("successfully"));
  expect(await messagesWithSubject(message.subject)).toMatchObject([message]);
  await open("/contact-us");
  for (const name of Object.keys(message)) await untilValue(name, "");
});

async function fill(message: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(message)) {
    const field = await driver.findElement(By.css(`main form [name="${name}"]`));
    await field.clear();
    await field.sendKeys(text.replaceAll("\n", Key.ENTER));
  }
}

function untilValue(name: string, text: string): Promise<void> {
  const isShown = ([field, wanted]: string[]) =>
    document.querySelector<HTMLInputElement>(`main form [name="${field}"]`)?.value === wanted;
  return until(isShown, [name, text]);
}
