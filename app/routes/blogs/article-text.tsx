import { type MouseEvent, useMemo } from "react";
import { copy } from "#app/visitor/copy-button.tsx";
// biome-ignore lint/style/noRestrictedImports: only the address of a file of its own
import partsUrl from "./article-parts.css?url";

/** The compiled text of an article. Its buttons copy code once React has started. */
export function ArticleText({ html }: { html: string }) {
  // With a new object React would replace the HTML, and with it what the visitor has selected.
  const inner = useMemo(() => ({ __html: html }), [html]);

  return (
    <>
      {/* Above the text, whose parts it styles, and not in the head: the headline does not wait for it. */}
      <link rel="stylesheet" href={partsUrl} />
      {/* biome-ignore-start lint/a11y/useKeyWithClickEvents: Enter on a button is a click too */}
      {/* biome-ignore-start lint/a11y/noStaticElementInteractions: visitors click the buttons inside */}
      {/* biome-ignore-start lint/security/noDangerouslySetInnerHtml: the build made it (scripts/content/article-text/) */}
      <div className="article-text" onClick={copyCode} dangerouslySetInnerHTML={inner} />
      {/* biome-ignore-end lint/security/noDangerouslySetInnerHtml: as above */}
      {/* biome-ignore-end lint/a11y/noStaticElementInteractions: as above */}
      {/* biome-ignore-end lint/a11y/useKeyWithClickEvents: as above */}
    </>
  );
}

/** Copies the code beside a pressed button, and reports in the status beside it. */
function copyCode({ target }: MouseEvent): void {
  const figure = (target as Element).closest("button")?.parentElement;
  const status = figure?.querySelector("[role=status]");
  const code = figure?.querySelector("pre")?.textContent;
  if (!status || !code) return;
  void copy(code.trimEnd(), (outcome) => {
    status.textContent = outcome;
  });
}
