import { documentTitle } from "#test/published.ts";
import { axeViolations } from "./axe.ts";
import { contrastRatio } from "./contrast.ts";
import { DESKTOP, expect, openHydrated, PHONE, test, waitForFrames } from "./fixtures.ts";
import { tabThrough } from "./tab-order.ts";

// Expanded parts, and browser or system settings. every-screen.test.ts checks screens as they load, dialogs.test.ts open
// dialogs. Reduced motion avoids half-faded content.

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 1280, height: 900 } });

test("expanded jobs and the developer card, which Tab opens again after Escape, have no axe violations", async ({
  page,
}) => {
  await openHydrated(page, "/careers");
  for (const job of await page.locator("details").all()) {
    if ((await job.getAttribute("open")) === null) await job.locator("summary").click();
  }
  await expect(page.locator("details:not([open])")).toHaveCount(0);
  const card = page.locator(".profile-card");
  const previous = page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" });
  await previous.focus();
  await page.keyboard.press("Tab");
  await expect(card).toHaveCSS("opacity", "1");
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(card).toBeHidden();
  await previous.focus();
  await page.keyboard.press("Tab");
  await expect(card).toHaveCSS("opacity", "1");
});

test("with reduced motion, the theme, cards and pages change without animation", async ({ page }) => {
  await openHydrated(page, "/");
  const finish = await page.evaluateHandle(() => {
    const seen = new Set<string>();
    const look = () => {
      for (const { effect } of document.getAnimations()) {
        const { target, pseudoElement } = effect as KeyframeEffect;
        if (Number(effect?.getTiming().duration) > 0) seen.add(`${target?.outerHTML.slice(0, 80)}${pseudoElement}`);
      }
      requestAnimationFrame(look);
    };
    look();
    return () => [...seen];
  });
  await page.getByRole("button", { name: "Dark mode" }).click();
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight / 2, behavior: "instant" }));
  await waitForFrames(page);
  await page.getByRole("banner").getByRole("link", { name: "Services" }).click();
  await expect(page).toHaveTitle(documentTitle("/services"));
  await waitForFrames(page);
  expect(await finish.evaluate((animations) => animations())).toEqual([]);
});

test("icons, logo and drawings stay visible in forced colors, and prefers-contrast: more raises the contrast", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  await openHydrated(page, "/contact-us");
  const { canvas, colors, paints } = await page.evaluate(() => {
    const stylesOf = (selector: string) =>
      [...document.querySelectorAll(selector)]
        .filter((one) => one.checkVisibility())
        .map((one) => getComputedStyle(one));
    document.body.style.color = "Canvas";
    const canvas = getComputedStyle(document.body).color;
    document.body.style.color = "";
    const icons = stylesOf("svg.icon").map(({ color }) => color);
    const logos = stylesOf("header svg:not(.icon) :is(.fill-brand, .fill-ink)").map(({ fill }) => fill);
    // Drawings get their colors from variables.
    const paints = stylesOf("main svg:not(.icon), footer svg").flatMap((style) =>
      ["brand", "accent", "line", "paper", "surface"].map((name) => style.getPropertyValue(`--${name}`)),
    );
    return { canvas, colors: [...icons, ...logos], paints };
  });
  expect(colors.length).toBeGreaterThan(7);
  // Minimum contrast of WCAG 2.2, 1.4.11.
  expect(colors.filter((color) => contrastRatio(color, canvas) < 3)).toEqual([]);
  expect([...new Set(paints)].toSorted()).toEqual(["Canvas", "CanvasText"]);

  await page.emulateMedia({ forcedColors: "none", colorScheme: "light", contrast: "more" });
  const { background, text, border } = await page.evaluate(() => {
    const styleOf = (selector: string) => getComputedStyle(document.querySelector(selector) ?? document.body);
    const text = styleOf("main p.text-muted").color;
    return { background: styleOf("body").backgroundColor, text, border: styleOf("#name").borderTopColor };
  });
  expect(contrastRatio(text, background)).toBeGreaterThan(10);
  expect(contrastRatio(border, background)).toBeGreaterThan(5);
});

for (const [name, viewport, forcedColors] of [
  ["a phone", PHONE, "none"],
  ["a desktop in forced colors", DESKTOP, "active"],
] as const) {
  test(`Tab moves through the home page on ${name} in order, with visible focus and without a trap`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openHydrated(page, "/");
    await page.emulateMedia({ forcedColors });
    await tabThrough(page, "body");
  });
}
