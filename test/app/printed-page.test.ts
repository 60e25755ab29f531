import { expect, test } from "vitest";
import { moveLateTags, takeNonce } from "#app/start/printed-page.ts";

test("finds the inline scripts and styles with the nonce, however their tags are printed, and no others", () => {
  const nonce = 'nonce="7c9e"';
  const page = `<link ${nonce} rel="icon"><script ${nonce}>1</script><script async type="module" ${nonce} defer>2
3</script><script>evil</script><script nonce="guess">evil</script><p ${nonce}><script>evil</script>
<style id="a" ${nonce}>b</style><style>evil</style>`;
  const { html, scripts, styles } = takeNonce(page, "7c9e");
  expect(scripts).toEqual(["1", "2\n3"]);
  expect(styles).toEqual(["b"]);
  expect(html).toBe(page.replaceAll(` ${nonce}`, ""));
});

const LINK = '<link rel="modulepreload" href="/a.js"/>';
const DATA = '<script type="application/ld+json">{"name":"a\n$1 \\u003c/body>"}</script>';

test("puts the links of scripts and structured data at the end of the page, and changes nothing else", () => {
  const words = `<h1 title="Scripts before </body>">A</h1>`;
  expect(moveLateTags(`<head>${LINK}<title>A</title>${DATA}</head><body>${words}</body></html>`)).toBe(
    `<head><title>A</title></head><body>${words}${LINK}${DATA}</body></html>`,
  );
});

test("leaves tags where they are that React Router prints in another way", () => {
  const page = '<head><link href="/a.js" rel="modulepreload"/></head><body><script type="module">1</script></body>';
  expect(moveLateTags(page)).toBe(page);
});
