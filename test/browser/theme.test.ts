import sharp from "sharp";
import { expect, holdReact, hydrated, openHydrated, test } from "./fixtures.ts";

test("dark mode is off by default, and the choice is remembered", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await openHydrated(page, "/");
  const root = page.locator("html");
  const toggle = page.getByRole("button", { name: "Dark mode" });
  await expect(root).not.toHaveClass(/dark/);
  await expect(toggle).toHaveAttribute("aria-pressed", "false");
  await toggle.click();
  await expect(root).toHaveCSS("color-scheme", "dark");
  await expect(page.locator("meta[name=theme-color]")).toHaveAttribute("content", "#0b1512");
  await page.goto("/careers");
  await expect(root).toHaveClass(/dark/);
  await hydrated(page);
  await expect(toggle).toHaveAttribute("aria-pressed", "true");
  await toggle.click();
  await page.reload();
  await expect(root).not.toHaveClass(/dark/);
});

test("the footer has the dark logo in both themes, to the last shape", async ({ page }) => {
  const colorsIn = (landmark: "banner" | "contentinfo") =>
    page
      .getByRole(landmark)
      .getByRole("link", { name: /, home$/ })
      .locator("path")
      .evaluateAll((parts) =>
        parts.map((part) => {
          const { fill, stroke } = getComputedStyle(part);
          return { fill, stroke };
        }),
      );
  await page.goto("/");
  const inLightTheme = await colorsIn("contentinfo");
  expect(inLightTheme).toHaveLength(4);
  await page.getByRole("button", { name: "Dark mode" }).click();
  expect(await colorsIn("contentinfo")).toEqual(inLightTheme);
  expect(await colorsIn("banner")).toEqual(inLightTheme);
});

test("a reload in dark mode is dark from the first paint", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("theme", "dark"));
  const browser = await page.context().newCDPSession(page);
  const frames: Promise<number>[] = [];
  browser.on("Page.screencastFrame", ({ data, sessionId }) => {
    frames.push(brightness(data));
    browser.send("Page.screencastFrameAck", { sessionId }).catch(() => undefined);
  });
  await page.goto("/about-us");
  await browser.send("Page.startScreencast", { format: "png", everyNthFrame: 1 });
  await page.reload();
  await expect.poll(() => frames.length).toBeGreaterThan(1);
  await browser.send("Page.stopScreencast");
  // The dark background is 11,21,18, slightly lighter under the translucent header; the light one is above 240.
  expect(Math.max(...(await Promise.all(frames)))).toBeLessThan(40);
});

test("the toggle works before React starts and in every open tab", async ({ page, context }) => {
  const release = await holdReact(page);
  await page.goto("/");
  const other = await context.newPage();
  await other.goto("/careers");
  await page.getByRole("button", { name: "Dark mode" }).click();
  await expect(other.locator("html")).toHaveClass(/dark/);
  const body = page.locator("body");
  await expect(body).toHaveCSS("background-color", "rgb(11, 21, 18)");
  await release();
  await hydrated(page);
  await expect(body).toHaveCSS("background-color", "rgb(11, 21, 18)");
});

test("without storage the choice lasts as long as the page", async ({ page }) => {
  await page.addInitScript(() => {
    const denied = () => {
      throw new DOMException("denied", "SecurityError");
    };
    Object.defineProperty(window, "localStorage", { get: denied });
  });
  await page.goto("/");
  await page.getByRole("button", { name: "Dark mode" }).click();
  await expect(page.locator("html")).toHaveClass(/dark/);
  await hydrated(page);
  await expect(page.locator("html")).toHaveClass(/dark/);
});

/** @returns The brightest channel of the first pixel of a PNG. */
async function brightness(png: string): Promise<number> {
  const pixels = await sharp(Buffer.from(png, "base64")).removeAlpha().raw().toBuffer();
  return Math.max(...pixels.subarray(0, 3));
}
