import { type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import type { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { Builder, By, Capabilities, type WebDriver } from "selenium-webdriver";
import { freePort } from "#test/free-port.ts";

export const SCREEN = { width: 2000, height: 1200 };

/**
 * Opens the window of WebKitGTK's MiniBrowser on its own virtual screen (Xvfb). It needs about 335 px or more.
 *
 * @throws instructions for installing it
 */
export async function openMiniBrowser(): Promise<WebDriver> {
  const [xvfb, webDriver] = ["/usr/bin/Xvfb", "/usr/bin/WebKitWebDriver"] as const;
  if (![xvfb, webDriver].every(existsSync)) throw new Error("Run `apt-get install webkit2gtk-driver xvfb`.");
  const start = (program: string, args: string[], options: SpawnOptions) => {
    const server = spawn(program, args, options);
    process.once("exit", () => server.kill());
    return server;
  };
  const size = `${SCREEN.width}x${SCREEN.height}x24`;
  // Xvfb writes the number of its display to stdout.
  const { stdout } = start(xvfb, ["-displayfd", "1", "-screen", "0", size], { stdio: ["ignore", "pipe", "ignore"] });
  const [display] = await once(stdout as Readable, "data");
  const port = await freePort();
  start(webDriver, [`--port=${port}`], {
    // CPU rendering is faster than emulated OpenGL.
    env: {
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
      GDK_BACKEND: "x11",
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: "1",
    },
    stdio: "ignore",
  });
  const server = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${server}/status`).then(Boolean, () => false))) await sleep(50);
  const capabilities = new Capabilities({ browserName: "MiniBrowser" });
  const driver = await new Builder().usingServer(server).withCapabilities(capabilities).build();

  // Opens a popup, because the first window has a toolbar that is wider than a phone.
  const first = await driver.getWindowHandle();
  await driver.get(
    "data:text/html,<button onclick=\"open('about:blank', '', 'popup,width=375,height=812')\">open</button>",
  );
  await driver.findElement(By.css("button")).click();
  await driver.wait(async () => (await driver.getAllWindowHandles()).length === 2, 10_000);
  const [popup = ""] = (await driver.getAllWindowHandles()).filter((handle) => handle !== first);
  await driver.switchTo().window(popup);
  return driver;
}
