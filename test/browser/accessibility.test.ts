import { axeViolations } from "./axe.ts";
import { contrastRatio } from "./contrast.ts";
import { expect, openHydrated, test } from "./fixtures.ts";

// Expanded parts, and browser or system settings. every-screen.test.ts checks screens as they load, dialogs.test.ts open
// dialogs. Reduced motion avoids half-faded content.

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 1280, height: 900 } });

test("expanded jobs and the open developer card have no axe violations", async ({ page }) => {
  await openHydrated(page, "/careers");
  for (const summary of await page.locator("summary").all()) await summary.click();
  await expect(page.locator("details:not([open])")).toHaveCount(0);
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).focus();
  await page.keyboard.press("Tab");
  await expect(page.locator(".profile-card")).toHaveCSS("opacity", "1");
  expect(await axeViolations(page)).toEqual([]);
});

test("icons, logo and drawings stay visible in forced colors", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  await page.goto("/contact-us");
  const canvas = await page.evaluate(() => {
    document.body.style.color = "Canvas";
    return getComputedStyle(document.body).color;
  });
  const colorsOf = (selector: string, property: "color" | "fill") =>
    page.locator(selector).evaluateAll((all, name) => all.map((element) => getComputedStyle(element)[name]), property);
  const colors = [
    ...(await colorsOf("svg.icon:visible", "color")),
    ...(await colorsOf("header svg:not(.icon) :is(.fill-brand, .fill-ink):visible", "fill")),
  ];
  expect(colors.length).toBeGreaterThan(7);
  // Minimum contrast of WCAG 2.2, 1.4.11.
  expect(colors.filter((color) => contrastRatio(color, canvas) < 3)).toEqual([]);
  // Drawings get their colors from variables.
  const paints = await page
    .locator("main svg:not(.icon), footer svg")
    .evaluateAll((all) =>
      all.flatMap((svg) =>
        ["brand", "accent", "line", "paper", "surface"].map((name) =>
          getComputedStyle(svg).getPropertyValue(`--${name}`),
        ),
      ),
    );
  expect([...new Set(paints)].toSorted()).toEqual(["Canvas", "CanvasText"]);
});

test("prefers-contrast: more increases the contrast of text and lines", async ({ page }) => {
  await page.emulateMedia({ contrast: "more" });
  await page.goto("/contact-us");
  const color = (selector: string, property: "color" | "borderTopColor" | "backgroundColor") =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element)[name], property);
  const background = await color("body", "backgroundColor");
  expect(contrastRatio(await color("main p.text-muted", "color"), background)).toBeGreaterThan(10);
  expect(contrastRatio(await color("#name", "borderTopColor"), background)).toBeGreaterThan(5);
});
