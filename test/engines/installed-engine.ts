import { existsSync } from "node:fs";
import { type BrowserType, chromium, firefox, type LaunchOptions, webkit } from "@playwright/test";
import type { EnginePage } from "./engine-page.ts";
import { openPlaywrightPage } from "./playwright-page.ts";
import { openWebKitDriverPage } from "./webkit-driver-page.ts";

const FIREFOX = process.env.FIREFOX_PATH ?? "/usr/bin/firefox-esr";

/** A browser without a screen finds no mouse, and `hover: hover` would not match. */
const WITH_MOUSE = { "ui.primaryPointerCapabilities": 6, "ui.allPointerCapabilities": 6 };

const isInstalled = (type: BrowserType) => existsSync(type.executablePath());

/**
 * Finds Playwright's own build of a browser, or Debian's.
 * @param name Project in playwright.config.ts.
 * @param launchOptions Of Chromium.
 * @returns A function that opens the browser, or a sentence about what to install.
 */
export function installedEngine(
  name: string,
  launchOptions: LaunchOptions = {},
): (() => Promise<EnginePage>) | { missing: string } {
  if (name === "chromium") return () => openPlaywrightPage(chromium, launchOptions);
  if (name === "firefox") {
    if (isInstalled(firefox)) {
      return () => openPlaywrightPage(firefox, { firefoxUserPrefs: WITH_MOUSE });
    }
    if (existsSync(FIREFOX)) {
      // Drives an unpatched Firefox by WebDriver BiDi.
      return () =>
        openPlaywrightPage(firefox, { channel: "moz-firefox", executablePath: FIREFOX, firefoxUserPrefs: WITH_MOUSE });
    }
    return { missing: "Firefox is not installed: `apt-get install firefox-esr` or `npx playwright install firefox`." };
  }
  if (isInstalled(webkit)) return () => openPlaywrightPage(webkit, {});
  if (existsSync("/usr/bin/WebKitWebDriver") && existsSync("/usr/bin/Xvfb")) return openWebKitDriverPage;
  return {
    missing:
      "WebKit is not installed: `apt-get install webkit2gtk-driver xvfb` or `npx playwright install --with-deps webkit`.",
  };
}
