import { expect, test } from "vitest";
import { deferScripts, extractNonced } from "#app/document/rendered-html.ts";

test("extracts the inline scripts and styles with the nonce, in any attribute order, and no others", () => {
  const nonce = 'nonce="7c9e"';
  const page = `<link ${nonce} rel="icon"><script ${nonce}>1</script><script async type="module" ${nonce} defer>2
3</script><script>evil</script><script nonce="guess">evil</script><p ${nonce}><script>evil</script>
<style id="a" ${nonce}>b</style><style>evil</style>`;
  const { html, scripts, styles } = extractNonced(page, "7c9e");
  expect(scripts).toEqual(["1", "2\n3"]);
  expect(styles).toEqual(["b"]);
  expect(html).toBe(page.replaceAll(` ${nonce}`, ""));
});

const PRELOAD = '<link rel="modulepreload" href="/a.js"/>';
const DATA = '<script type="application/ld+json">{"name":"a\n$1 \\u003c/body>"}</script>';
const SCRIPTS =
  '<script>window.__reactRouterContext = {"$1":"\\u003c/body>"};</script><script type="module" async="">1</script><!--/$-->';

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
