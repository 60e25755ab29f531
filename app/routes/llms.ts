import { llmsTxt } from "~/discovery/llms";
import { sitePages } from "~/discovery/site-pages";
import { publishedEntries } from "~/lib/entries";
import { homePage } from "~content/home";
import { companyName, siteOrigin } from "~content/site";

export function loader() {
  const text = llmsTxt({
    pages: sitePages(publishedEntries()),
    origin: siteOrigin,
    name: companyName,
    summary: homePage.description,
  });
  return new Response(text, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
