import { expect, test } from "vitest";
import { deferScripts, takeNonce } from "#app/start/printed-scripts.ts";

test("finds what React Router printed, however it prints its tags, and no other script", () => {
  const nonce = 'nonce="7c9e"';
  const page = `<link ${nonce} rel="icon"><script ${nonce}>1</script><script async type="module" ${nonce} defer>2
3</script><script>evil</script><script nonce="guess">evil</script><p ${nonce}><script>evil</script>`;
  const { html, scripts } = takeNonce(page, "7c9e");
  expect(scripts).toEqual(["1", "2\n3"]);
  expect(html).toBe(page.replaceAll(` ${nonce}`, ""));
});

test("puts the links of scripts and structured data behind the content, and changes nothing else", () => {
  const link = '<link rel="modulepreload" href="/a.js"/>';
  const data = '<script type="application/ld+json">{"name":"a\n$1"}</script>';
  const page = deferScripts(`<head>${link}<title>A</title>${data}</head><body><h1>A</h1></body>`, "/a");
  const template = `<template id="site:preloads" data-path="/a">${link}</template>`;
  expect(page).toBe(`<head><title>A</title></head><body><h1>A</h1>${data}${template}</body>`);
});

test("does not defer tags that React Router prints in another way", () => {
  const page = '<body><link href="/a.js" rel="modulepreload"/><script type="module">import("/b.js")</script></body>';
  expect(deferScripts(page, "/a&b").replace('<template id="site:preloads" data-path="/a&amp;b"></template>', "")).toBe(
    page,
  );
});
