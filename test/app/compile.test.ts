import { expect, test } from "vitest";
import { compile } from "#scripts/content/article-text/compile.ts";
import { ARTICLE_PICTURES, articleMarkdown } from "#test/fixtures/article.ts";

const SIZE = { width: 1600, height: 900 };
const SIZES = new Map(["a-screen", "a-plan", "a-plan-dark"].map((name) => [name, SIZE]));

function compiled(markdown: string) {
  const { text, ...others } = compile(markdown, SIZES);
  return { ...text, ...others };
}

/** @returns the HTML of a section without its heading */
function htmlOf(markdown: string): string {
  const { html } = compiled(`## One\n\n${markdown}`);
  return /aria-label="Link to this section: One"><\/a>\n(.*)<\/section>/s.exec(html)?.[1] ?? "";
}

const table = (...rows: string[]) => ["| A | B |", "| --- | --: |", ...rows].join("\n");

test("a section has its heading, an anchor link, and an id without the heading's markup", () => {
  const { html, sections } = compiled('## The `fetch` of *a* < b & "c"\n\nText.\n\n### Smaller\n\n## Next');
  const id = "the-fetch-of-a--b--c";
  expect(html).toBe(
    `<section><h2 id="${id}">The <code>fetch</code> of <em>a</em> &#x3C; b &#x26; "c"</h2>` +
      `<a class="anchor" href="#${id}" aria-label="Link to this section: The fetch of a < b &#x26; &#x22;c&#x22;"></a>\n` +
      '<p>Text.</p>\n<h3 id="smaller">Smaller</h3>\n</section>' +
      '<section><h2 id="next">Next</h2><a class="anchor" href="#next" aria-label="Link to this section: Next"></a></section>',
  );
  expect(sections).toEqual([
    { id, heading: 'The fetch of a < b & "c"', text: "Text. Smaller" },
    { id: "next", heading: "Next", text: "" },
  ]);
});

test("equal headings get unique ids", () => {
  const { sections } = compiled("## Results\n## Results");
  expect(sections.map(({ id }) => id)).toEqual(["results", "results-1"]);
});

test("CRLF, a byte order mark and invisible characters do not change the HTML", () => {
  const plain = "## One\n\nTwo\nthree.\n\n- a\n- b\n";
  for (const other of [plain.replaceAll("\n", "\r\n"), `\ufeff${plain}`, plain.replace("three", "th\u00adr\u200bee")]) {
    expect(compiled(other).html.replaceAll("\r", "")).toBe(compiled(plain).html);
  }
});

test("a no-break space after a heading or list marker counts as a space", () => {
  const { html } = compiled("##\u00a0One\n\n-\u00a0a 5\u00a0%\n1.\u00a0b\n\n>\u00a0#### c");
  expect(html).toMatch(/<h2 [^>]*>One<.*<ul>\n<li>a 5\u00a0%<.*<ol>\n<li>b</s);
});

test("the reading time counts words of headings and text", () => {
  const minutes = (count: number) => compiled(`## One\n\n${"word ".repeat(count - 1)}`).minutes;
  expect([1, 300, 340, 660].map(minutes)).toEqual([1, 1, 2, 3]);
});

test("code gets syntax highlighting, a copy button, and a caption or its language", () => {
  expect(htmlOf('~~~typescript In a.ts\nconst a = "<b>";\n~~~')).toBe(
    '<figure class="code"><figcaption>In a.ts</figcaption><span role="status"></span>' +
      '<button class="hydrated-only" type="button">Copy</button>' +
      '<pre tabindex="0"><code class="hljs language-typescript"><span class="hljs-keyword">const</span> a = ' +
      '<span class="hljs-string">"&#x3C;b>"</span>;\n</code></pre></figure>',
  );
  expect(htmlOf("~~~bash\nls\n~~~")).toContain('<figure class="code" data-language="bash">');
  expect(compiled("## One\n\n~~~unheard-of\nls\n~~~").mistakes).toEqual([]);
});

test("a table is scrollable, and a bold paragraph above it is its caption and name", () => {
  expect(htmlOf(`**The *days***\n\n${table("| Build | **198** |")}`).replaceAll("\n", "")).toBe(
    '<p class="caption"><strong>The <em>days</em></strong></p>' +
      '<div class="scroll" role="group" tabindex="0" aria-label="The days"><table>' +
      '<thead><tr><th>A</th><th class="right">B</th></tr></thead>' +
      '<tbody><tr><td>Build</td><td class="right"><strong>198</strong></td></tr></tbody></table></div>',
  );
  expect(htmlOf(`The **days**:\n\n${table("| a | 1 |")}`)).toMatch(/^<p>The .*aria-label="Table"/s);
});

test.for(["MAILTO:a@b.pk", "Tel:+92510000000", "HTTPS://web.dev/", "#one", "/services"])("%s is a link", (href) => {
  expect(htmlOf(`[a](${href})`)).toContain(`href="${href}"`);
  expect(compiled(`## One\n\n[a](${href})`).mistakes).toEqual([]);
});

test("a picture keeps its aspect ratio, has several widths, and shows a caption if it is alone in a paragraph", () => {
  const { html, pictures } = compiled(
    '## One\n\n![A screen](a-screen "Orders")\n\nIn ![a screen][1] a line\n\n[1]: a-screen',
  );
  expect(html).toMatch(
    /<figure class="picture"><picture><source type="image\/avif" srcset="\/images\/articles\/a-screen-480\.avif 480w, [^"]*" sizes="[^"]*"><img src="\/images\/articles\/a-screen-1200\.webp" alt="A screen" width="1600" height="900" loading="lazy"><\/picture><figcaption>Orders<\/figcaption><\/figure>/,
  );
  expect(html).toMatch(/<p>In <picture>.*<img [^>]*alt="a screen"[^>]*><\/picture> a line<\/p>/);
  expect(pictures).toEqual([
    { name: "a-screen", line: 3 },
    { name: "a-screen", line: 5 },
  ]);
});

test("the dark theme shows the dark version of a picture", () => {
  const { html, pictures } = compiled('## One\n\n![A plan](a-plan "Two rooms")\n\nIn ![a plan](a-plan) a line');
  const version = (name: string, theme: string) =>
    `<picture><source [^>]*/${name}-480.avif 480w[^>]*><img src="[^"]*/${name}-1200.webp" alt="[aA] plan" class="${theme}-only"[^>]*></picture>`;
  const both = version("a-plan", "light") + version("a-plan-dark", "dark");
  expect(html).toMatch(new RegExp(`<figure class="picture">${both}<figcaption>Two rooms</figcaption></figure>`));
  expect(html).toMatch(new RegExp(`<p>In ${both} a line</p>`));
  expect(pictures.map(({ name }) => name)).toEqual(["a-plan", "a-plan-dark", "a-plan", "a-plan-dark"]);
});

test("external links send no referrer", () => {
  const rel = 'rel="noopener noreferrer"';
  expect(htmlOf("See https://web.dev/a.")).toContain(`<a href="https://web.dev/a" ${rel}>https://web.dev/a</a>.`);
});

test("an article with every Markdown feature compiles completely, and its links have targets", () => {
  const pictures = new Map(Object.values(ARTICLE_PICTURES).map((name) => [name, { width: 1600, height: 900 }]));
  const { text, mistakes } = compile(articleMarkdown, pictures);
  expect(mistakes).toEqual([]);
  expect(text.html).not.toMatch(/ style=|undefined|\[object/);
  for (const tag of ["blockquote", "h3", "h4", "hr", "del", "sup", "ol", "ul", "table", "picture"]) {
    expect(text.html).toMatch(new RegExp(`<${tag}[ >]`));
  }
  const ids = [...text.html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const references = [...text.html.matchAll(/ href="#([^"]*)"/g)];
  expect(references.length).toBeGreaterThan(10);
  for (const [, id] of references) expect(ids).toContain(id);
});

test.for([
  ["HTML", "a <b onclick=x>c</b>", 3, "contains HTML (<b onclick=x>), which is removed. Use Markdown."],
  ["a comment", "<!-- a remark -->", 3, "contains HTML (<!-- a remark -->), which is removed. Use Markdown."],
  ["a title", "Two\n\n# Three", 5, 'has a "# heading": "##" begins a section, and the title is in the .ts file.'],
  ["a task list", "- [x] a", 3, "has a task list: write a list without brackets."],
  ["a picture without alt text", "![](a-screen)", 3, /^has a picture without alt text/],
  ["an unknown picture", "![A phone](a-phone)", 3, /^shows "a-phone", but content\/images\/articles\/ has no such/],
  ["a script in a link", "- [a](javascript:x)", 3, /^links to "javascript:x", but a link begins with "\/"/],
  ["a script in capitals", "<JavaScript:x>", 3, /^links to "JavaScript:x"/],
  ["a script with a line break", "[a](java&#10;script:x)", 3, /^links to "java%0Ascript:x"/],
  ["a script in a footnote", "a[^1]\n\n[^1]: [b](vbscript:x)", 5, /^links to "vbscript:x"/],
  ["data in a definition", "[a][1]\n\n[1]: data:text/html,x", 3, /^links to "data:text\/html,x"/],
  ["a chart", "~~~chart\n| a |\n~~~", 3, /^has a diagram as code \(chart\), which pages do not draw: show a picture/],
  ["a diagram", "- ~~~mermaid\n  a --> b\n  ~~~", 3, /^has a diagram as code \(mermaid\)/],
  ["a heading without a space", "Words.\n##Two", 3, 'has a heading without a space: write "## Heading".'],
  ["a table with dashes", "| A | B |\n| — | — |\n| 1 | 2 |", 3, /^has a line of dashes that makes no table/],
  ["a table with too few columns", "> | A | B |\n> | --- |", 3, /^has a line of dashes that makes no table/],
  ["a table without pipes", "A     B\n----- --\n1     2", 4, /^has a line of dashes that makes no table/],
  ["an alert", "> [!NOTE]\n> Words.", 3, /^has an alert, whose name would be shown/],
  ["a path without a slash", "[a](services)", 3, /^links to "services"/],
] as const)("%s is reported with its line and left out of the page", ([, markdown, line, message]) => {
  const { mistakes, html } = compiled(`## One\n\n${markdown}`);
  expect(mistakes).toContainEqual({
    line,
    message: typeof message === "string" ? message : expect.stringMatching(message),
  });
  expect(html).not.toMatch(/<(b|script)\b|<!--|onclick|href="(?![#/])/i);
});

test("signs that look like marks are no mistakes", () => {
  const lines = ["#1 in a list – as ## says", "— said one", "\\##Two", "a | b", "Three\n---", "`##x`"];
  expect(lines.flatMap((line) => compiled(`## One\n\n${line}`).mistakes)).toEqual([]);
});

test.for(["Words.\n\n## One", "### Smaller\n\n## One", "Only words.", ""])(
  "text that does not begin with a section is reported: %j",
  (markdown) => {
    expect(compiled(markdown).mistakes).toEqual([
      { line: 1, message: expect.stringMatching(/^must begin with a "## heading"/) },
    ]);
  },
);
