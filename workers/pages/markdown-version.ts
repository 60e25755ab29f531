import { pagePathOfTwin } from "../../app/discovery/markdown-path";
import { markdownTwin } from "../../app/discovery/twins";
import { today } from "../../app/lib/dates";

/**
 * The Markdown twin of a page: `/about-us.md`. In: a GET, as all that is kept is asked for. Out: undefined
 * when it is not for the twin of a page that exists. React Router's paths can't end in ".md" after a parameter, so
 * twins are answered here. They name the page as the one to index.
 */
export function answerTwin({ url }: Request): Response | undefined {
  const path = pagePathOfTwin(new URL(url).pathname);
  const twin = path === undefined ? undefined : markdownTwin(path, today());
  if (!twin) return undefined;
  return new Response(twin.text, {
    headers: { "Content-Type": "text/markdown; charset=utf-8", Link: `<${twin.source}>; rel="canonical"` },
  });
}
