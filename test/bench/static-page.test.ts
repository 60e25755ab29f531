import { expect, test } from "vitest";
import { makeStatic } from "./static-page.ts";

const PAGE = `<html><head><link rel="canonical" href="https://example.com/"/>
<link rel="preload" as="font" href="/a.woff2"/><link rel="stylesheet" href="/a.css"/><script>early()</script></head>
<body><picture><source srcSet="/a.avif 480w"/><img src="/a.webp" alt="A"/></picture><iframe src="https://example.com/map"></iframe>
<script type="application/ld+json">{}</script><script type="module" src="/a.js"></script></body></html>`;

test("the hand-made page loads and runs nothing, and says the same", () => {
  const page = makeStatic(PAGE, "a{mask:url(/a.svg)}b{color:red}");
  expect(page).toContain("b{color:red}");
  expect(page).toContain('rel="canonical"');
  expect(page).toContain('alt="A"');
  expect(page).toContain('type="application/ld+json"');
  expect(page).not.toMatch(/ (src|srcset)="|url\(\/|rel="(preload|stylesheet)"|<script>|type="module"/i);
  expect(page).toContain("early()");
});
