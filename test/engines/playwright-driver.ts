import type { BrowserType, LaunchOptions } from "@playwright/test";

export type Position = readonly [x: number, y: number];

/**
 * Drives one page of a browser, through Playwright or WebDriver. Selectors are CSS, positions are CSS px from the top
 * left corner of the viewport, and keys have Playwright's names.
 */
export type Driver = Awaited<ReturnType<typeof openPlaywrightDriver>>;

export async function openPlaywrightDriver(type: BrowserType, options: LaunchOptions) {
  const browser = await type.launch(options);
  const page = await browser.newPage();
  return {
    /** Opens a URL, waits for its `load` event and focuses the page. */
    open: async (url: string): Promise<void> => {
      // Tab may have moved the focus to the browser's UI, where clicks would leave it. Further Tabs move it back.
      // The page may still be on its way to another one.
      const hasFocus = () => page.evaluate(() => document.hasFocus()).catch(() => false);
      while (!(await hasFocus())) await page.keyboard.press("Tab");
      await page.goto(url).catch((error) => {
        // Escape also stops loading in Firefox, even of a page that a test opens just after the key press.
        if (!String(error).includes("NS_BINDING_ABORTED")) throw error;
        return page.goto(url);
      });
    },
    /** Resizes the viewport. WebKitGTK needs about 335 px or more. */
    resize: (width: number, height: number) => page.setViewportSize({ width, height }),
    /** Runs a function in the page. The function cannot use outer variables. Argument and result are JSON. */
    evaluate: <Result, Argument = undefined>(
      inPage: (argument: Argument) => Result | Promise<Result>,
      argument?: Argument,
    ): Promise<Result> => page.evaluate(inPage as never, argument),
    /** Clicks the center of an element. @throws if the element does not exist */
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
    /** Types into the focused element. */
    type: (text: string) => page.keyboard.type(text),
    close: () => browser.close(),
  };
}
