import { today } from "../app/lib/dates";
import { pagePathOfTwin } from "../app/lib/twin-path";
import { markdownTwin } from "../app/lib/twins";

/**
 * The Markdown twin of a page: `/about-us.md`. In: a GET or HEAD; the guards have refused all others. Out: undefined
 * when it is not for the twin of a page that exists. React Router's paths can't end in ".md" after a parameter, so
 * twins are answered here. They name the page as the one to index.
 */
export function answerTwin({ method, url }: Request): Response | undefined {
  const path = pagePathOfTwin(new URL(url).pathname);
  const twin = path === undefined ? undefined : markdownTwin(path, today());
  if (!twin) return undefined;
  return new Response(method === "HEAD" ? null : twin.text, {
    headers: { "Content-Type": "text/markdown; charset=utf-8", Link: `<${twin.source}>; rel="canonical"` },
  });
}
