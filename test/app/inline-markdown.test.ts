import { expect, test } from "vitest";
import { siteOrigin } from "#content/site.ts";
import { bodyOf, htmlOf, problemsOf } from "./compiled-part.ts";

test("supports emphasis, strong, code, links and escapes", () => {
  expect(htmlOf("An *idea*, a **rule**, `a < b`, and \\*no\\* mark.")).toBe(
    "<p>An <em>idea</em>, a <strong>rule</strong>, <code>a &lt; b</code>, and *no* mark.</p>",
  );
  expect(htmlOf("See [our *work*](/portfolio#shop).")).toBe(
    '<p>See <a href="/portfolio#shop">our <em>work</em></a>.</p>',
  );
  expect(problemsOf("An *idea*, a **rule**, `a < b` and `**`, \\*no\\* mark, \\<b>.")).toEqual([]);
});

test.for(["5 * 3 * 4", "snake_case and a_b_c", "1. stays", "[draft] of [1]", "R&D; AT&T", "---"])(
  "%s is plain text",
  (text) => {
    const body = bodyOf(text);
    expect(htmlOf(text)).toBe(`<p>${text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</p>`);
    expect(body.problems).toEqual([]);
  },
);

test.for([
  ["**bold", 'has "**", which is not closed.'],
  ["[a](https://b c)", 'has "](", which is part of an incomplete link.'],
  [
    "[a](http://b.com)",
    'links to "http://b.com", but an address must begin with "/", "https://", "mailto:" or "tel:".',
  ],
  [
    "[a](javascript:x)",
    'links to "javascript:x", but an address must begin with "/", "https://", "mailto:" or "tel:".',
  ],
  [`[a](${siteOrigin}/about-us)`, `links to "${siteOrigin}/about-us". Write a page of this site as "/about-us".`],
  ["[](/a)", 'has a link to "/a" without a text.'],
  ['[a](/a "A")', 'has a link with the title "A", which nobody would see.'],
  ["![a](/a.png)", 'has "![". For a picture, use a block of type "figure".'],
  ["a <b>c</b>", "has <b>, but HTML does not work here."],
  ["a&nbsp;b", 'has "&nbsp;". Write the character itself.'],
  ["## Two", 'begins with "##". For a heading, start a section.'],
  ["- one", 'begins with "-". For a list, use a block of type "list".'],
  ["> one", 'begins with ">". For a quote, use a block of type "quote".'],
  ["one\ntwo", "has a line break. Write each paragraph as a separate text."],
] as const)("reports a problem in %s", ([text, message]) => {
  expect(problemsOf(text)).toContain(message);
});

test("problems and links name their field", () => {
  const rows = [
    ["1", "[c](/d)"],
    ["2", "**3"],
  ];
  const { problems, links } = bodyOf(
    "[a](/b)",
    { type: "table", caption: "*C", columns: [{ heading: "A" }, { heading: "B" }], rows },
    { type: "list", items: ["one", "[e](mailto:a@b.com)"] },
    { type: "call", text: "Now.", label: "Write", to: "/contact-us" },
  );
  expect(links.toSorted((a, b) => a.field.localeCompare(b.field))).toEqual([
    { field: "content[0].detail[0]", href: "/b" },
    { field: "content[0].detail[1].rows[0][1]", href: "/d" },
    { field: "content[0].detail[2].items[1]", href: "mailto:a@b.com" },
    { field: "content[0].detail[3].to", href: "/contact-us" },
  ]);
  expect(problems.map(({ field }) => field)).toEqual([
    "content[0].detail[1].caption",
    "content[0].detail[1].rows[1][1]",
  ]);
});

test("an external link names its site, unless its text does", () => {
  const rel = 'rel="noopener noreferrer"';
  const host = '<span class="host" data-nosnippet=""> (developer.mozilla.org)</span>';
  expect(htmlOf("[MDN](https://developer.mozilla.org/a)")).toBe(
    `<p><a href="https://developer.mozilla.org/a" ${rel}>MDN</a>${host}</p>`,
  );
  expect(htmlOf("[the OWASP list](https://www.owasp.org/list)")).toBe(
    `<p><a href="https://www.owasp.org/list" ${rel}>the OWASP list</a></p>`,
  );
});
