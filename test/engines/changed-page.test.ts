import { setTimeout } from "node:timers/promises";
import { expect, focused, hidden, hydrated, sign, test, title, visible } from "./fixtures.ts";

// A translator, an extension or an address that nobody foresaw. Chromium runs this file too.

const KEY_INTERVAL_MS = 40;

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
  test(`typing goes on while React starts on a page changed by ${name}`, async ({ tab, open, site }) => {
    const { release } = site.holdReact();
    await open("/contact-us");
    await tab.click("#subject");
    await tab.type("Portal");
    await tab.click("#message");
    await tab.type("We have branches.");
    await tab.evaluate(() => document.querySelector<HTMLTextAreaElement>("#message")?.setSelectionRange(8, 8));
    await tab.evaluate(change);
    const letters = [..."twelve or thirteen regional "];
    for (const [index, letter] of letters.entries()) {
      await tab.type(letter);
      await setTimeout(KEY_INTERVAL_MS);
      if (index === 3) release();
      if (index === letters.length - 4) await hydrated(tab);
    }
    await focused(tab, "#message");
    const value = (selector: string) => document.querySelector<HTMLInputElement>(selector)?.value;
    expect(await tab.evaluate(value, "#message")).toBe(`We have ${letters.join("")}branches.`);
    expect(await tab.evaluate(value, "#subject")).toBe("Portal");
    expect(await tab.evaluate(value, "#name")).toBe("");
    expect(await tab.evaluate(() => document.querySelector("main font, main form .extension"))).toBeNull();
    await tab.click(".site-header nav a[href='/careers']");
    await title(tab, "/careers");
  });
}

test("a translated page keeps the theme, and its menu opens, when React has started", async ({ tab, open, site }) => {
  const { release } = site.holdReact();
  await open("/careers");
  await tab.click("[data-theme-toggle]");
  await tab.evaluate(translate);
  release();
  await hydrated(tab);
  expect(await tab.evaluate(() => document.querySelector("main font"))).toBeNull();
  await sign(tab, () => document.querySelector("[data-theme-toggle]")?.ariaPressed === "true");
  await tab.resize(375, 800);
  await tab.click("button[commandfor='site:mobile-menu'][command=show-modal]");
  await visible(tab, ".mobile-menu:modal");
  await tab.press("Escape");
  await hidden(tab, ".mobile-menu");
});

test("a hash that is no id, even a malformed one, shows the page from its top", async ({ tab, open }) => {
  // On three pages, because a change of the hash alone would not load the page.
  for (const address of ["/about-us#100%", "/careers#%E0%A4%A", '/portfolio#"><b>']) {
    await open(address);
    await hydrated(tab);
    expect(await tab.evaluate(() => scrollY)).toBe(0);
    for (const part of ["header", "main h1", "footer"]) await visible(tab, part);
  }
});
