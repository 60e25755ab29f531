import { existsSync } from "node:fs";
import { type BrowserType, chromium, firefox, type LaunchOptions, webkit } from "@playwright/test";
import { type Driver, openPlaywrightDriver } from "./playwright-driver.ts";
import { openWebKitDriver } from "./webkit-driver.ts";

const FIREFOX = process.env.FIREFOX_PATH ?? "/usr/bin/firefox-esr";

/** Preferences for a mouse. Headless Firefox detects none, and `hover: hover` would not match. */
const WITH_MOUSE = { "ui.primaryPointerCapabilities": 6, "ui.allPointerCapabilities": 6 };

/**
 * Opens Playwright's build of a browser, or else Debian's.
 *
 * @param name project in playwright.config.ts
 * @throws instructions for installing the browser
 */
export function openEngine(name: string, chromiumOptions: LaunchOptions = {}): Promise<Driver> {
  if (name === "chromium") return openPlaywrightDriver(chromium, chromiumOptions);
  const isFirefox = name === "firefox";
  const type: BrowserType = isFirefox ? firefox : webkit;
  const options = isFirefox ? { firefoxUserPrefs: WITH_MOUSE } : {};
  if (existsSync(type.executablePath())) return openPlaywrightDriver(type, options);
  const debian = isFirefox ? FIREFOX : "/usr/bin/WebKitWebDriver";
  if (!existsSync(debian)) {
    const packages = isFirefox ? "firefox-esr" : "webkit2gtk-driver xvfb";
    throw new Error(`Run \`apt-get install ${packages}\` or \`npx playwright install --with-deps ${name}\`.`);
  }
  // The channel drives an unpatched Firefox through WebDriver BiDi.
  return isFirefox
    ? openPlaywrightDriver(type, { ...options, channel: "moz-firefox", executablePath: debian })
    : openWebKitDriver();
}
