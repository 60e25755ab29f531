import { expect, test } from "./fixtures.ts";
import { ignore404 } from "./screens.ts";

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("a mistyped URL suggests similar pages", async ({ page, pageErrors }) => {
      await page.goto("/servces/web-develpment");
      const suggestions = page.getByRole("main").getByRole("region", { name: "Did you mean" });
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page Not Found");
      await expect(page.getByRole("link", { name: "Go Back to Home" })).toBeVisible();
      await suggestions.getByRole("link", { name: "Web Development" }).click();
      await expect(page).toHaveURL("/services/web-development");
      ignore404(pageErrors);
    });

    test("a URL similar to no page suggests nothing", async ({ page, pageErrors }) => {
      await page.goto("/xyzzy-qwop");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page Not Found");
      await expect(page.getByText("Did you mean")).toHaveCount(0);
      ignore404(pageErrors);
    });
  });
}
