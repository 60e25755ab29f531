import { expect, hydratedByItself, test } from "./fixtures.ts";
import { ignore404, kindsOfScreens } from "./screens.ts";
import { serve } from "./serve-copy.ts";

// React reports mismatches only in development.
test("`npm run dev` logs no errors or warnings in the browser", async ({ page, pageErrors }) => {
  test.setTimeout(180_000);
  const { origin, stop } = await serve("react-router", ["dev", "--strictPort"]);
  page.on("console", (message) => message.type() === "warning" && pageErrors.push(message.text()));
  for (const path of kindsOfScreens) {
    await page.goto(origin + path);
    await hydratedByItself(page);
  }
  ignore404(pageErrors);
  expect(pageErrors).toEqual([]);
  stop();
});
