import { rmSync } from "node:fs";
import { copySite, editFile } from "#test/copy-site.ts";
import { expect, isSameDocument, markDocument, openHydrated, test } from "./fixtures.ts";
import { screenPerRoute } from "./screens.ts";
import { serve } from "./serve-copy.ts";

const article = String(screenPerRoute.find((path) => path.startsWith("/blogs/")));

test("npm run dev shows edits, and React logs no warnings", async ({ page, pageErrors }) => {
  test.setTimeout(300_000);
  const folder = copySite();
  const server = await serve("react-router", ["dev"], folder);
  try {
    // React reports attribute mismatches during hydration in development only.
    page.on("console", (message) => message.type() === "warning" && pageErrors.push(message.text()));
    for (const path of ["/", "/contact-us", article]) await openHydrated(page, server.origin + path);

    await markDocument(page);
    editFile(folder, "app/routes/blogs/share-row.tsx", "Share this article", "Share this edit");
    await expect(page.getByText("Share this edit")).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);

    editFile(folder, `content${article}.md`, /$/, "\nTyped in development.\n");
    await expect(page.getByText("Typed in development.")).toBeVisible();
    expect(pageErrors).toEqual([]);
  } finally {
    server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
