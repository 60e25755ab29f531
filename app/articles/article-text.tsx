import { type MouseEvent, useMemo } from "react";
import { useNavigate } from "react-router";
import type { ArticleBody } from "./article-body.ts";

/** The text of an article as it was made at build time. Its links go through the router once React has started. */
export function ArticleText({ body: { html }, styles }: { body: Pick<ArticleBody, "html">; styles: string }) {
  const navigate = useNavigate();
  // A new object would make React set the HTML anew: an open picture would close.
  const inner = useMemo(() => ({ __html: html }), [html]);

  function follow(event: MouseEvent) {
    const path = pathToNavigate(event);
    if (path === undefined) return;
    event.preventDefault();
    navigate(path, { viewTransition: true });
  }

  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, and quotes would be escaped */}
      <style dangerouslySetInnerHTML={{ __html: styles }} />
      {/* biome-ignore-start lint/a11y/useKeyWithClickEvents: Enter on a link is a click too */}
      {/* biome-ignore-start lint/a11y/noStaticElementInteractions: the links within are what is clicked */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made by hast-util-to-html of data (body/), at build time */}
      <div className="article-text" onClick={follow} dangerouslySetInnerHTML={inner} />
      {/* biome-ignore-end lint/a11y/noStaticElementInteractions: as above */}
      {/* biome-ignore-end lint/a11y/useKeyWithClickEvents: as above */}
    </>
  );
}

/** What a click leads to when it is an ordinary one on a link to another page of the site, and no file. */
function pathToNavigate(event: MouseEvent): string | undefined {
  const link = (event.target as Element).closest("a");
  const isOrdinary = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !isOrdinary || link.origin !== location.origin) return undefined;
  if (link.getAttribute("href")?.startsWith("#") || link.pathname.includes(".")) return undefined;
  return link.pathname + link.search + link.hash;
}
