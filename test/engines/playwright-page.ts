import type { BrowserType, LaunchOptions } from "@playwright/test";
import type { EnginePage } from "./engine-page.ts";

/** A page in a browser that Playwright drives. */
export async function openPlaywrightPage(type: BrowserType, options: LaunchOptions): Promise<EnginePage> {
  const browser = await type.launch(options);
  const page = await browser.newPage();
  return {
    open: async (url) => {
      // Tab may have moved the focus to the controls of the browser, where clicks would leave it. Tab moves it back.
      while (!(await page.evaluate(() => document.hasFocus()))) await page.keyboard.press("Tab");
      await page.goto(url).catch((error) => {
        // In Firefox Escape also stops loading, even of a page that a test opens just after the key.
        if (!String(error).includes("NS_BINDING_ABORTED")) throw error;
        return page.goto(url);
      });
    },
    resize: (width, height) => page.setViewportSize({ width, height }),
    // Playwright's type also allows handles, which no test uses.
    evaluate: (inPage, argument) => page.evaluate(inPage as never, argument),
    click: (selector) => page.click(selector),
    hover: (selector) => page.hover(selector),
    drag: async (from, to) => {
      await page.mouse.move(...from);
      await page.mouse.down();
      await page.mouse.move(...to, { steps: 4 });
      await page.mouse.up();
    },
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    close: () => browser.close(),
  };
}
