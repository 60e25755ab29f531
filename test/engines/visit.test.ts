import { randomUUID } from "node:crypto";
import { storedAs } from "#test/browser/fixtures.ts";
import { VALID_MESSAGE } from "#test/contact-message.ts";
import { expect, focused, goBack, hydrated, sign, test, title } from "./fixtures.ts";
import type { EnginePage } from "./playwright-page.ts";

const SEND = "main form button[type=submit]";

test("links and Back change the page without a full load", async ({ tab, openHydrated }) => {
  await openHydrated("/");
  await tab.evaluate(() => void Object.assign(window, { sameDocument: true }));
  await tab.click('body > header nav a[href="/services"]');
  await title(tab, "/services");
  await focused(tab, "h1");
  await sign(tab, () =>
    [...document.querySelectorAll("[role=status]")].some((one) => one.textContent === document.title),
  );
  await sign(tab, () => document.querySelector("body > header a[aria-current=page]")?.matches("[href='/services']"));
  await tab.click('main a[href="/services/web-development"]');
  await title(tab, "/services/web-development");
  await sign(tab, () => scrollY === 0);
  await tab.evaluate(() => scrollTo(0, 1_500));
  await goBack(tab);
  await title(tab, "/services");
  await sign(tab, () => scrollY === 0);
  await tab.evaluate(() => scrollTo(0, 300));
  await tab.evaluate(() => history.forward());
  await title(tab, "/services/web-development");
  await sign(tab, () => scrollY === 0);
  expect(await tab.evaluate(() => "sameDocument" in window)).toBe(true);
});

/** Of the terms, whose list stays in view. */
const toSection = (which: "first" | "last") => `nav[aria-label='On this page'] li:${which}-child a`;

function scroll(tab: EnginePage, top: number): Promise<void> {
  return tab.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
}

function isAt(tab: EnginePage, top: number): Promise<void> {
  return sign(tab, (y) => Math.abs(scrollY - y) <= 1, top);
}

test("Back and Forward within a page go where one was, and between pages to the top", async ({ tab, openHydrated }) => {
  await tab.resize(1100, 700);
  await openHydrated("/terms-of-services");
  await scroll(tab, 200);
  await isAt(tab, 200);
  // A driver may scroll to what it clicks.
  await tab.evaluate(() => {
    addEventListener("click", () => Object.assign(window, { left: scrollY }), { capture: true, once: true });
  });
  await tab.click(toSection("last"));
  await sign(tab, () => location.hash && scrollY > 400);
  const before = await tab.evaluate(() => (window as { left?: number }).left ?? 0);
  expect(before).toBeGreaterThan(100);
  const place = await tab.evaluate(() => scrollY);
  const steps = [
    [-1, before],
    [1, place],
    [-1, before],
    [1, place],
  ] as const;
  for (const [step, wanted] of steps) {
    await tab.evaluate((delta) => history.go(delta), step);
    await isAt(tab, wanted);
  }
  await tab.click("footer a[href='/privacy-policy']");
  await title(tab, "/privacy-policy");
  await isAt(tab, 0);
  await scroll(tab, 300);
  await isAt(tab, 300);
  await tab.evaluate(() => history.go(-2));
  await title(tab, "/terms-of-services");
  await isAt(tab, 0);
  await tab.evaluate(() => history.go(2));
  await title(tab, "/privacy-policy");
  await isAt(tab, 0);
  // A reload, and a tab that the system has dropped, come back where one was.
  expect(await tab.evaluate(() => history.scrollRestoration)).toBe("auto");
  await scroll(tab, 300);
  await tab.evaluate(() => location.reload());
  await hydrated(tab);
  await isAt(tab, 300);
});

test("the page that Back leaves stays where it is until the other is there", async ({ tab, openHydrated }) => {
  await openHydrated("/terms-of-services");
  await scroll(tab, 700);
  await tab.click("footer a[href='/privacy-policy']");
  await title(tab, "/privacy-policy");
  await isAt(tab, 0);
  await scroll(tab, 150);
  await isAt(tab, 150);
  const places = await tab.evaluate(async () => {
    const { title } = document;
    const seen = new Set<number>();
    history.back();
    // In a callback of this kind the events of the frame have passed, and it is about to be painted.
    do {
      await new Promise(requestAnimationFrame);
      seen.add(scrollY);
    } while (document.title === title);
    return [...seen];
  });
  expect(places[0]).toBe(150);
  expect([150, 0]).toEqual(expect.arrayContaining(places));
});

/** Runs in the page: whether the place that the address names has the focus, and is in view below the header. */
function isAtPlace(): boolean {
  const place = document.getElementById(location.hash.slice(1));
  const { top = -1 } = place?.getBoundingClientRect() ?? {};
  return document.activeElement === place && top >= 64 && top < innerHeight;
}

test("a link to a place takes the focus along, on another page and on its own", async ({ tab, openHydrated }) => {
  await openHydrated("/terms-of-services");
  for (const which of ["last", "first"] as const) {
    await tab.click(toSection(which));
    await sign(
      tab,
      (link) => document.querySelector<HTMLAnchorElement>(link)?.hash === location.hash,
      toSection(which),
    );
    await sign(tab, isAtPlace);
  }
  // A whole address of the open page, as in the text of an article.
  await tab.evaluate((link) => {
    document.querySelector(link)?.setAttribute("href", `${location.pathname}${location.hash}`);
    document.querySelector("h1")?.focus();
    window.scrollTo({ top: 0, behavior: "instant" });
  }, toSection("last"));
  await tab.click(toSection("last"));
  await sign(tab, isAtPlace);
  // Without a hash it leads to the top.
  await tab.click("footer a[href='/terms-of-services']");
  await isAt(tab, 0);
  await focused(tab, "h1");
  await openHydrated("/");
  await tab.click("main a[href^='/portfolio#']");
  await title(tab, "/portfolio");
  await sign(tab, isAtPlace);
  await sign(tab, () =>
    [...document.querySelectorAll("[role=status]")].some((one) => one.textContent === document.title),
  );
  await tab.press("Tab");
  await sign(tab, () => document.getElementById(location.hash.slice(1))?.contains(document.activeElement));
});

test("a link leads to its page when scripts are missing, and Back to a page whose links work", async ({
  tab,
  openHydrated,
  site,
}) => {
  await openHydrated("/careers");
  const findScripts = site.loseScripts();
  await tab.click('body > header nav a[href="/services"]');
  await title(tab, "/services");
  findScripts();
  await goBack(tab);
  await title(tab, "/careers");
  await hydrated(tab);
  await sign(tab, () => !document.querySelector("[role=progressbar]"));
  await tab.click('body > header nav a[href="/portfolio"]');
  await title(tab, "/portfolio");
});

test("the contact form keeps what was typed before React, as a draft too, and sends it", async ({
  tab,
  open,
  openHydrated,
  site,
}) => {
  const { release } = site.holdReact();
  await open("/contact-us");
  await tab.click(SEND);
  await focused(tab, "#name:invalid");
  await tab.type("Draft");
  release();
  await hydrated(tab);
  await hasText(tab, "#name", "Draft");
  await openHydrated("/contact-us");
  await hasText(tab, "#name", "Draft");
  const subject = `Portal ${randomUUID()}`;
  const message: Record<string, string> = { ...VALID_MESSAGE, subject };
  const fields = await tab.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>("main form :is(input, textarea)")]
      .filter((field) => field.checkVisibility())
      .map(({ name }) => name),
  );
  expect(fields).toEqual(expect.arrayContaining(Object.keys(message)));
  for (const name of fields) {
    await tab.click(`[name=${name}]`);
    await tab.type(message[name] ?? "Twelve people");
  }
  await hasText(tab, "#name", "DraftAda Obi");
  await tab.click(SEND);
  await sign(tab, () => document.querySelector("main [role=status] h2")?.textContent?.includes("successfully"));
  expect(await storedAs(subject)).toMatchObject([{ ...message, name: "DraftAda Obi" }]);
  // Firefox fills in forms again after a reload.
  await tab.evaluate(() => location.reload());
  await hydrated(tab);
  for (const name of fields) await hasText(tab, `[name=${name}]`, "");
});

/** Runs in the page. Acts like a translator: replaces each text by an element and changes the language. */
function translate() {
  Object.assign(document.documentElement, { lang: "ur", dir: "rtl" });
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest("script, style, svg") || !node.textContent?.trim()
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  );
  const nodes: Text[] = [];
  while (texts.nextNode()) nodes.push(texts.currentNode as Text);
  for (const node of nodes) {
    const translated = document.createElement("font");
    translated.textContent = `«${node.data}»`;
    node.replaceWith(translated);
  }
}

/** Runs in the page. Acts like a password manager or a spelling checker. */
function addIcons() {
  for (const field of document.querySelectorAll("form :is(input, textarea)")) {
    const icon = Object.assign(document.createElement("img"), { alt: "", className: "extension" });
    field.insertAdjacentElement("afterend", icon);
    const suggestion = Object.assign(document.createElement("input"), { value: "Suggestion", className: "extension" });
    field.insertAdjacentElement("afterend", suggestion);
  }
}

for (const [name, change] of [
  ["a translator", translate],
  ["an extension", addIcons],
] as const) {
  test(`React starts on a page changed by ${name}, and keeps the theme and what was typed`, async ({
    tab,
    open,
    site,
  }) => {
    const { release } = site.holdReact();
    await open("/contact-us");
    await tab.click("[data-theme-toggle]");
    await tab.click("#message");
    await tab.type("We have branches.");
    await tab.evaluate(change);
    release();
    await hydrated(tab);
    await hasText(tab, "#message", "We have branches.");
    await hasText(tab, "#name", "");
    await sign(tab, () => document.querySelector("[data-theme-toggle]")?.getAttribute("aria-pressed") === "true");
    expect(await tab.evaluate(() => document.querySelector("main font, main form .extension"))).toBeNull();
    await tab.click("body > header nav a[href='/careers']");
    await title(tab, "/careers");
  });
}

function hasText(tab: EnginePage, field: string, text: string): Promise<void> {
  const isShown = ([selector = "", wanted]: string[]) =>
    document.querySelector<HTMLInputElement>(selector)?.value === wanted;
  return sign(tab, isShown, [field, text]);
}
