import { expect, test } from "vitest";
import { compile } from "#scripts/content/article-text/compile.ts";
import { sampleArticle } from "#test/sample-article.ts";

const SIZES = new Map([
  ["a-screen", { width: 1600, height: 900 }],
  ["a-phone", { width: 900, height: 1800 }],
]);

function compiled(source: string) {
  const { text, ...others } = compile(source, SIZES);
  return { ...text, ...others };
}

const whole = compiled(sampleArticle);

function bodyOf(text: string) {
  return compiled(`## One\n\n${text}`);
}

/** @returns The HTML of a section without its heading. */
function htmlOf(text: string): string {
  return /aria-label="Link to this section: One"><\/a>(.*)<\/section>$/s.exec(bodyOf(text).html)?.[1] ?? "";
}

const table = (...rows: string[]) => ["| A | B |", "| --- | --: |", ...rows].join("\n");

const chart = (...rows: string[]) => `~~~chart\nRequests\n\n${table(...rows)}\n~~~`;

test("section ids are made of the headings, whose markup is escaped, and never those of the frame", () => {
  const headings = [
    "Site:Content",
    'a < b & "c"',
    "Zürich’s Maße",
    "Soft\u00adware for data\u200bbases",
    "Cafe\u0301",
    "C",
    "C++",
    "C#",
    "漢字",
  ];
  const { sections, html } = compiled(headings.map((heading) => `## ${heading}\n\nText.`).join("\n\n"));
  expect(sections.map(({ id }) => id)).toEqual([
    ...[
      "site-content",
      "a-b-c",
      "zurichs-masse",
      "software-for-databases",
      "cafe",
      "c",
      "c-plus-plus",
      "c-sharp",
      "section-9",
    ],
  ]);
  expect(html).toContain(
    '<h2 id="a-b-c">a &lt; b &amp; "c"</h2><a class="anchor" href="#a-b-c" aria-label="Link to this section: a &lt; b &amp; &quot;c&quot;"></a>',
  );
});

test("a heading keeps its markup on the page, and is plain words elsewhere", () => {
  const { html, sections } = compiled("## The `fetch` of *browsers*\n\nText.");
  expect(sections).toMatchObject([{ id: "the-fetch-of-browsers", heading: "The fetch of browsers", text: "Text." }]);
  expect(html).toContain('<h2 id="the-fetch-of-browsers">The <code>fetch</code> of <em>browsers</em></h2>');
});

test("only tags have a <, so that nothing takes words of an attribute for a part of the page", () => {
  const { html } = compiled('## Scripts belong before `</body>`\n\n![A </body> tag](a-screen "</body>")\n\n`</body>`');
  expect(html).not.toContain("</body>");
  expect(html).toContain('aria-label="Link to this section: Scripts belong before &lt;/body>"');
});

test("a file of another editor is the same text", () => {
  const plain = "## One\n\nTwo\nthree.\n\n- a\n- b\n";
  for (const other of [plain.replaceAll("\n", "\r\n"), `\ufeff${plain}`, plain.replace("three", "th\u00adr\u200bee")]) {
    expect(compiled(other).html.replaceAll("\r", "")).toBe(compiled(plain).html);
    expect(compiled(other).mistakes).toEqual([]);
  }
});

test("another site does not learn where a visitor comes from", () => {
  const rel = 'rel="noopener noreferrer"';
  expect(htmlOf("See https://web.dev/a.")).toBe(`<p>See <a href="https://web.dev/a" ${rel}>https://web.dev/a</a>.</p>`);
});

test("code has colors, a copy button, and its caption or language", () => {
  expect(htmlOf('~~~typescript In a.ts\nconst a = "<b>";\n  // c\n~~~')).toBe(
    '<figure class="code"><figcaption>In a.ts</figcaption><span role="status"></span>' +
      '<button class="react-only" type="button">Copy</button>' +
      '<pre tabindex="0"><code class="hljs language-typescript"><span class="hljs-keyword">const</span> a = ' +
      '<span class="hljs-string">"&lt;b>"</span>;\n  <span class="hljs-comment">// c</span>\n</code></pre></figure>',
  );
  expect(htmlOf("~~~bash\nls\n~~~")).toContain('<figure class="code" data-language="bash">');
});

test("a table has a name, headings and alignment", () => {
  const { html } = bodyOf(`**Days**\n\n${table("| Build | **198** |", "| | 134 |")}`);
  expect(html.replaceAll("\n", "")).toContain(
    '<figure class="titled"><figcaption>Days</figcaption>' +
      '<section class="scroll" tabindex="0" aria-label="Days"><table aria-label="Days">' +
      '<thead><tr><th scope="col">A</th><th scope="col" class="right">B</th></tr></thead>' +
      '<tbody><tr><th scope="row">Build</th><td class="right"><strong>198</strong></td></tr>' +
      '<tr><td></td><td class="right">134</td></tr></tbody></table></section></figure>',
  );
  expect(htmlOf(`The days:\n\n${table("| a | 1 |")}`)).toMatch(/^<p>The days:.*<table aria-label="The days:">/s);
  expect(htmlOf(table("| a | 1 |"))).toContain('<section class="scroll" tabindex="0" aria-label="One">');
});

test("a chart has a drawing and a table", () => {
  const { html } = bodyOf(chart("| May | 1,240 ms |", "| June | 620 ms |"));
  expect(html).toContain('<th scope="row">May</th>\n<td class="right">1,240 ms</td>');
  expect(html).toMatch(/<text [^>]*>620 ms<\/text>/);
  expect(html).toMatch(/<div aria-hidden="true">(?:(?!<table).)*<\/div><div class="sr-only"><table/);
});

test.for([
  ["0", "0"],
  ["0.003", "0.0041"],
  ["7", "1,234,567"],
])("a chart of %j stays inside its frame", (values) => {
  const html = htmlOf(chart(...values.map((value) => `| a | ${value} |`)));
  expect(html).not.toMatch(/NaN|Infinity|undefined/);
  const heights = [...html.matchAll(/ y[12]="([\d.]+)em"/g)].map(([, height]) => Number(height));
  expect(heights.length).toBeGreaterThan(4);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(0.8);
  expect(Math.max(...heights)).toBeLessThanOrEqual(15.8);
});

test("HTML has no styles or scripts, and references have a target", () => {
  expect(whole.mistakes).toEqual([]);
  expect(whole.html).not.toMatch(/\bstyle=|<script|\bon\w+=|undefined|\[object/);
  const ids = [...whole.html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  const references = [...whole.html.matchAll(/ href="#([^"]*)"/g)];
  expect(references.length).toBeGreaterThan(4);
  for (const [, id] of references) expect(ids).toContain(id);
});

test("the search has the whole text, and its words are counted", () => {
  expect(whole.sections[2]?.text).toMatch(
    /^What each way costs in three years, in days of work · Way · First version · /,
  );
  const minutes = (count: number) => bodyOf(`${"word ".repeat(count - 1)}end`).minutes;
  expect([1, 300, 340, 660].map(minutes)).toEqual([1, 1, 2, 3]);
});

test("two headings with the same words get two ids, and smaller ones leave no level out", () => {
  const { sections, html } = compiled(
    "## Results\n#### Costs\n##### Results\n## Results\n### Costs\n### Footnote label\n## Results 2\nText.",
  );
  expect(sections.map(({ id, smaller }) => [id, smaller])).toEqual([
    ["results", ["costs", "results-3"]],
    ["results-2", ["costs-2", "footnote-label-2"]],
    ["results-2-2", []],
  ]);
  expect(html).toContain('<h3 id="costs">Costs</h3><h4 id="results-3">Results</h4>');
});

test("a quotation has its words and then its name", () => {
  const quoted = '<figure class="quote"><blockquote><p>To be\nor <em>not</em></p></blockquote>';
  for (const text of [
    "> To be\n> or *not*\n> — W.",
    "> To be\n> or *not*  \n> — W.",
    "> To be\n> or *not*\n>\n> — W.",
  ]) {
    expect(htmlOf(text).replaceAll(/<br>|\n(?=<)|(?<=>)\n/g, "")).toBe(
      `${quoted}<figcaption>— W.</figcaption></figure>`,
    );
  }
  expect(htmlOf("> One — two\n> three")).toMatch(/^<blockquote>\s*<p>One — two\nthree<\/p>\s*<\/blockquote>$/);
});

test("notes are numbered through the article, in a list whose links lead both ways", () => {
  const { html, sections } = compiled(
    "## One\n\nA[^1], b[^x] and again[^1].\n\n## Two\n\nC[^c], d[^d], and as before[^1].\n\n" +
      "[^1]: Of a.\n[^x]: Of b.\n[^c]: Of c.\n[^d]: Of d.",
  );
  const marks = [...html.matchAll(/<a href="#([^"]+)" id="([^"]+)" data-footnote-ref[^>]*>(\d+)<\/a>/g)];
  expect(marks.map(([, , , number]) => number)).toEqual(["1", "2", "1", "3", "4", "1"]);
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const notes = html.slice(html.indexOf('id="footnote-label">Notes<'));
  for (const [, note, mark] of marks) {
    expect(notes).toContain(`<li id="${note}">`);
    expect(notes).toContain(`href="#${mark}"`);
  }
  expect(notes).toContain('aria-label="Back to reference 1-2"');
  expect(sections.map((section) => section.text)).toEqual([
    "A, b and again. Of a. Of b.",
    "C, d, and as before. Of c. Of d.",
  ]);
});

test("a picture has its proportions, several widths and its caption", () => {
  const { html, pictures } = bodyOf('![A screen](a-screen "What one sees")\n![A phone][1]\n\n[1]: a-phone');
  expect(html).toMatch(/<picture><source type="image\/avif" srcset="\/images\/articles\/a-screen-480\.avif 480w, /);
  expect(html).toMatch(
    /a-screen-1200\.webp" alt="A screen" width="1600" height="900" loading="lazy"[^>]*><\/picture><figcaption>What one sees</,
  );
  expect(html).toMatch(/alt="A phone" width="900" height="1800" [^>]*class="tall"/);
  expect(pictures.map(({ name, line }) => [name, line])).toEqual([
    ["a-screen", 3],
    ["a-phone", 4],
  ]);
});

test("boxes have names, and addresses without a scheme are links", () => {
  const { html } = bodyOf("- [x] Sent\n- [ ] Paid\n\nSee www.example.com");
  expect(html).toContain('<input type="checkbox" checked disabled aria-label="Done"> Sent');
  expect(html).toContain('<a href="https://www.example.com" rel="noopener noreferrer">www.example.com</a>');
});

test.for(["5 * 3 * 4", "snake_case and a_b_c", "[draft] of [1]", "R&D; AT&T", "2 \\* 3, \\`no\\` \\[a\\]\\(b\\)"])(
  "%s is text",
  isText,
);

test.for([
  ...["At\n-5 °C or\n-7 °C", "> Buy:\n> - tea\n> - salt", "[1] (or 2)", "~~~~md\n~~~bash\nls\n~~~\n~~~~"],
  ...["`/robots.txt` tells crawlers what to leave.", "In ![a screen](a-screen) a line", "[above](#one)"],
  ...["```bash\nls\n```", table("| 1 |")],
])("%j is meant so", isText);

function isText(text: string): void {
  expect(bodyOf(text).mistakes).toEqual([]);
}

test("a picture within a line of words is shown", () => {
  expect(htmlOf("In ![a screen](a-screen) a line")).toMatch(
    /^<p>In <picture>.*<img [^>]*alt="a screen".*<\/picture> a line</,
  );
});

const AN_ADDRESS = 'but an address begins with "/", "#", "https://", "mailto:" or "tel:".';

const ERRORS: [text: string, message: string | RegExp][] = [
  ["[a](javascript:x)", `links to "javascript:x", ${AN_ADDRESS}`],
  ["[a](JavaScript:x)", `links to "JavaScript:x", ${AN_ADDRESS}`],
  ["[a](https:/b.com)", `links to "https:/b.com", ${AN_ADDRESS}`],
  ["[a](services)", `links to "services", ${AN_ADDRESS}`],
  ["a <b>c", "has HTML (<b>), which does not work here: write Markdown."],
  ["<!-- a remark -->", "has HTML (<!-- a remark -->), which does not work here: write Markdown."],
  ["# Two", 'has a "# heading": "##" begins a section, and the title is in the .ts file.'],
  ["## ", "has a section whose heading has no words."],
  ["![](a-screen)", 'has a picture without words: write what is seen into the brackets of "![]".'],
  [table("| a | 1 | 2 |"), 'has a row of 3 cells in a table of 2: a "|" in words is "\\|".'],
  ["One.[^1]\n\n~~~bash\nls\n\n[^1]: Two.", /^has code that does not end/],
  ["~~~bash\nls\n\nTwo\n\n~~~css\na {}\n~~~", /^has code that does not end/],
  ["````bash\nls\n```", 'has code that does not end: put a line of "````" below it.'],
  ["[^1]: two", 'has a note "[^1]" that would not be shown: put its mark "[^1]" once into the text.'],
  ["a[^1]\n\n[^1]: two\n\n[^1]: three", /^has a note "\[\^1\]" that would not be shown/],
  [chart("| a | 1 |"), /^has a chart that cannot be drawn: its table needs one to three columns/],
  [chart("| a | 1 |", "| b | – |"), 'has a chart with "–" where a number from zero up must be.'],
  ["~~~chart\nNo table\n~~~", /^has a chart that cannot be drawn/],
  ["A caf\ufffd", /^has letters that are not UTF-8/],
];

const NOTES: [text: string, message: string][] = [
  ["a **bold", 'shows "**": close what it opens, or write "\\*\\*".'],
  ["a `code", 'shows "`": close what it opens, or write "\\`".'],
  ["[a](https://b c)", 'shows "](": close what it opens, or write "\\]\\(".'],
  ["[a][1]", 'shows "][": close what it opens, or write "\\]\\[".'],
  ["> [!NOTE]\n> Two.", 'shows "[!NOTE]": begin the quotation with a bold word instead.'],
  ["• one", 'has "•": begin each item of a list with "- ".'],
  ["[a](http://b.com)", `links to "http://b.com", ${AN_ADDRESS}`],
  ["Two\n---", 'has words over "---" or "===", which makes them the heading of a section.'],
  ["> ## Two", 'has a "##" within a quotation or a list, which begins no section.'],
  ["![a](Screen Shot 2024.png)", 'shows no picture, because "Screen Shot 2024.png" has a space.'],
  ["[the notebook] (/blogs)", 'shows "] (": delete the space between the brackets.'],
  ["[a] (https://b.com)", 'shows "] (": delete the space between the brackets.'],
  ["Steps:\n-Open\n-Close", 'has "-Open" without a space: begin each item of a list with "- ".'],
  ["1.Open\n2.**Close**", 'has "1.Open" without a space: begin each item of a list with "1. ".'],
  ["> Yes.\n> - Rabia", 'ends a quotation with "- Rabia": write a name below it as "— Rabia".'],
  ["> Yes.\n> -- Rabia", 'ends a quotation with "-- Rabia": write a name below it as "— Rabia".'],
  ["one[^1]", 'has "[^1]" without its note: write "[^1]: The note." on a line of its own.'],
  ["~~~tsql\na\n~~~", 'has code in "tsql", which has no colors: write "text" for none.'],
  ["## One", 'has the heading "One" again: the list of contents shows both.'],
  ["a\u202eb", "has U+202E, which nobody sees: delete it."],
];

for (const [kind, isError, mistakes] of [
  ["an error", true, ERRORS],
  ["a note", false, NOTES],
] as const) {
  test.for(mistakes)(`names as ${kind}: %s`, ([text, message]) => {
    const expected = typeof message === "string" ? message : expect.stringMatching(message);
    expect(bodyOf(text).mistakes).toContainEqual(expect.objectContaining({ message: expected, isError }));
  });
}

test.for([
  ["Words.\n\n## One\n\nMore.", 1, /^has words before the first "## heading"/],
  ["Only words.", 1, /^has words before the first "## heading"/],
  ["", 1, /^is empty/],
] as const)("%j has words that belong to no section", ([source, line, message]) => {
  expect(compiled(source).mistakes).toEqual([{ line, message: expect.stringMatching(message), isError: true }]);
});

test("mistakes and links have their line in the file", () => {
  const { mistakes, links } = compiled("## One\n\n[a](/b)\n\nTwo:\n\n- one\n- [c](/d) **3\n  and\n  **4\n\n# Five\n");
  expect(links).toEqual([
    { line: 3, href: "/b" },
    { line: 8, href: "/d" },
  ]);
  expect(mistakes.map(({ line }) => line).toSorted((a, b) => a - b)).toEqual([8, 10, 12]);
});
