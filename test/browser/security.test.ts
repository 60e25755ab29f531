import { HEADERS } from "#workers/response-headers.ts";
import { expect, openHydrated, test } from "./fixtures.ts";

const FILE_HEADERS = Object.fromEntries(Object.entries(HEADERS).map(([name, value]) => [name.toLowerCase(), value]));

test("blocks injected scripts, styles and foreign pictures", async ({ page, pageErrors }) => {
  await page.goto("/about-us");
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "window.injected = true";
    document.body.appendChild(script);
    document.body.insertAdjacentHTML("beforeend", '<p style="color: red"></p><img src="//evil.example">');
  });
  for (const blocked of ["Executing inline script", "Applying inline style", "Loading the image"]) {
    await expect.poll(() => pageErrors.some((line) => line.startsWith(blocked)), blocked).toBe(true);
  }
  expect(await page.evaluate(() => "injected" in window)).toBe(false);
  pageErrors.splice(0);
});

test("files have the security headers, with status 304 too", async ({ request }) => {
  const html = await (await request.get("/")).text();
  const found = new Set<string>([
    "/favicon.ico",
    "/favicon.svg",
    "/site.webmanifest",
    ...[...html.matchAll(/"(\/(?:assets|images)\/[^"#\s]+)[#"]/g)].map(([, path]) => path ?? ""),
  ]);
  expect([...found].filter((path) => path.endsWith(".js")).length).toBeGreaterThan(5);
  for (const path of found) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    // Other sites may show pictures and icons.
    const headers = /^\/(images|favicon)/.test(path)
      ? { ...FILE_HEADERS, "cross-origin-resource-policy": "cross-origin" }
      : FILE_HEADERS;
    expect(response.headers(), path).toMatchObject(headers);
    if (path.startsWith("/assets/")) {
      expect(response.headers()["cache-control"]).toBe("public, max-age=31536000, immutable");
    }
    const again = await request.get(path, { headers: { "If-None-Match": response.headers().etag ?? "" } });
    expect(again.status(), path).toBe(304);
    const { "content-security-policy": _, ...rest } = headers;
    expect(again.headers(), path).toMatchObject(rest);
  }
  const missing = await request.get("/assets/no-such-file.js");
  expect(missing.status()).toBe(404);
  expect(missing.headers()["x-content-type-options"]).toBe("nosniff");
});

test("the browser keeps what the privacy policy says, and nothing else", async ({ page, context }) => {
  await openHydrated(page, "/");
  await page.getByRole("button", { name: "Dark mode" }).click();
  for (const [name, path] of [
    ["Services", "/services"],
    ["Contact", "/contact-us"],
  ] as const) {
    await page.getByRole("banner").getByRole("link", { name }).click();
    await expect(page).toHaveURL(path);
  }
  await page.getByLabel("Name").fill("Ada");
  // React Router writes when the page is left.
  await page.goto("/privacy-policy");
  const kept = await page.evaluate(async () => ({
    local: Object.keys(localStorage).toSorted(),
    session: Object.keys(sessionStorage).toSorted(),
    databases: (await indexedDB.databases()).length + (await caches.keys()).length,
  }));
  // Before you add a key, say it in content/legal/privacy.ts.
  expect(kept).toEqual({
    local: ["contact-draft", "theme"],
    session: ["contact-draft", "remix-router-transitions"],
    databases: 0,
  });
  expect(await context.cookies()).toEqual([]);
  await expect(page.getByText("which pages of this site you went between")).toBeVisible();
});
