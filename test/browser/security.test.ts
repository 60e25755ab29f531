import { expect, test } from "./fixtures.ts";

test("the policy blocks injected scripts, styles and third-party images", async ({ page, pageErrors }) => {
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
