import { defineConfig } from "@playwright/test";
import { chromiumPath } from "./scripts/art/chromium";

// Ports and data of their own, so that the tests run beside a running site.
const sitePort = Number(process.env.TEST_PORT ?? 8791);
const adminPort = sitePort + 1;

export default defineConfig({
  testDir: "test/browser",
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A shared machine can be slow for a moment: once more there, and the list names what needed it.
  retries: process.env.CI ? 1 : 0,
  reporter: [["list"]],
  use: {
    baseURL: `http://localhost:${sitePort}`,
    launchOptions: {
      executablePath: chromiumPath(),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // Third-party content, the same with a network as without.
        "--host-resolver-rules=MAP www.openstreetmap.org ~NOTFOUND",
      ],
    },
  },
  projects: [
    { name: "chromium", testMatch: "*.test.ts" },
    // What an engine can make different.
    { name: "firefox", testDir: "test/engines", fullyParallel: false, timeout: 60_000 },
    { name: "webkit", testDir: "test/engines", fullyParallel: false, timeout: 60_000 },
    // `npm run screenshots`: every screen in four widths and both themes, into screenshots/.
    { name: "screenshots", testMatch: "screenshots.ts" },
  ],
  webServer: {
    command: "node scripts/serve.ts production",
    url: `http://localhost:${sitePort}/`,
    env: { PORT: String(sitePort), ADMIN_PORT: String(adminPort), ADMIN_DATA: ".wrangler/admin-test" },
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
    timeout: 60_000,
  },
});
