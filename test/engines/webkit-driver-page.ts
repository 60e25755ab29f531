import { type ChildProcess, spawn } from "node:child_process";
import type { Readable } from "node:stream";
import { Builder, By, Capabilities, Key, Origin } from "selenium-webdriver";
import { freePort } from "../free-port";
import type { EnginePage } from "./engine-page";

const KEYS: Record<string, string> = {
  Control: Key.CONTROL,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Shift: Key.SHIFT,
  Tab: Key.TAB,
};

/** A page in WebKitGTK's MiniBrowser, on a screen of its own (Xvfb), driven through WebKitWebDriver. */
export async function openWebKitDriverPage(): Promise<EnginePage> {
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "2000x1200x24"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const display = await firstLine(screen);
  const port = await freePort();
  const service = spawn("WebKitWebDriver", [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${display}`, GDK_BACKEND: "x11" },
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
  const version = (await driver.getCapabilities()).getBrowserVersion();

  // The first window has a toolbar that is wider than a phone; a popup has none.
  const first = await driver.getWindowHandle();
  await driver.get(
    "data:text/html,<button onclick=\"open('about:blank', '', 'popup,width=375,height=812')\">open</button>",
  );
  await driver.findElement(By.css("button")).click();
  await driver.wait(async () => (await driver.getAllWindowHandles()).length === 2, 10_000);
  const [popup = ""] = (await driver.getAllWindowHandles()).filter((handle) => handle !== first);
  await driver.switchTo().window(popup);

  const mouse = () => driver.actions({ async: true });
  const move = ([x, y]: readonly [number, number], duration = 0) => ({ x, y, duration, origin: Origin.VIEWPORT });
  // The driver's own click takes an element for covered while the page scrolls smoothly.
  const inView = async (selector: string) => {
    const element = await driver.findElement(By.css(selector));
    await driver.executeScript("arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })", element);
    return element;
  };
  return {
    engine: `webkit ${version}`,
    open: (url) => driver.get(url),
    resize: async (width, height) => {
      await driver.manage().window().setRect({ x: 0, y: 0, width, height });
      // The window follows later; it stays wider than its least width (about 335 px).
      await driver
        .wait(() => driver.executeScript<boolean>("return innerWidth === arguments[0]", width), 2_000)
        .catch(() => undefined);
    },
    evaluate: (inPage, argument) => driver.executeScript(`return (${inPage})(arguments[0])`, argument),
    click: async (selector) => {
      await mouse()
        .move({ origin: await inView(selector), duration: 0 })
        .press()
        .release()
        .perform();
    },
    hover: async (selector) => {
      await mouse()
        .move({ origin: await inView(selector), duration: 0 })
        .perform();
    },
    drag: (from, to) => mouse().move(move(from)).press().move(move(to, 100)).release().perform(),
    press: (key) => {
      const parts = key.split(/(?<=.)\+/).map((part) => KEYS[part] ?? part);
      const actions = driver.actions({ async: true });
      for (const part of parts) actions.keyDown(part);
      for (const part of parts.toReversed()) actions.keyUp(part);
      return actions.perform();
    },
    type: async (text) => {
      await driver.switchTo().activeElement().sendKeys(text);
    },
    close: async () => {
      await driver.quit().catch(() => undefined);
      service.kill();
      screen.kill();
    },
  };
}

/** Of what Xvfb writes to descriptor 3: the number of its display. */
function firstLine(screen: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    (screen.stdio[3] as Readable).once("data", (data) => resolve(String(data).trim()));
    screen.once("error", reject);
    screen.once("exit", (code) => reject(new Error(`Xvfb ended with ${code}.`)));
  });
}
