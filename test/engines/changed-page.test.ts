import { expect, hydrated, says, sign, test, title } from "./fixtures.ts";

// A page that a translator or an extension has changed before React starts. React renders the changed part anew. The
// fixtures fail a test on an error and on a policy violation.

const ENTRY_SCRIPT = /\/assets\/entry\.client-/;

/** In the page, as a translator does: each text becomes an element, and <html> gets another language. */
function translate() {
  const root = document.documentElement;
  root.lang = "ur";
  root.dir = "rtl";
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest("script, style, svg, font") || !node.textContent?.trim()
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

/** In the page, as extensions do: elements and attributes where a password manager, a reader or a theme puts them. */
function extend() {
  for (const element of document.querySelectorAll("header, main, main > *, footer, form input")) {
    element.setAttribute("data-extension", "1");
    element.insertAdjacentElement("afterend", document.createElement("extension-icon"));
  }
  document.body.insertBefore(document.createElement("extension-root"), document.body.firstChild);
}

for (const change of [translate, extend]) {
  test(`${change.name}: the theme and what was typed stay, and the page works`, async ({ tab, open, site }) => {
    const entry = site.hold(ENTRY_SCRIPT);
    await open("/contact-us");
    await tab.click(".site-header [data-theme-toggle]");
    await tab.click("#message");
    await tab.type("Twelve branches, one spreadsheet.");
    await tab.evaluate(() => {
      for (const element of document.querySelectorAll("html, head, body, style"))
        Object.assign(element, { isFirst: true });
    });
    await tab.evaluate(change);
    entry.release();
    await hydrated(tab);
    await sign(
      tab,
      () => document.querySelector<HTMLTextAreaElement>("#message")?.value === "Twelve branches, one spreadsheet.",
    );
    expect(await tab.evaluate(() => document.documentElement.classList.contains("dark"))).toBe(true);
    expect(
      await tab.evaluate(() =>
        [...document.querySelectorAll("html, head, body, style")].every((element) => "isFirst" in element),
      ),
    ).toBe(true);
    await tab.click(".site-header nav a[href='/careers']");
    await title(tab, "Careers");
    await says(tab, "Growth Opportunities");
  });
}

test("a page that is translated after React has started, and after each navigation, stays usable", async ({
  tab,
  open,
}) => {
  await open("/");
  await hydrated(tab);
  for (const [path, name] of [
    ["/careers", "Careers"],
    ["/blogs", "Blogs"],
    ["/about-us", "About Us"],
  ] as const) {
    await tab.evaluate(translate);
    await tab.click(`.site-header nav a[href="${path}"]`);
    await title(tab, name);
    await sign(tab, () => document.querySelector("main h1") !== null);
  }
});
