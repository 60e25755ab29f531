import { existsSync } from "node:fs";
import { type BrowserType, chromium, firefox, type LaunchOptions, webkit } from "@playwright/test";
import { type EnginePage, openPlaywrightPage } from "./playwright-page.ts";
import { openWebKitDriverPage } from "./webkit-driver-page.ts";

const FIREFOX = process.env.FIREFOX_PATH ?? "/usr/bin/firefox-esr";

/** A browser without a screen finds no mouse, and `hover: hover` would not match. */
const WITH_MOUSE = { "ui.primaryPointerCapabilities": 6, "ui.allPointerCapabilities": 6 };

/**
 * Opens Playwright's own build of a browser, or Debian's.
 * @param name Project in playwright.config.ts.
 * @throws A sentence about what to install.
 */
export function openEngine(name: string, ofChromium: LaunchOptions = {}): Promise<EnginePage> {
  if (name === "chromium") return openPlaywrightPage(chromium, ofChromium);
  const isFirefox = name === "firefox";
  const type: BrowserType = isFirefox ? firefox : webkit;
  const options = isFirefox ? { firefoxUserPrefs: WITH_MOUSE } : {};
  if (existsSync(type.executablePath())) return openPlaywrightPage(type, options);
  const debian = isFirefox ? FIREFOX : "/usr/bin/WebKitWebDriver";
  if (!existsSync(debian)) {
    const packages = isFirefox ? "firefox-esr" : "webkit2gtk-driver xvfb";
    throw new Error(`Run \`apt-get install ${packages}\` or \`npx playwright install --with-deps ${name}\`.`);
  }
  // The channel drives an unpatched Firefox by WebDriver BiDi.
  return isFirefox
    ? openPlaywrightPage(type, { ...options, channel: "moz-firefox", executablePath: debian })
    : openWebKitDriverPage();
}
