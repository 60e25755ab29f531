import { expect, test } from "vitest";
import { deferScripts } from "#app/document/defer-scripts.ts";

const PRELOAD = '<link rel="modulepreload" href="/a.js"/>';
const DATA = '<script type="application/ld+json">{"name":"a\n$1 \\u003c/body>"}</script>';
const SCRIPTS =
  '<script nonce="7c9e">window.__reactRouterContext = {"$1":"\\u003c/body>"};</script><script nonce="7c9e">1</script><!--/$-->';

test("moves React's scripts and preload links into a template, and structured data after it", () => {
  const words = `<h1 title="Scripts before </body>">A</h1>`;
  const page = `<head>${PRELOAD}<title>A</title>${DATA}</head><body>${words}${SCRIPTS}</body></html>`;
  expect(deferScripts(page)).toBe(
    `<head><title>A</title></head><body>${words}<template id="site:react">${PRELOAD}${SCRIPTS}</template>${DATA}</body></html>`,
  );
});

test.for<[string, string]>([
  ["without a preload link", `<head></head><body>${SCRIPTS}</body></html>`],
  ["with another first script", `<head>${PRELOAD}</head><body><script type="module">1</script></body></html>`],
])("leaves a page %s unchanged", ([, page]) => {
  expect(deferScripts(page)).toBe(page);
});
