import { colors } from "#app/colors.ts";
import { rgb } from "./contrast.ts";
import { expect, test, waitForHydration } from "./fixtures.ts";

// Theme tests that need a dark system theme, an init script or a second tab. The rest are in
// test/engines/shell.test.ts.

test.use({ colorScheme: "dark" });

test("a stored dark theme applies from the first frame, and a change reaches every open tab", async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem("theme", "dark");
    const backgrounds = new Set<string>();
    Object.assign(window, { backgrounds });
    const look = () => {
      if (document.body) backgrounds.add(getComputedStyle(document.body).backgroundColor);
      requestAnimationFrame(look);
    };
    // Runs before each paint.
    look();
  });
  await page.goto("/about-us");
  const other = await context.newPage();
  await other.goto("/careers");
  await expect(other.locator("html")).toHaveClass(/dark/);
  expect(await page.evaluate(() => [...(window as unknown as { backgrounds: Set<string> }).backgrounds])).toEqual([
    rgb(colors.paper.dark),
  ]);
  await page.getByRole("button", { name: "Dark mode" }).click();
  await expect(other.locator("html")).not.toHaveClass(/dark/);
});

test("a dark system theme is ignored, and without storage a choice lasts until the page reloads", async ({ page }) => {
  await page.addInitScript(() => {
    const denied = () => {
      throw new DOMException("denied", "SecurityError");
    };
    Object.defineProperty(window, "localStorage", { get: denied });
  });
  await page.goto("/");
  const body = page.locator("body");
  await expect(body).toHaveCSS("background-color", rgb(colors.paper.light));
  await page.getByRole("button", { name: "Dark mode" }).click();
  await expect(body).toHaveCSS("background-color", rgb(colors.paper.dark));
  await waitForHydration(page);
  await expect(body).toHaveCSS("background-color", rgb(colors.paper.dark));
});
