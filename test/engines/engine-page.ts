/**
 * One page in one browser, as far as the tests of engines need it: what Playwright and a WebDriver can both do. Selectors
 * are CSS, positions are CSS px from the window's top left corner, keys have Playwright's names.
 */
export interface EnginePage {
  /** Loads an address and waits for its `load` event. The page has the focus then, as in a visitor's window. */
  open(url: string): Promise<void>;
  /** Of the window's content. WebKitGTK's window has a least width of about 335 px. */
  resize(width: number, height: number): Promise<void>;
  /** Runs in the page, without what is around the function. What goes in and out is JSON. */
  evaluate<Result, Argument = undefined>(
    inPage: (argument: Argument) => Result | Promise<Result>,
    argument?: Argument,
  ): Promise<Result>;
  /** Of the mouse, in the element's middle. Throws when there is no such element. */
  click(selector: string): Promise<void>;
  hover(selector: string): Promise<void>;
  /** Presses the mouse button at `from` and releases it at `to`. */
  drag(from: Position, to: Position): Promise<void>;
  /** One key, or one with Control: "Escape", "Control+k". */
  press(key: string): Promise<void>;
  /** Into the element that has the focus. */
  type(text: string): Promise<void>;
  close(): Promise<void>;
}

export type Position = readonly [x: number, y: number];
