import { expect, test } from "vitest";
import { siteOrigin } from "#content/site.ts";
import { compileBody } from "#scripts/content/article-text/compile-body.ts";
import { everyBlock } from "#test/every-block.ts";
import { bodyOf, htmlOf, type Part } from "./compiled-part.ts";

const whole = compileBody(everyBlock);

test("section ids are unique and never those of the frame", () => {
  const headings = ["Site:Content", "What it costs", "What it costs", "Zürich’s Maße", "C", "C++", "C#", "漢字"];
  const { sections, html } = compileBody(headings.map((heading) => ({ heading, detail: ["Text."] })));
  expect(sections.map(({ id }) => id)).toEqual([
    ...["site-content", "what-it-costs", "what-it-costs-1"],
    ...["zurichs-masse", "c", "c-plus-plus", "c-sharp", "section"],
  ]);
  expect(html).toContain(
    '<h2 id="what-it-costs">What it costs</h2><a class="anchor" href="#what-it-costs" aria-label="Link to this section: What it costs"></a>',
  );
});

test("buttons and links within the text have a target", () => {
  const ids = [...whole.html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  const references = [...whole.html.matchAll(/ (?:commandfor="|href="#)([^"]*)"/g)];
  expect(references.length).toBeGreaterThan(5);
  for (const [, id] of references) expect(ids).toContain(id);
});

test("renders lists, quotes, notes and calls", () => {
  expect(htmlOf({ type: "list", items: ["a", "*b*"] })).toBe("<ul><li>a</li><li><em>b</em></li></ul>");
  expect(htmlOf({ type: "list", ordered: true, items: ["a", "b"] })).toBe("<ol><li>a</li><li>b</li></ol>");
  expect(htmlOf({ type: "quote", text: "Less.", source: "Ada, *Notes*" })).toBe(
    '<figure class="quote"><blockquote><p>Less.</p></blockquote><figcaption>Ada, <em>Notes</em></figcaption></figure>',
  );
  expect(htmlOf({ type: "note", text: "Until May." })).toBe(
    '<aside class="note" role="note"><p><strong>Note:</strong> Until May.</p></aside>',
  );
  expect(htmlOf({ type: "call", text: "Ask us.", label: "Write", to: "/contact-us" })).toBe(
    '<div class="call"><p>Ask us.</p><p><a class="call-button" href="/contact-us">Write</a></p></div>',
  );
});

test("highlights and trims code", () => {
  const html = htmlOf({
    type: "code",
    language: "typescript",
    caption: "`a.ts`",
    code: '\n    const a = "<b>";\n      // c\n  ',
  });
  expect(html).toBe(
    '<figure class="wide code"><figcaption><code>a.ts</code></figcaption><span role="status"></span>' +
      '<button type="button" data-copy="">Copy</button>' +
      '<pre tabindex="0"><code class="language-typescript"><span class="hl-keyword">const</span> a = ' +
      '<span class="hl-string">"&lt;b>"</span>;\n  <span class="hl-comment">// c</span></code></pre></figure>',
  );
  expect(htmlOf({ type: "code", language: "bash", code: "ls" })).toContain(
    '<figure class="wide code" data-language="Shell">',
  );
  expect(bodyOf({ type: "code", language: "text", code: "a <b>" })).toMatchObject({ problems: [] });
});

test("a table has a caption, headings and alignment", () => {
  const { html, feedHtml } = bodyOf({
    type: "table",
    caption: "Days",
    columns: [{ heading: "Way" }, { heading: "Days", align: "right" }],
    rows: [
      ["Build", "**198**"],
      ["Buy", "134"],
    ],
  });
  expect(html).toContain(
    '<figure class="wide titled"><figcaption id="table">Days</figcaption>' +
      '<section class="scroll" tabindex="0" aria-labelledby="table"><table aria-labelledby="table">' +
      '<thead><tr><th scope="col">Way</th><th scope="col" class="right">Days</th></tr></thead>' +
      '<tbody><tr><th scope="row">Build</th><td class="right"><strong>198</strong></td></tr>' +
      '<tr><th scope="row">Buy</th><td class="right">134</td></tr></tbody></table></section></figure>',
  );
  // Feed readers have no styles of ours.
  expect(feedHtml).toContain('<th scope="row">Buy</th><td align="right">134</td>');
});

test("a figure has the files of its picture or its drawing", () => {
  const picture = { kind: "figures", name: "trace", alt: "A long task & a short one" } as const;
  const figure: Part = { type: "figure", picture, caption: "A trace", width: 1600, height: 1000 };
  const html = htmlOf(figure);
  expect(html).toMatch(/srcset="\/images\/figures\/trace-480\.avif 480w, [^"]*trace-1200\.avif 1200w"/);
  expect(html).toContain(
    '<img src="/images/figures/trace-800.webp" width="1600" height="1000" alt="A long task &amp; a short one" loading="lazy" decoding="async">',
  );
  expect(html).toMatch(/command="show-modal" commandfor="figure".*<dialog class="dialog" id="figure" closedby="any"/s);
  const drawn = compileBody([{ heading: "One", detail: [figure] }], (name) => name === "trace");
  expect(drawn.html.match(/src(set)?="[^"]*"/g)).toEqual(Array(2).fill('src="/images/figures/trace.svg"'));
  // Some feed readers show no SVG.
  expect(drawn.feedHtml).toContain(`src="${siteOrigin}/images/figures/trace-800.webp"`);
});

function chartOf(kind: "bars" | "lines", labels: string[], values: number[]): Part {
  return { type: "chart", kind, caption: "Requests", unit: "ms", labels, series: [{ name: "Before", values }] };
}

test("a chart has a drawing and a table", () => {
  const { html, feedHtml } = bodyOf(chartOf("bars", ["Home", "Blog"], [1240, 620]));
  expect(html).toContain('<th scope="row">Home</th><td class="right">1,240 ms</td>');
  expect(html).toMatch(/<rect [^>]*width="50%"/);
  expect(html).toMatch(/<div aria-hidden="true">(?:(?!<table).)*<\/div><div class="sr-only"><table/);
  expect(feedHtml).toContain("<figcaption>Requests</figcaption><table>");
  expect(feedHtml).not.toMatch(/<svg|<line|aria-hidden/);
});

test.for([[[0, 0]], [[0.003, 0.0041]], [[7, 1_234_567]]])("a line chart of %j stays inside its frame", ([values]) => {
  const html = htmlOf(chartOf("lines", ["a", "b"], values ?? []));
  expect(html).not.toMatch(/NaN|Infinity|undefined/);
  const [, points = ""] = /points="([^"]*)"/.exec(html) ?? [];
  for (const point of points.split(" ")) {
    const height = Number(point.split(",")[1]);
    expect(height).toBeGreaterThanOrEqual(0);
    expect(height).toBeLessThanOrEqual(100);
  }
});

test("reports a label that is too long for a line chart", () => {
  const label = "A label that is longer than a line chart has room for";
  const { problems } = bodyOf(chartOf("lines", ["a", label], [1, 2]));
  const message = `has the label "${label}", but a label below a line chart may have at most 24 characters.`;
  expect(problems).toEqual([{ field: "content[0].detail[0]", message }]);
});

test("HTML has no styles or scripts, and feeds have no relative links", () => {
  expect(whole.problems).toEqual([]);
  for (const html of [whole.html, whole.feedHtml]) {
    expect(html).not.toMatch(/\bstyle=|<script|\bon\w+=|undefined|\[object/);
  }
  const addresses = [...whole.feedHtml.matchAll(/(?:href|src)="([^"]*)"/g)];
  expect(addresses.length).toBeGreaterThan(4);
  for (const [, address] of addresses) expect(address).toMatch(/^https:\/\//);
  expect(whole.feedHtml).not.toMatch(/<(button|dialog|svg|span|div)|class=|role=|id=/);
});

test("a feed has the whole text, and words are counted", () => {
  const blocks = ["What each way costs in three years", "a spreadsheet, and patience", "Who decides", "Tablets"];
  const others = ["export function sum", "Gordon Bell, <em>Encore Computer</em>", "Ask for a measurement"];
  for (const part of [...everyBlock.map(({ heading }) => heading), ...blocks, ...others]) {
    expect(whole.feedHtml).toContain(part);
  }
  expect(whole.feedHtml).not.toMatch(/\*\*Measure|Copy|Enlarge|\(mozilla\.org/);
  const words = (count: number) => compileBody([{ heading: "One", detail: [`${"word ".repeat(count - 1)}end`] }]);
  expect(words(300).words).toBe(301);
  expect([1, 300, 340, 660].map((count) => words(count).minutes)).toEqual([1, 1, 2, 3]);
});

test("escapes markup in plain text", () => {
  const { html } = compileBody([{ heading: 'a < b & "c"', detail: ["Text."] }]);
  expect(html).toContain('<h2 id="a-b-c">a &lt; b &amp; "c"</h2>');
  expect(html).toContain('aria-label="Link to this section: a < b &amp; &quot;c&quot;"');
});
