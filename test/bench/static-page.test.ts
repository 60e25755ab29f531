import { expect, test } from "vitest";
import { fetchStaticPage, makeStatic } from "./static-page.ts";

const PAGE = `<html><head><link rel="canonical" href="https://example.com/"/>
<link rel="preload" as="font" href="/a.woff2"/><link rel="stylesheet" href="/a.css"/><script>early()</script></head>
<body><picture><source srcSet="/a.avif 480w"/><img src="/a.webp" alt="A"/></picture><iframe src="https://example.com/map"></iframe>
<svg><use href="/a.svg#b"/><use href="#c"/></svg><script type="application/ld+json">{}</script><script type="module" src="/a.js"></script></body></html>`;

test("a hand-made page has the same text but loads and runs nothing", () => {
  const page = makeStatic(PAGE, "a{mask:url(/a.svg)}b{color:red}");
  expect(page).toContain("b{color:red}");
  expect(page).toContain('rel="canonical"');
  expect(page).toContain('alt="A"');
  expect(page).toContain('type="application/ld+json"');
  expect(page).not.toMatch(/ (src|srcset)="|url\(\/|rel="(preload|stylesheet)"|<script>|type="module"/i);
  expect(page).toContain("early()");
  expect(page).not.toContain(' href="/a.svg');
  expect(page).toContain('<use href="#c"/>');
});

test("a hand-made page leaves out the styles for browsers without scripts", async () => {
  const link = (css: string) => `<link rel="stylesheet" href="data:text/css,${css}"/>`;
  const html = `<html><head>${link("a{}")}<noscript>${link("b{}")}</noscript></head></html>`;
  const page = await fetchStaticPage(`data:text/html,${encodeURIComponent(html)}`);
  expect(page).toContain("<style>a{}</style>");
  expect(page).not.toContain("b{}");
});
