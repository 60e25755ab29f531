import type { BrowserType, LaunchOptions } from "@playwright/test";

export type Position = readonly [x: number, y: number];

/**
 * A page in a browser, driven by Playwright or by a WebDriver. Selectors are CSS, positions are CSS px from the top
 * left corner of the window, keys have Playwright's names.
 */
export type Driver = Awaited<ReturnType<typeof openPlaywrightDriver>>;

export async function openPlaywrightDriver(type: BrowserType, options: LaunchOptions) {
  const browser = await type.launch(options);
  const page = await browser.newPage();
  return {
    /** Loads a URL, waits for its `load` event and gives the page the focus. */
    open: async (url: string): Promise<void> => {
      // Tab may have moved the focus to the controls of the browser, where clicks would leave it. Tab moves it back.
      while (!(await page.evaluate(() => document.hasFocus()))) await page.keyboard.press("Tab");
      await page.goto(url).catch((error) => {
        // In Firefox Escape also stops loading, even of a page that a test opens just after the key.
        if (!String(error).includes("NS_BINDING_ABORTED")) throw error;
        return page.goto(url);
      });
    },
    /** Resizes the content of the window. WebKitGTK needs about 335 px or more. */
    resize: (width: number, height: number) => page.setViewportSize({ width, height }),
    /** Runs a function in the page. It cannot use outer variables; argument and result are JSON. */
    evaluate: <Result, Argument = undefined>(
      inPage: (argument: Argument) => Result | Promise<Result>,
      argument?: Argument,
    ): Promise<Result> => page.evaluate(inPage as never, argument),
    /** Clicks the middle of the element. Throws when it does not exist. */
    click: (selector: string) => page.click(selector),
    hover: (selector: string) => page.hover(selector),
    /** Presses the mouse button at `from` and releases it at `to`. */
    drag: async (from: Position, to: Position): Promise<void> => {
      await page.mouse.move(...from);
      await page.mouse.down();
      await page.mouse.move(...to, { steps: 4 });
      await page.mouse.up();
    },
    press: (key: "Escape" | "Tab") => page.keyboard.press(key),
    /** Types into the element with the focus. */
    type: (text: string) => page.keyboard.type(text),
    close: () => browser.close(),
  };
}
