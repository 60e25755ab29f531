import { type ChildProcess, spawn } from "node:child_process";
import type { Readable } from "node:stream";
import { Builder, By, Capabilities, error, Key, Origin } from "selenium-webdriver";
import { freePort } from "#test/free-port.ts";
import type { Driver, Position } from "./playwright-driver.ts";

const KEYS = { Escape: Key.ESCAPE, Tab: Key.TAB };

const SCREEN = { width: 2000, height: 1200 };

/** Opens a page in WebKitGTK's MiniBrowser on its own screen (Xvfb), driven through WebKitWebDriver. */
export async function openWebKitDriver(): Promise<Driver> {
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", `${SCREEN.width}x${SCREEN.height}x24`], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const display = await firstLine(screen);
  const port = await freePort();
  const service = spawn("WebKitWebDriver", [`--port=${port}`], {
    // Drawing by the processor is faster than emulating OpenGL.
    env: { ...process.env, DISPLAY: `:${display}`, GDK_BACKEND: "x11", WEBKIT_SKIA_ENABLE_CPU_RENDERING: "1" },
    stdio: "ignore",
  });
  const server = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${server}/status`).then(Boolean, () => false))) {
    if (service.exitCode !== null) throw new Error(`WebKitWebDriver ended with ${service.exitCode}.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const driver = await new Builder()
    .usingServer(server)
    .withCapabilities(new Capabilities({ browserName: "MiniBrowser" }))
    .build();

  // The first window has a toolbar that is wider than a phone, but a popup has none.
  const first = await driver.getWindowHandle();
  await driver.get(
    "data:text/html,<button onclick=\"open('about:blank', '', 'popup,width=375,height=812')\">open</button>",
  );
  await driver.findElement(By.css("button")).click();
  await driver.wait(async () => (await driver.getAllWindowHandles()).length === 2, 10_000);
  const [popup = ""] = (await driver.getAllWindowHandles()).filter((handle) => handle !== first);
  await driver.switchTo().window(popup);

  const mouse = () => driver.actions({ async: true });
  const move = ([x, y]: Position, duration = 0) => ({ x, y, duration, origin: Origin.VIEWPORT });
  const middle = async (selector: string) => {
    const run = () => driver.executeScript<Position | null>(`return (${restingMiddle})(arguments[0])`, selector);
    return move((await driver.wait(run, 30_000, `${selector}: is missing, moving or covered`, 20)) as Position);
  };
  return {
    open: (url) => driver.get(url),
    resize: async (width, height) => {
      // Without a window manager the window below the pointer has the focus, and the pointer is in the middle.
      const [x, y] = [(SCREEN.width - width) / 2, (SCREEN.height - height) / 2].map(Math.round);
      await driver.manage().window().setRect({ x, y, width, height });
      const hasFollowed = (size: string) => `${innerWidth} ${innerHeight}` === size && document.hasFocus();
      const run = () => driver.executeScript<boolean>(`return (${hasFollowed})(arguments[0])`, `${width} ${height}`);
      await driver.wait(run, 30_000, `no focus, or the window is not ${width} ${height}`, 20);
    },
    evaluate: (inPage, argument) => driver.executeScript(`return (${inPage})(arguments[0])`, argument),
    click: async (selector) =>
      mouse()
        .move(await middle(selector))
        .press()
        .release()
        .perform(),
    hover: async (selector) =>
      mouse()
        .move(await middle(selector))
        .perform(),
    drag: async (from, to) => {
      // GTK would drag selected text, which takes the focus from the window.
      await driver.executeScript("getSelection().removeAllRanges()");
      await mouse().move(move(from)).press().move(move(to, 100)).release().perform();
    },
    press: (key) => driver.actions({ async: true }).keyDown(KEYS[key]).keyUp(KEYS[key]).perform(),
    type: async (text) => {
      // The driver has no key for a line feed.
      const send = () => driver.switchTo().activeElement().sendKeys(text.replaceAll("\n", Key.ENTER));
      await send().catch((reason) => {
        // Between the driver's two steps React may replace the element. Then nothing was typed.
        if (!(reason instanceof error.StaleElementReferenceError)) throw reason;
        return send();
      });
    },
    close: async () => {
      await driver.quit().catch(() => undefined);
      service.kill();
      screen.kill();
    },
  };
}

/** Runs in the page: scrolls to an element. @returns Its middle, or null while the element moves or is covered. */
async function restingMiddle(selector: string): Promise<[number, number] | null> {
  const element = document.querySelector(selector);
  const middle = (): [number, number] => {
    const { left, top, width, height } = element?.getClientRects()[0] ?? new DOMRect();
    return [Math.round(left + width / 2), Math.round(top + height / 2)];
  };
  const isMet = () => element?.contains(document.elementFromPoint(...middle()));
  if (!isMet()) element?.scrollIntoView({ block: "center", behavior: "instant" });
  const before = middle();
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  const after = middle();
  return isMet() && String(before) === String(after) ? after : null;
}

/** @returns The number of the display, which Xvfb writes to descriptor 3. */
function firstLine(screen: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    (screen.stdio[3] as Readable).once("data", (data) => resolve(String(data).trim()));
    screen.once("error", reject);
    screen.once("exit", (code) => reject(new Error(`Xvfb ended with ${code}.`)));
  });
}
