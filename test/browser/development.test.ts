import { expect, hydratedByItself, test } from "./fixtures.ts";
import { ignore404, kindsOfScreens } from "./screens.ts";
import { serve } from "./serve-copy.ts";

// React reports mismatches and the like in development only. A page that reports one would hide the next developer's.
test("`npm run dev`: no page writes an error or a warning, and injected scripts are blocked", async ({
  page,
  pageErrors,
}) => {
  test.setTimeout(180_000);
  const { origin, stop } = await serve("react-router", ["dev", "--strictPort"]);
  page.on("console", (message) => message.type() === "warning" && pageErrors.push(message.text()));
  for (const path of kindsOfScreens) {
    await page.goto(origin + path);
    await hydratedByItself(page);
  }
  ignore404(pageErrors);
  expect(pageErrors).toEqual([]);
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "window.injected = true";
    document.body.appendChild(script);
  });
  await expect.poll(() => pageErrors.splice(0).join()).toContain("Content Security Policy");
  expect(await page.evaluate(() => "injected" in window)).toBe(false);
  stop();
});
