import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { proxy } from "hono/proxy";
import { listen } from "#test/free-port.ts";
import { documentTitle } from "#test/published.ts";
import { expect, test } from "./fixtures.ts";

const OLD_SCRIPT = `addEventListener("fetch", (event) => {
  if (event.request.mode !== "navigate") return;
  const headers = { "content-type": "text/html" };
  event.respondWith(new Response("<title>The old site</title>", { headers }));
});`;

for (const path of ["/service-worker.js", "/sw.js"]) {
  test(`an old site's ${path} gives way to this site after one reload`, async ({ page, baseURL }) => {
    let isMoved = false;
    let visits = 0;
    const app = new Hono();
    app.all("*", (c) => {
      if (isMoved && c.req.path === "/") visits += 1;
      if (isMoved) return proxy(baseURL + c.req.path);
      if (c.req.path === path) return c.body(OLD_SCRIPT, 200, { "content-type": "text/javascript" });
      return c.html(`<script>navigator.serviceWorker.register("${path}")</script>`);
    });
    const server = createServer(getRequestListener(app.fetch));
    await page.goto(`http://localhost:${await listen(server)}`);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await expect(page).toHaveTitle("The old site");
    isMoved = true;
    await page.reload();
    await expect(page).toHaveTitle(documentTitle("/"));
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
    expect(visits).toBe(1);
    server.closeAllConnections();
    server.close();
  });
}
