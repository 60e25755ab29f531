import { expect, hydratedByItself, test } from "./fixtures.ts";
import { ignore404, kindsOfScreens } from "./screens.ts";
import { serve } from "./serve-copy.ts";

// React reports mismatches and the like in development only. A page that reports one would hide the next developer's.
test("`npm run dev`: no page writes an error or a warning into the console", async ({ page, pageErrors }) => {
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
