import { existsSync } from "node:fs";
import { defineConfig, firefox, webkit } from "@playwright/test";
import { chromiumPath, headlessShellPath } from "./scripts/chromium.ts";
import { freePort } from "./test/free-port.ts";

const MODIFIED_SITE = ["article-text", "contact-choice", "errors-and-deployments", "react-router"].map(
  (name) => `**/browser/${name}.test.ts`,
);

const WHOLE_BROWSER = "**/browser/autofill.test.ts";

/** Debian's Firefox. */
const FIREFOX = process.env.FIREFOX_PATH ?? "/usr/bin/firefox-esr";
const hasDebianFirefox = !existsSync(firefox.executablePath()) && existsSync(FIREFOX);

const FIREFOX_PREFERENCES = {
  // Headless Firefox detects no mouse, and `hover: hover` would not match.
  "ui.primaryPointerCapabilities": 6,
  "ui.allPointerCapabilities": 6,
  // Blocks third-party content.
  "network.dns.localDomains": "www.openstreetmap.org",
};

const ARGUMENTS = [
  "--disable-gpu",
  "--disable-quic",
  // Disables hinting, so that text has the widths of high-density screens.
  "--font-render-hinting=none",
  // Blocks third-party content, so that tests do not depend on the network.
  "--host-resolver-rules=MAP www.openstreetmap.org ~NOTFOUND",
];

export default defineConfig({
  testDir: "test/browser",
  fullyParallel: true,
  workers: 2,
  // Generous, because the machine may be busy.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  reporter: [["list"]],
  use: {
    // Pages hide the visitor's working hours in UTC, the time zone of many CI machines.
    timezoneId: "Europe/London",
    baseURL: `http://localhost:${process.env.TEST_SITE_PORT}`,
    launchOptions: { executablePath: headlessShellPath(), args: ARGUMENTS },
  },
  projects: [
    // Projects with one worker build the modified site or start their browser once. They are first, so that the last
    // tests are short ones, which keep both workers busy.
    { name: "chromium-modified", testMatch: MODIFIED_SITE, workers: 1 },
    // Behaviors that differ between engines.
    {
      name: "firefox",
      testDir: "test/engines",
      testIgnore: "webkit.test.ts",
      workers: 1,
      use: {
        browserName: "firefox",
        // The channel drives an unpatched Firefox through WebDriver BiDi.
        channel: hasDebianFirefox ? "moz-firefox" : undefined,
        launchOptions: {
          executablePath: hasDebianFirefox ? FIREFOX : undefined,
          firefoxUserPrefs: FIREFOX_PREFERENCES,
        },
      },
    },
    {
      name: "webkit",
      testDir: "test/engines",
      workers: 1,
      // Playwright cannot drive Debian's WebKit.
      ...(existsSync(webkit.executablePath())
        ? { testIgnore: "webkit.test.ts", use: { browserName: "webkit" } }
        : { testMatch: "webkit.test.ts" }),
    },
    {
      name: "chromium",
      testDir: "test",
      testMatch: ["browser/*.test.ts", "engines/*.test.ts"],
      testIgnore: ["engines/{screens,webkit}.test.ts", WHOLE_BROWSER, ...MODIFIED_SITE],
    },
    // Autofill needs full Chromium, because the headless shell has none.
    {
      name: "chromium-whole",
      testMatch: WHOLE_BROWSER,
      use: {
        channel: chromiumPath() ? undefined : "chromium",
        launchOptions: { executablePath: chromiumPath(), args: ARGUMENTS },
      },
    },
    // `npm run screenshots`: every screen in four widths and both themes, into screenshots/.
    { name: "screenshots", testMatch: "screenshots.ts" },
  ],
  webServer: {
    command: "exec vite preview",
    // Free ports, so that the tests can run beside a running site and beside each other.
    env: { PORT: "0", ADMIN_PORT: String(await freePort()), NO_COLOR: "1" },
    // Playwright sets environment variables from the named groups, in upper case.
    wait: { stdout: /Local: .*:(?<test_site_port>\d+)[\s\S]*Inbox: .*:(?<test_inbox_port>\d+)/ },
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
    timeout: 60_000,
  },
});
