import { type MouseEvent, useMemo } from "react";
import { useNavigate } from "react-router";
import { copy, useIsReady } from "#app/visitor/copy-button.tsx";
// biome-ignore lint/style/noRestrictedImports: only the address of a file of its own
import partsUrl from "./article-parts.css?url";

/** What needs article-parts.css. */
const PARTS = /<(blockquote|figure class="picture"|h3|hr|input|sup)[ >]/;

/** The compiled text of an article. Its links use the router, and its buttons copy code, once React has started. */
export function ArticleText({ html }: { html: string }) {
  const navigate = useNavigate();
  const isReady = useIsReady();
  // With a new object React would replace the HTML, and with it what the visitor has selected.
  const inner = useMemo(() => ({ __html: html }), [html]);

  function onClick(event: MouseEvent) {
    copyCode(event.target as Element);
    const path = pathToNavigate(event);
    if (path === undefined) return;
    event.preventDefault();
    void navigate(path, { viewTransition: true });
  }

  return (
    <>
      {/* Above the text, whose parts it styles, and not in the head: the headline does not wait for it. */}
      {PARTS.test(html) && <link rel="stylesheet" href={partsUrl} />}
      {/* biome-ignore-start lint/a11y/useKeyWithClickEvents: Enter on a link is a click too */}
      {/* biome-ignore-start lint/a11y/noStaticElementInteractions: visitors click the links inside */}
      {/* biome-ignore-start lint/security/noDangerouslySetInnerHtml: the build made it (scripts/content/article-text/) */}
      <div
        className="article-text"
        data-copies={isReady || undefined}
        onClick={onClick}
        dangerouslySetInnerHTML={inner}
      />
      {/* biome-ignore-end lint/security/noDangerouslySetInnerHtml: as above */}
      {/* biome-ignore-end lint/a11y/noStaticElementInteractions: as above */}
      {/* biome-ignore-end lint/a11y/useKeyWithClickEvents: as above */}
    </>
  );
}

/** Copies the code beside a pressed button, and reports in the status beside it. */
function copyCode(target: Element): void {
  const figure = target.closest("button[data-copy]")?.parentElement;
  const status = figure?.querySelector("[role=status]");
  const code = figure?.querySelector("pre")?.textContent;
  if (!status || !code) return;
  void copy(code.trimEnd(), (outcome) => {
    status.textContent = outcome;
  });
}

/** @returns undefined unless the click is a plain click on a link to another page of the site. Files are not pages. */
function pathToNavigate(event: MouseEvent): string | undefined {
  const link = (event.target as Element).closest("a");
  const isOrdinary = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !isOrdinary || link.origin !== location.origin) return undefined;
  if (link.getAttribute("href")?.startsWith("#") || link.pathname.includes(".")) return undefined;
  return link.pathname + link.search + link.hash;
}
