import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { mainNavigation } from "../../content/site.ts";
import { headersOfAllFiles } from "../../workers/headers-file.ts";
import { freePort } from "../free-port.ts";
import { publishedPages } from "../published.ts";
import { expect, fillContactForm, hydrated, test } from "./fixtures.ts";
import { watchViolations } from "./policy-violations.ts";

const FILE_HEADERS = Object.fromEntries(
  Object.entries(headersOfAllFiles(readFileSync("public/_headers", "utf8"))).map(([name, value]) => [
    name.toLowerCase(),
    value,
  ]),
);

test("the map's frame is allowed", async ({ page }) => {
  const violations = await watchViolations(page);
  await page.route(/openstreetmap\.org/, (route) => route.fulfill({ contentType: "text/html", body: "A map" }));
  await page.goto("/contact-us");
  await page.locator("iframe").scrollIntoViewIfNeeded();
  await expect(page.frameLocator("iframe").locator("body")).toContainText("A map");
  expect(violations).toEqual([]);
});

test("client navigations, the search, the dialogs and a submission violate no policy", async ({ page }) => {
  const violations = await watchViolations(page);
  await page.goto("/");
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  for (const { name, path } of mainNavigation.toReversed()) {
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name }).click();
    await expect(page).toHaveURL(path);
  }
  await page.getByRole("button", { name: "View Certification" }).click();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill("portal");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Dark mode" }).first().click();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Contact" }).click();
  await fillContactForm(page);
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText("You message send successfully")).toBeVisible();
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  expect(violations).toEqual([]);
});

test("injected scripts and styles are blocked, and detected here", async ({ page, pageErrors }) => {
  const violations = await watchViolations(page);
  await page.goto("/about-us");
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "window.injected = true";
    document.body.appendChild(script);
    document.body.insertAdjacentHTML(
      "beforeend",
      '<p style="color: red" onclick="1">injected</p><img src="//evil.example">',
    );
  });
  await expect.poll(() => violations.length).toBeGreaterThanOrEqual(3);
  expect(await page.evaluate(() => "injected" in window)).toBe(false);
  pageErrors.splice(0);
});

test("files have the headers too, also with status 304", async ({ request }) => {
  const html = await (await request.get("/")).text();
  const found = new Set<string>([
    "/favicon.ico",
    "/favicon.svg",
    "/site.webmanifest",
    ...[...html.matchAll(/"(\/(?:assets|images)\/[^"#\s]+)[#"]/g)].map(([, path]) => path ?? ""),
  ]);
  expect([...found].filter((path) => path.endsWith(".js")).length).toBeGreaterThan(5);
  expect([...found].filter((path) => !path.endsWith(".js")).length).toBeGreaterThan(8);
  for (const path of found) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers(), path).toMatchObject(FILE_HEADERS);
    if (path.startsWith("/assets/")) {
      expect(response.headers()["cache-control"]).toBe("public, max-age=31536000, immutable");
    }
    const again = await request.get(path, { headers: { "If-None-Match": response.headers().etag ?? "" } });
    expect(again.status(), path).toBe(304);
    const { "content-security-policy": policy, ...rest } = FILE_HEADERS;
    expect(again.headers(), path).toMatchObject(rest);
  }
  const card = /property="og:image" content="[^"]*(\/og\/[^"]+)"/.exec(html)?.[1] ?? "";
  const preview = await request.get(card);
  expect(preview.status()).toBe(200);
  expect(preview.headers()).toMatchObject({ ...FILE_HEADERS, "cross-origin-resource-policy": "cross-origin" });
  const missing = await request.get("/assets/no-such-file.js");
  expect(missing.status()).toBe(404);
  expect(missing.headers()["x-content-type-options"]).toBe("nosniff");
});

/** Replaces Cloudflare's script: adds the hidden field to the widget's element, and a new token at each reset. */
function fakeTurnstile() {
  let count = 0;
  const field = document.createElement("input");
  field.type = "hidden";
  field.name = "cf-turnstile-response";
  const reset = () => {
    count += 1;
    field.value = `token-${count}`;
  };
  const render = () => {
    document.querySelector(".cf-turnstile")?.appendChild(field);
    reset();
  };
  Object.assign(window, { turnstile: { reset } });
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", render);
  else render();
}

test.describe("with a server of its own", () => {
  test.describe.configure({ mode: "serial", timeout: 120_000 });

  let server: ChildProcess | undefined;

  async function start(command: string, args: string[]): Promise<string> {
    const port = await freePort();
    server = spawn(command, [...args, "--port", String(port)], {
      env: { ...process.env, CI: "true", WRANGLER_SEND_METRICS: "false" },
      stdio: "ignore",
    });
    const origin = `http://localhost:${port}`;
    const status = () =>
      fetch(origin).then(
        (response) => response.status,
        () => 0,
      );
    await expect.poll(status, { timeout: 90_000 }).toBe(200);
    return origin;
  }

  test.afterEach(() => {
    server?.kill("SIGTERM");
  });

  test("in development scripts are hashed too", async ({ page, pageErrors }) => {
    const origin = await start("react-router", ["dev", "--strictPort"]);
    const violations = await watchViolations(page);
    const response = await page.goto(`${origin}/contact-us`);
    const policy = response?.headers()["content-security-policy"] ?? "";
    expect(policy).toMatch(/script-src 'self' 'sha256-[^;']+'/);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    await hydrated(page);
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Portfolio" }).click();
    await expect(page).toHaveURL(/portfolio/);
    for (const { path } of publishedPages.slice(0, 4)) {
      await page.goto(`${origin}${path}`);
      await hydrated(page);
    }
    expect(violations).toEqual([]);
    // Vite's messages while it finds dependencies do not matter here.
    pageErrors.splice(0);

    await page.evaluate(() => {
      const script = document.createElement("script");
      script.textContent = "window.injected = true";
      document.body.appendChild(script);
    });
    await expect.poll(() => violations.length).toBe(1);
    expect(await page.evaluate(() => "injected" in window)).toBe(false);
    pageErrors.splice(0);
  });

  test("with Turnstile its widget works, and each attempt sends a new token", async ({ page, pageErrors }) => {
    const origin = await start("wrangler", [
      "dev",
      "-c",
      "build/server/wrangler.json",
      "--inspector-port",
      "0",
      "--var",
      "TURNSTILE_SITE_KEY:a-site-key",
      "--var",
      "TURNSTILE_SECRET_KEY:a-secret",
    ]);
    const violations = await watchViolations(page);
    await page.route("https://challenges.cloudflare.com/turnstile/v0/api.js", (route) =>
      route.fulfill({ contentType: "text/javascript", body: `(${fakeTurnstile})()` }),
    );
    const tokens: unknown[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/api/contact-us")) tokens.push(request.postDataJSON()["cf-turnstile-response"]);
    });
    // A client navigation loads the page whole, since its policy differs.
    await page.goto(`${origin}/about-us`);
    await hydrated(page);
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Contact" }).click();
    await expect(page).toHaveURL(/contact-us/);
    await hydrated(page);
    await expect(page.locator("[name='cf-turnstile-response']")).toHaveValue("token-1");
    await fillContactForm(page);
    // Cloudflare is not reachable here, so the relay refuses.
    const alert = page.getByRole("alert").filter({ hasText: "There was an issue with your submission." });
    for (const time of [1, 2]) {
      await page.getByRole("button", { name: "Send message" }).click();
      await expect.poll(() => tokens.length, { timeout: 20_000 }).toBe(time);
      await expect(page.locator("[name='cf-turnstile-response']")).toHaveValue(`token-${time + 1}`, {
        timeout: 20_000,
      });
      await expect(alert).toBeVisible();
    }
    expect(tokens).toEqual(["token-1", "token-2"]);
    expect(violations).toEqual([]);
    expect(pageErrors.filter((line) => /hydrat|policy/i.test(line))).toEqual([]);
    pageErrors.splice(0);
  });
});
