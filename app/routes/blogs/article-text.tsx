import { type MouseEvent, useMemo } from "react";
import { copy } from "#app/ui/copy-button.tsx";
import partsUrl from "./article-parts.css?url";

/** The compiled text of an article, with buttons that copy code after hydration. */
export function ArticleText({ html }: { html: string }) {
  // A new object would make React replace the HTML, which loses the visitor's selection.
  const inner = useMemo(() => ({ __html: html }), [html]);

  return (
    <>
      {/* A stylesheet in the body blocks only the text below it. In the head, it would delay the headline. */}
      <link rel="stylesheet" href={partsUrl} />
      {/* biome-ignore lint/a11y: visitors click the buttons inside, and Enter on a button is a click too */}
      <div
        className="article-text"
        onClick={copyCode}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the build made it (scripts/content/article-text/)
        dangerouslySetInnerHTML={inner}
      />
    </>
  );
}

/** Copies the code beside a clicked button, and reports the outcome in the status element beside it. */
function copyCode({ target }: MouseEvent): void {
  const figure = (target as Element).closest("button")?.parentElement;
  const status = figure?.querySelector("[role=status]");
  const code = figure?.querySelector("pre")?.textContent;
  if (!status || !code) return;
  void copy(code.trimEnd(), (outcome) => {
    status.textContent = outcome;
  });
}
