import { documentTitle } from "#test/published.ts";
import { expect, holdHydration, test, waitForHydration } from "./fixtures.ts";

/** Runs in the page. Acts like a translator: replaces each text with an element and changes the language. */
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

/** Runs in the page. Acts like a password manager or a spell checker. */
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
  test(`a page changed by ${name} hydrates, and keeps the theme and the input`, async ({ page }) => {
    const release = await holdHydration(page);
    await page.goto("/contact-us");
    const toggle = page.locator("[data-theme-toggle]");
    const message = page.locator("#message");
    await toggle.click();
    await message.fill("We have branches.");
    await page.evaluate(change);
    await release();
    await waitForHydration(page);
    await expect(message).toHaveValue("We have branches.");
    await expect(page.locator("#name")).toHaveValue("");
    await expect(toggle).toHaveAttribute("aria-pressed", "true");
    // React may attach to the changed page before it renders the boundary again.
    await expect(page.locator("main font, main form .extension")).toHaveCount(0);
    await page.locator("body > header nav a[href='/careers']").click();
    await expect(page).toHaveTitle(documentTitle("/careers"));
  });
}
