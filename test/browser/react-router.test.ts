import { fixtures } from "#test/fixtures/entries.ts";
import { expect, isSameDocument, markDocument, waitForHydration } from "./fixtures.ts";
import { test } from "./modified-site.ts";

// A new page and new resource routes work as React Router documents them (ordinary-page.ts), and redirects before them.

const VISITOR = { "X-Visitor": "Ada" };

for (const javaScriptEnabled of [true, false]) {
  test(`an ordinary page works ${javaScriptEnabled ? "with" : "without"} JavaScript`, async ({
    browser,
    modifiedSite,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled, extraHTTPHeaders: VISITOR });
    const errors: string[] = [];
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    const response = await page.goto(`${modifiedSite.origin}/ordinary?ref=letter`);
    expect(response?.headers()["cache-control"]).toBe("private, max-age=5");
    if (javaScriptEnabled) {
      await waitForHydration(page);
      await markDocument(page);
    }
    await expect(page.getByText("Header: Ada. Loader: letter. Component: letter.")).toBeVisible();
    // From a CSS module and from the route's `links`.
    await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("letter-spacing", "3px");
    await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("text-indent", "7px");
    const word = page.getByLabel("Word");
    await word.fill("سلام");
    await word.press("Enter");
    await expect(page.getByText("Echoed: سلام.")).toBeVisible();
    if (javaScriptEnabled) {
      // A post and a new query leave the focus, and only the query scrolls to the top.
      await expect(word).toBeFocused();
      await expect(word).toBeInViewport();
      const link = page.getByRole("link", { name: "Another query" });
      await link.press("Enter");
      await expect(page.getByText("Component: link.")).toBeInViewport();
      await expect(link).toBeFocused();
      expect(await isSameDocument(page)).toBe(true);
    }
    expect(errors).toEqual([]);
    await page.close();
  });
}

test("resource routes work below /api/ and with a file extension", async ({ request, modifiedSite }) => {
  for (const path of ["/api/ordinary/7", "/ordinary/7.json"]) {
    expect(await (await request.get(modifiedSite.origin + path)).json()).toEqual({ number: "7" });
    const posted = await request.post(modifiedSite.origin + path, { headers: { Origin: modifiedSite.origin } });
    expect(await posted.json()).toEqual({ method: "POST" });
  }
});

test("a moved page redirects once", async ({ request, modifiedSite }) => {
  for (const [from, to] of [
    ["/blogs/old?n=1", `${fixtures.post.url}?n=1`],
    ["/work", `/careers#opening-${fixtures.job.id}`],
  ]) {
    const response = await request.get(`${modifiedSite.origin}${from}`, { maxRedirects: 0 });
    expect([response.status(), response.headers().location]).toEqual([301, to]);
  }
});
