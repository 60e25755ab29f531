/**
 * A page in a browser, driven by Playwright or by a WebDriver. Selectors are CSS, positions are CSS px from the top
 * left corner of the window, keys have Playwright's names.
 */
export interface EnginePage {
  /** Loads a URL, waits for its `load` event and gives the page the focus. */
  open(url: string): Promise<void>;
  /** Resizes the content of the window. WebKitGTK needs about 335 px or more. */
  resize(width: number, height: number): Promise<void>;
  /** Runs a function in the page. It cannot use outer variables; argument and result are JSON. */
  evaluate<Result, Argument = undefined>(
    inPage: (argument: Argument) => Result | Promise<Result>,
    argument?: Argument,
  ): Promise<Result>;
  /** Clicks the middle of the element. Throws when it does not exist. */
  click(selector: string): Promise<void>;
  hover(selector: string): Promise<void>;
  /** Presses the mouse button at `from` and releases it at `to`. */
  drag(from: Position, to: Position): Promise<void>;
  /** Presses a key, such as "Escape" or "Control+k". */
  press(key: string): Promise<void>;
  /** Types into the element with the focus. */
  type(text: string): Promise<void>;
  close(): Promise<void>;
}

export type Position = readonly [x: number, y: number];
