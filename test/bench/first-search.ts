import { type Browser, expect } from "@playwright/test";
import { WIDE_WINDOW } from "./browser.ts";
import { loadWholly } from "./page-load.ts";
import { sentSize } from "./page-weight.ts";

/** What a visitor downloads, in bytes, until a first word has a result that says it. Throws when nothing does. */
export async function weighFirstSearch(browser: Browser, origin: string, word: string): Promise<number> {
  const { width, height } = WIDE_WINDOW;
  const context = await browser.newContext({ viewport: { width, height } });
  try {
    const page = await context.newPage();
    await loadWholly(page, `${origin}/`);
    const sizes: Promise<number>[] = [];
    page.on("response", (response) => {
      const type = response.headers()["content-type"] ?? "";
      sizes.push(response.body().then((body) => sentSize(body, type)));
    });
    await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
    const dialog = page.getByRole("dialog", { name: "Search" });
    await dialog.getByRole("combobox").fill(word);
    await expect(dialog.getByRole("status")).toHaveText(/^\d+ results?$/);
    // Later ones are not waited for.
    page.removeAllListeners("response");
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  } finally {
    await context.close();
  }
}
