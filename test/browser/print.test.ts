import { published, visitedArticles } from "#test/published.ts";
import { contrastRatio } from "./contrast.ts";
import { expect, test } from "./fixtures.ts";

test("print is dark on white with a letterhead, whole cards and collapsed text, without controls", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await page.addInitScript(() => localStorage.setItem("theme", "dark"));
  for (const path of [
    "/",
    "/services",
    "/contact-us",
    visitedArticles[0]?.url ?? "",
    published.services[0]?.url ?? "",
  ]) {
    await page.goto(path);
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading, path).toBeVisible();
    const ink = await heading.evaluate((element) => getComputedStyle(element).color);
    expect(contrastRatio(ink, "rgb(255, 255, 255)"), path).toBeGreaterThan(10);
    await expect(page.locator("body > header p"), path).toBeVisible();
    const breaks = await page
      .locator("main li")
      .evaluateAll((cards) => cards.map((card) => getComputedStyle(card).breakInside));
    expect(breaks.filter((value) => value !== "avoid")).toEqual([]);
    const controls = page.locator("footer, nav, form, [href='#site:top'], iframe, button");
    await expect(controls.filter({ visible: true }), path).toHaveCount(0);
    const icons = await page
      .locator("main summary img")
      .evaluateAll((images) => images.map((image) => image.clientHeight));
    expect(icons.filter((height) => height > 24)).toEqual([]);
    const answers = page.locator("main details").filter({ visible: true }).locator("p");
    await expect(answers.filter({ visible: false }), path).toHaveCount(0);
  }
});
