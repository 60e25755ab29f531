import { expect, openHydrated, test } from "./fixtures.ts";

test("blocks injected scripts, styles and foreign pictures", async ({ page, pageErrors }) => {
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

test("the browser keeps what the privacy policy says, and nothing else", async ({ page, context }) => {
  await openHydrated(page, "/");
  await page.getByRole("button", { name: "Dark mode" }).click();
  for (const [name, path] of [
    ["Services", "/services"],
    ["Contact", "/contact-us"],
  ] as const) {
    await page.getByRole("banner").getByRole("link", { name }).click();
    await expect(page).toHaveURL(path);
  }
  await page.getByLabel("Name").fill("Ada");
  // React Router writes when the page is left.
  await page.goto("/privacy-policy");
  const kept = await page.evaluate(async () => ({
    local: Object.keys(localStorage).toSorted(),
    session: Object.keys(sessionStorage).toSorted(),
    databases: (await indexedDB.databases()).length + (await caches.keys()).length,
  }));
  // Before you add a key, say it in content/legal/privacy.ts.
  expect(kept).toEqual({
    local: ["contact-draft", "theme"],
    session: ["contact-draft", "remix-router-transitions"],
    databases: 0,
  });
  expect(await context.cookies()).toEqual([]);
  await expect(page.getByText("which pages of this site you went between")).toBeVisible();
});
