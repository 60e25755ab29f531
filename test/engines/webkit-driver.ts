import { type ChildProcess, spawn } from "node:child_process";
import type { Readable } from "node:stream";
import { Builder, By, Capabilities, error, Key, Origin } from "selenium-webdriver";
import { freePort } from "#test/free-port.ts";
import type { Driver, Position } from "./playwright-driver.ts";

const KEYS = { Escape: Key.ESCAPE, Tab: Key.TAB };

const SCREEN = { width: 2000, height: 1200 };

/** Opens WebKitGTK's MiniBrowser on its own virtual screen (Xvfb), and drives it through WebKitWebDriver. */
export async function openWebKitDriver(): Promise<Driver> {
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", `${SCREEN.width}x${SCREEN.height}x24`], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const display = await firstLine(screen);
  const port = await freePort();
  const service = spawn("WebKitWebDriver", [`--port=${port}`], {
    // CPU rendering is faster than emulated OpenGL.
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

  // Opens a popup, because the first window has a toolbar that is wider than a phone.
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
    const run = () => driver.executeScript<Position | null>(`return (${stableCenter})(arguments[0])`, selector);
    return move((await driver.wait(run, 30_000, `${selector}: is missing, moving or covered`, 20)) as Position);
  };
  return {
    open: async (url) => {
      await driver.get(url);
      // Leaving a page aborts its prefetches, and React Router then reloads it instead (docs/browsers.md).
      if (!(await driver.getCurrentUrl()).startsWith(url)) await driver.get(url);
    },
    resize: async (width, height) => {
      // Centers the window, because without a window manager the window below the pointer, at the center, has the
      // focus.
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
      // Clears the selection, because GTK would drag selected text, which takes the focus from the window.
      await driver.executeScript("getSelection().removeAllRanges()");
      await mouse().move(move(from)).press().move(move(to, 100)).release().perform();
    },
    press: (key) => driver.actions({ async: true }).keyDown(KEYS[key]).keyUp(KEYS[key]).perform(),
    type: async (text) => {
      // WebDriver has no key for a line feed.
      const send = () => driver.switchTo().activeElement().sendKeys(text.replaceAll("\n", Key.ENTER));
      await send().catch((reason) => {
        // React may have replaced the element between the two commands. In that case nothing was typed.
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

/** Runs in the page. Scrolls to an element. @returns its center, or null while the element moves or is covered */
async function stableCenter(selector: string): Promise<[number, number] | null> {
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

/** @returns the display number, which Xvfb writes to file descriptor 3 */
function firstLine(screen: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    (screen.stdio[3] as Readable).once("data", (data) => resolve(String(data).trim()));
    screen.once("error", reject);
    screen.once("exit", (code) => reject(new Error(`Xvfb ended with ${code}.`)));
  });
}
