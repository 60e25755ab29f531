import { type ChildProcess, spawn } from "node:child_process";
import { expect, test } from "@playwright/test";
import { freePort } from "../free-port.ts";
import { hydratedByItself } from "./fixtures.ts";
import { screens } from "./screens.ts";

// React reports mismatches and the like in development only. A page that reports one would hide the next developer's.

let server: ChildProcess;
let origin: string;

test.beforeAll(async () => {
  test.setTimeout(90_000);
  const port = await freePort();
  origin = `http://localhost:${port}`;
  server = spawn("react-router", ["dev", "--port", String(port), "--strictPort"], { stdio: "ignore" });
  const status = () =>
    fetch(origin).then(
      ({ status }) => status,
      () => 0,
    );
  await expect.poll(status, { timeout: 80_000 }).toBe(200);
});

test.afterAll(() => server?.kill("SIGTERM"));

test("no page writes an error or a warning into the console of `npm run dev`", async ({ page }) => {
  test.setTimeout(180_000);
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(`${page.url()}: ${error}`));
  page.on("console", (message) => {
    const isProblem = message.type() === "error" || message.type() === "warning";
    // The browser's own, about a screen with status 404 and about the map.
    if (isProblem && !message.text().startsWith("Failed to load resource")) {
      problems.push(`${page.url()}: ${message.text()}`);
    }
  });
  for (const path of screens) {
    await page.goto(origin + path);
    await hydratedByItself(page);
  }
  expect(problems).toEqual([]);
});
