import { kindsOfScreens } from "../browser/screens.ts";
import { whatSticksOut } from "../browser/sticks-out.ts";
import { expect, hydrated, says, sign, test, title } from "./fixtures.ts";

test("every kind of screen starts React and fits phone and desktop", async ({ tab, openHydrated }) => {
  test.setTimeout(180_000);
  for (const path of kindsOfScreens) {
    await openHydrated(path);
    for (const width of [375, 1280]) {
      await tab.resize(width, 800);
      expect(await tab.evaluate(whatSticksOut), path).toEqual([]);
    }
  }
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

test("a page translated before React starts keeps what was typed", async ({ tab, open, site }) => {
  const { release } = site.holdReact();
  await open("/contact-us");
  await tab.click("#message");
  await tab.type("Twelve branches, one spreadsheet.");
  await tab.evaluate(translate);
  release();
  await hydrated(tab);
  const isKept = (text: string) => document.querySelector<HTMLTextAreaElement>("#message")?.value === text;
  await sign(tab, isKept, "Twelve branches, one spreadsheet.");
  await tab.click(".site-header nav a[href='/careers']");
  await title(tab, "Careers");
  await says(tab, "Growth Opportunities");
});
