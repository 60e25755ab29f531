import { colors } from "#app/colors.ts";
import { rgb } from "./contrast.ts";
import { expect, hydrated, openHydrated, test } from "./fixtures.ts";

test("dark mode is off by default, and the choice is remembered", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await openHydrated(page, "/");
  const root = page.locator("html");
  const toggle = page.getByRole("button", { name: "Dark mode" });
  await expect(root).not.toHaveClass(/dark/);
  await expect(toggle).toHaveAttribute("aria-pressed", "false");
  await toggle.click();
  await expect(root).toHaveCSS("color-scheme", "dark");
  await expect(page.locator("meta[name=theme-color]")).toHaveAttribute("content", colors.paper.dark);
  await page.goto("/careers");
  await expect(root).toHaveClass(/dark/);
  await hydrated(page);
  await expect(toggle).toHaveAttribute("aria-pressed", "true");
});

test("the footer has the dark logo in both themes, to the last shape", async ({ page }) => {
  const colorsIn = (landmark: "banner" | "contentinfo") =>
    page
      .getByRole(landmark)
      .getByRole("link", { name: /, home$/ })
      .locator("path")
      .evaluateAll((parts) => parts.map((part) => [getComputedStyle(part).fill, getComputedStyle(part).stroke]));
  await page.goto("/");
  const inLightTheme = await colorsIn("contentinfo");
  expect(inLightTheme).toHaveLength(4);
  await page.getByRole("button", { name: "Dark mode" }).click();
  expect(await colorsIn("contentinfo")).toEqual(inLightTheme);
  expect(await colorsIn("banner")).toEqual(inLightTheme);
});

test("a stored choice of dark mode holds from the first frame, and a change of it reaches every open tab", async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem("theme", "dark");
    const papers = new Set<string>();
    Object.assign(window, { papers });
    const look = () => {
      if (document.body) papers.add(getComputedStyle(document.body).backgroundColor);
      requestAnimationFrame(look);
    };
    // Runs before each frame is painted.
    look();
  });
  await page.goto("/about-us");
  const other = await context.newPage();
  await other.goto("/careers");
  await expect(other.locator("html")).toHaveClass(/dark/);
  expect(await page.evaluate(() => [...(window as unknown as { papers: Set<string> }).papers])).toEqual([
    rgb(colors.paper.dark),
  ]);
  await page.getByRole("button", { name: "Dark mode" }).click();
  await expect(other.locator("html")).not.toHaveClass(/dark/);
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
