import { violations } from "./axe.ts";
import { contrast } from "./contrast.ts";
import { expect, openHydrated, PHONE, test } from "./fixtures.ts";
import { setTextSize, whatSticksOut } from "./sticks-out.ts";

// Open layers, and settings of the browser or system. Screens as they load: every-screen.test.ts. Reduced motion avoids
// half-faded content.

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 1280, height: 900 } });

for (const [button, name] of [
  ["Open menu", "Menu"],
  ["View Certification", "Company certificate"],
] as const) {
  test(`the open dialog "${name}" has no violations and fits, also with twice the text size`, async ({ page }) => {
    await openHydrated(page, "/");
    const dialog = page.getByRole("dialog", { name });
    for (const [textSize, width] of [
      [16, 320],
      [32, 640],
    ] as const) {
      await page.setViewportSize({ width, height: 640 });
      await setTextSize(page, textSize);
      await page.getByRole("button", { name: button }).click();
      await expect(dialog).toHaveCSS("opacity", "1");
      await expect(dialog).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(whatSticksOut), `text of ${textSize} px`).toEqual([]);
      await page.keyboard.press("Escape");
    }
    await page.setViewportSize(PHONE);
    await setTextSize(page, 16);
    await page.getByRole("button", { name: button }).click();
    await expect(dialog).toHaveCSS("opacity", "1");
    expect(await violations(page)).toEqual([]);
  });
}

test("open job openings and the developer's card have no violations", async ({ page }) => {
  await openHydrated(page, "/careers");
  for (const summary of await page.locator("summary").all()) await summary.click();
  await expect(page.locator("details:not([open])")).toHaveCount(0);
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).focus();
  await page.keyboard.press("Tab");
  await expect(page.locator(".profile-card")).toHaveCSS("opacity", "1");
  expect(await violations(page)).toEqual([]);
});

test("nothing moves under reduced motion", async ({ page }) => {
  await openHydrated(page, "/");
  await page.getByRole("button", { name: "View Certification" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  const moving = await page.locator("*").evaluateAll((all) =>
    all
      .filter((element) => {
        const { transitionDuration, animationDuration } = getComputedStyle(element);
        return `${transitionDuration},${animationDuration}`.split(",").some((it) => Number.parseFloat(it) >= 0.011);
      })
      .map((element) => element.outerHTML.slice(0, 80)),
  );
  expect(moving).toEqual([]);
});

for (const colorScheme of ["dark", "light"] as const) {
  test(`icons, logo and drawings are visible in a ${colorScheme} contrast theme, in both themes`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    await page.goto("/contact-us");
    const grounds = await page.evaluate(() =>
      ["Canvas", "ButtonFace"].map((name) => {
        document.body.style.color = name;
        return getComputedStyle(document.body).color;
      }),
    );
    // At least 3:1 (WCAG 2.2, 1.4.11).
    const isLow = (color: string) => grounds.some((other) => contrast(color, other) < 3);
    for (const theme of ["light", "dark"]) {
      const icons = await page.locator("svg.icon:visible").evaluateAll((all) =>
        all.map((icon) => {
          const { color, opacity } = getComputedStyle(icon);
          return { color, opacity };
        }),
      );
      expect(icons.length, theme).toBeGreaterThan(5);
      expect(
        icons.filter(({ color, opacity }) => opacity !== "1" || isLow(color)),
        theme,
      ).toEqual([]);
      const fills = (name: string) =>
        page
          .locator(`header svg:not(.icon) .fill-${name}:visible, header svg.fill-${name}`)
          .evaluateAll((all) => all.map((one) => getComputedStyle(one).fill));
      const logo = [...(await fills("brand")), ...(await fills("ink"))];
      expect(logo, theme).toHaveLength(2);
      expect(logo.filter(isLow), theme).toEqual([]);
      const paints = await page
        .locator("main svg:not(.icon), footer svg")
        .evaluateAll((all) =>
          all.flatMap((svg) =>
            ["brand", "accent", "line", "paper", "surface"].map((name) =>
              getComputedStyle(svg).getPropertyValue(`--${name}`),
            ),
          ),
        );
      expect([...new Set(paints)].toSorted(), theme).toEqual(["Canvas", "CanvasText"]);
      await page.getByRole("button", { name: "Dark mode" }).click();
    }
  });
}

test("more contrast makes text and lines clearer and the header opaque", async ({ page }) => {
  await page.emulateMedia({ contrast: "more", reducedMotion: "reduce" });
  await page.goto("/contact-us");
  const color = (selector: string, property: "color" | "borderTopColor" | "backgroundColor") =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element)[name], property);
  for (const theme of ["light", "dark"]) {
    const paper = await color("body", "backgroundColor");
    const night = await color("footer", "backgroundColor");
    expect(contrast(await color("main p.text-muted", "color"), paper), theme).toBeGreaterThan(10);
    expect(contrast(await color("#name", "borderTopColor"), paper), theme).toBeGreaterThan(5);
    expect(contrast(await color("footer p.text-muted", "color"), night), theme).toBeGreaterThan(10);
    expect(await color(".site-header", "backgroundColor"), theme).toBe(paper);
    await page.getByRole("button", { name: "Dark mode" }).click();
  }
});
