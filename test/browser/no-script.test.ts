import { DESKTOP, expect, PHONE, test } from "./fixtures.ts";
import { missingScreens, screenPerRoute } from "./screens.ts";

test.use({ javaScriptEnabled: false, viewport: DESKTOP });

test("every kind of page shows its heading, text and cards, but no controls that need JavaScript", async ({ page }) => {
  for (const path of screenPerRoute.filter((screen) => !missingScreens.includes(screen))) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect((await page.getByRole("main").textContent())?.length, path).toBeGreaterThan(400);
    const parts = page.locator("main *:not(svg *, dialog, dialog *, [href='#site:top'], [href='#site:top'] *)");
    const hidden = await parts.evaluateAll((all) =>
      all.filter((part) => getComputedStyle(part).opacity === "0").map(({ outerHTML }) => outerHTML),
    );
    expect(hidden, path).toEqual([]);
    const controls = page.getByRole("slider").or(page.getByRole("checkbox"));
    await expect(controls.or(page.getByRole("group", { name: "What is it about?" })), path).toHaveCount(0);
  }
  await page.goto("/contact-us");
  await page.mouse.wheel(0, 3_000);
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    await expect(page.getByRole("button", { name: "Dark mode" })).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Back to top" })).toHaveCount(0);
  }
});

test("the mobile menu and the certificate open and close", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto("/");
  for (const [opens, name, closes] of [
    ["Open menu", "Menu", "Close menu"],
    ["View Certification", "Company certificate", "Close"],
  ] as const) {
    const dialog = page.getByRole("dialog", { name });
    await page.getByRole("button", { name: opens }).click();
    await dialog.getByRole("button", { name: closes }).click();
    await expect(dialog).toBeHidden();
  }
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Career" }).click();
  await expect(page).toHaveURL("/careers");
});
