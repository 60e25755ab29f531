import { HtmlValidate } from "html-validate";
import { expect, test } from "vitest";
import { compileBody } from "#scripts/content/article-text/compile-body.ts";
import { visitedArticles, visitedPages } from "#test/published.ts";
import { sampleArticle } from "#test/sample-article.ts";
import { visit } from "./built-site.ts";

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended", "html-validate:standard", "html-validate:a11y"],
  rules: {
    // React's spelling: camelCase attributes, empty values, "/>".
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "void-style": "off",
    // A title ends with the company's name, which may be long.
    "long-title": "off",
    // A class keeps phone numbers on one line, and a copied number has ordinary spaces.
    "tel-non-breaking": "off",
    // Lists have names too: "Tags".
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
  },
});

const OTHER_SCREENS = ["/search", "/search?q=development", "/search?q=zzzz", "/no-such-page", "/blogs/no-such-article"];

async function mistakesIn(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) => messages.map((one) => `${one.ruleId}: ${one.message} ${one.selector}`));
}

test.for([...visitedPages.map(({ path }) => path), ...OTHER_SCREENS])("%s is valid HTML", async (path) => {
  expect(await mistakesIn(await (await visit(path)).text())).toEqual([]);
});

test("a refused form is valid HTML", async () => {
  const headers = { "Content-Type": "application/x-www-form-urlencoded", Origin: "http://localhost" };
  const response = await visit("/contact-us", { method: "POST", headers, body: "name=&email=x" });
  expect(response.status).toBe(422);
  expect(await mistakesIn(await response.text())).toEqual([]);
});

test("an article with all that Markdown may have is valid HTML", async () => {
  const page = await (await visit(visitedArticles[0]?.url ?? "")).text();
  const { html } = compileBody(sampleArticle);
  const changed = page.replace(/(?<=<div class="article-text">).*(?=<\/div><\/div><ul aria-label="Tags")/s, () => html);
  expect(changed).toContain(html);
  expect(await mistakesIn(changed)).toEqual([]);
});
