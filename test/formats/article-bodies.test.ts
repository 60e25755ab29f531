import { expect, test } from "vitest";
import { bodyPath } from "../../app/articles/article-body.ts";
import { published } from "../published.ts";
import { visit } from "./built-site.ts";

// Requested from Node, so that files come before the Worker, as for visitors.

const [article] = published.articles;
if (!article) throw new Error("This test needs an article");
const path = bodyPath(article.url);

test.for([
  path,
  `${path}?a=1`,
  path.replace(".json", ""),
  path.replace(".json", ".json.md"),
  path.replace("/article-", "/%61rticle-"),
  path.replace("-bodies/", "-bodies%2F"),
  path.replace("/article", "//article"),
  path.replace("bodies/", "bodies//"),
  path.replace("bodies/", "bodies/./"),
  path.replace("/article", "/images/../article"),
  path.replace("/article-bodies", "/Article-Bodies"),
])("visitors cannot load the body of an article at %s", async (spelling) => {
  let [address, redirects] = [spelling, 0];
  let response = await visit(address);
  for (; response.headers.has("Location") && redirects < 3; redirects += 1) {
    address = response.headers.get("Location") ?? "";
    response = await visit(address);
  }
  expect(response.status).toBe(404);
  const text = await response.text();
  expect(text).not.toContain("feedHtml");
  expect(text).not.toContain(article.content[0]?.heading);
});
