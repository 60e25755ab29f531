import { globSync, readFileSync } from "node:fs";
import { HtmlValidate } from "html-validate";
import { expect, inject, test } from "vitest";
import { compile } from "#scripts/content/article-text/compile.ts";
import { articleMarkdown } from "#test/fixtures/article.ts";
import { visitedArticles, visitedPages } from "#test/published.ts";
import { decode, tags, visit } from "./built-site.ts";

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended", "html-validate:standard", "html-validate:a11y"],
  rules: {
    // React renders camelCase attributes, empty values and "/>".
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "void-style": "off",
    // Titles end with the company's name, which may be long.
    "long-title": "off",
    // CSS keeps phone numbers on one line, so that copied numbers have ordinary spaces.
    "tel-non-breaking": "off",
    // Lists have accessible names too, such as "Tags".
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
  },
});

const OTHER_SCREENS = ["/search", "/search?q=development", "/search?q=zzzz", "/no-such-page", "/blogs/no-such-article"];

async function validationErrors(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  const errors = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector}`),
  );
  // Errors of W3C's checker that html-validate does not find.
  const sources = html.match(/<source\b(?![^>]* sizes=)[^>]*>/gi) ?? [];
  const [, ...focused] = html.match(/<[^>]* autofocus=[^>]*>/gi) ?? [];
  return [
    ...errors,
    ...sources.map((source) => `a source needs sizes: ${source}`),
    ...focused.map((field) => `only one element may have autofocus: ${field}`),
  ];
}

const NUMBER = String.raw`[+-]?(?:\d*\.)?\d+(?:e[+-]?\d+)?`;
const SEPARATOR = String.raw`(?:\s+,?\s*|,\s*)`;

/**
 * Grammars of SVG 2, sections 8.2 and 10.5. Chromium and WebKit accept viewBox="0-25 9 9", but Firefox ignores it.
 * Mistakes in paths are errors in Chromium's console.
 */
const GRAMMARS = {
  viewBox: new RegExp(String.raw`^\s*${NUMBER}(?:${SEPARATOR}${NUMBER}){3}\s*$`, "i"),
  points: new RegExp(String.raw`^\s*(?:${NUMBER}${SEPARATOR}${NUMBER}(?:${SEPARATOR}|\s*$))+$`, "i"),
};

/** @returns the SVG attributes that do not match their grammar */
function invalidSvgAttributes(text: string): string[] {
  const found = [...text.matchAll(/\s(viewBox|points)=(["'])(.*?)\2/gs)];
  return found
    .filter(([, name, , value = ""]) => !GRAMMARS[name as keyof typeof GRAMMARS].test(decode(value)))
    .map(([attribute]) => attribute);
}

test.for([...visitedPages.map(({ path }) => path), ...OTHER_SCREENS])(
  "%s is valid HTML with valid SVG",
  async (path) => {
    const html = await (await visit(path)).text();
    expect(await validationErrors(html)).toEqual([]);
    expect(invalidSvgAttributes(html)).toEqual([]);
    // Nested sections have a label instead of a heading of their own.
    const sections = html.split(/<section(?![^>]*aria-label)/).slice(1);
    const lacksHeading = "a section starts with h3: give its <Section> a heading";
    expect(
      sections.map((section) => /<h[1-6]/.exec(section)?.[0]),
      lacksHeading,
    ).not.toContain("<h3");
  },
);

test("only the contact form posts: the newsletter form sends nothing (specification, section 5)", async () => {
  const html = await (await visit("/contact-us")).text();
  const posting = tags(html, "form").filter(({ method }) => method === "post");
  expect(posting).toMatchObject([{ action: "/contact-us", "aria-labelledby": "contact-form-heading" }]);
  const [newsletter] = tags(html, "form").filter((form) => form["aria-label"] === "Newsletter");
  expect(newsletter).toMatchObject({ method: "dialog", noValidate: "" });
  expect(html).not.toMatch(/formaction/i);
});

test("every SVG file is valid", () => {
  const files = globSync("build/client/**/*.svg");
  expect(files.filter((file) => invalidSvgAttributes(readFileSync(file, "utf8")).length > 0)).toEqual([]);
  const wrong = [' viewBox="0-25 9 9"', ' viewBox="0 0 9"', ' points="1-2 3,4"', ' points="1 2 3"'];
  expect(invalidSvgAttributes(`${wrong.join("")} viewBox="0,0 , 9.5 1e3" points="1,-2 3,.4"`)).toEqual(wrong);
});

test("a refused form is valid HTML", async () => {
  const headers = { "Content-Type": "application/x-www-form-urlencoded", Origin: inject("builtSite") };
  const response = await visit("/contact-us", { method: "POST", headers, body: "name=&email=x" });
  expect(response.status).toBe(422);
  expect(await validationErrors(await response.text())).toEqual([]);
});

test("an article with every Markdown feature is valid HTML", async () => {
  const page = await (await visit(visitedArticles[0]?.url ?? "")).text();
  const { html } = compile(articleMarkdown, new Map()).text;
  const changed = page.replace(/(?<=<div class="article-text">).*(?=<\/div><ul aria-label="Tags")/s, () => html);
  expect(changed).toContain(html);
  expect(await validationErrors(changed)).toEqual([]);
});
