import { expect, test } from "vitest";
import { siteOrigin } from "#content/site.ts";
import { answerMarkdown } from "#workers/pages/markdown-version.ts";

/** @returns The Markdown version of a page with this <main>, without its last lines, which name the page. */
async function markdownOf(main: string, head = ""): Promise<string | undefined> {
  const html = `<!DOCTYPE html><html><head>${head}</head><body><p>The frame.</p><main>${main}</main></body></html>`;
  const page = new Response(html, { headers: { "Content-Type": "text/html; charset=utf-8" } });
  const answer = await answerMarkdown(new Request(`${siteOrigin}/a-page.md`), async () => page);
  const text = await answer?.text();
  expect(text?.endsWith(`\n---\n\nSource: <${siteOrigin}/a-page>\n`) ?? true).toBe(true);
  return text?.split("\n---\n")[0];
}

test("escapes what would be markup and leaves ordinary text alone", async () => {
  expect(await markdownOf("<p>2 * 3 &lt; 7_000 [draft] `x` &amp;amp; &lt;b&gt;</p>")).toBe(
    "2 \\* 3 < 7_000 \\[draft] \\`x\\` \\&amp; \\<b>\n",
  );
  expect(await markdownOf("<p>It&#x27;s fast, e-commerce (24/7), 50% #1 + more.</p>")).toBe(
    "It's fast, e-commerce (24/7), 50% #1 + more.\n",
  );
});

test("a paragraph never becomes a heading, a list or a rule by accident", async () => {
  expect(await markdownOf("<p># no heading</p><p>- no list</p><p>1. nor this</p><p>---</p><p>2+ years</p>")).toBe(
    "\\# no heading\n\n\\- no list\n\n1\\. nor this\n\n\\---\n\n2+ years\n",
  );
});

// Headings, paragraphs and links: test/formats/markdown-version.test.ts.
test("converts lists, pictures, code, quotes and tables", async () => {
  expect(await markdownOf("<ol><li>One</li><li>Two</li></ol>")).toBe("1. One\n2. Two\n");
  expect(await markdownOf("<ul><li><h2>Email</h2>Write</li></ul>")).toBe("- ## Email\n\n  Write\n");
  expect(await markdownOf('<img src="/images/a.webp" alt="A star">')).toBe(`![A star](${siteOrigin}/images/a.webp)\n`);
  expect(await markdownOf("<pre><code>a &lt; b</code></pre><blockquote><p>Said.</p></blockquote>")).toBe(
    "```\na < b\n```\n\n> Said.\n",
  );
  const head = '<tr><th>Part</th><th class="right">Days</th></tr>';
  expect(await markdownOf(`<table>${head}<tr><td>1 | 2</td><td class="right">8</td></tr></table>`)).toBe(
    "| Part   | Days |\n| ------ | ---: |\n| 1 \\| 2 |    8 |\n",
  );
});

test.for([
  '<nav><a href="/">Home</a></nav>',
  "<form><label>Name<input></label><button>Send</button></form>",
  '<svg><path d="M0 0"></path><text>drawn</text></svg>',
  '<div aria-hidden="true"><p>ornament <b>bold</b></p></div>',
  "<div hidden><p>later</p></div>",
  "<div data-nosnippet><p>Share this</p></div>",
  "<dialog><p>closed</p></dialog>",
  '<a href="#site:top">Back to top</a>',
  '<img src="/a.webp" alt="">',
])("leaves out %s and keeps the text around it", async (part) => {
  expect(await markdownOf(`<p>Before</p>${part}<p>After</p>`)).toBe("Before\n\nAfter\n");
});

test("noindex pages and responses other than pages have no Markdown version", async () => {
  expect(await markdownOf("<p>Hello</p>")).toBe("Hello\n");
  expect(await markdownOf("<p>Hello</p>", '<meta name="robots" content="noindex">')).toBeUndefined();
  const asked = new Request(`${siteOrigin}/a-page.md`);
  const html = { "Content-Type": "text/html" };
  expect(await answerMarkdown(asked, async () => new Response("", { status: 404, headers: html }))).toBeUndefined();
  expect(await answerMarkdown(asked, async () => Response.json({}))).toBeUndefined();
  expect(await answerMarkdown(new Request(`${siteOrigin}/a-page`), () => Promise.reject())).toBeUndefined();
});
