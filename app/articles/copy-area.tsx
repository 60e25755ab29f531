import { type MouseEvent, type ReactNode, useEffect, useState } from "react";

/**
 * An article whose buttons with `data-copy` copy that text, or the code beside them, and say so in the `role="status"`
 * beside them. They are invisible until React has started (articles.css).
 */
export function CopyArea({ className, children }: { className: string; children: ReactNode }) {
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a button is a click too
    <article className={className} data-copies={isReady || undefined} onClick={copy}>
      {children}
    </article>
  );
}

async function copy({ target }: MouseEvent): Promise<void> {
  const button = (target as Element).closest<HTMLElement>("button[data-copy]");
  const place = button?.parentElement;
  const status = place?.querySelector("[role=status]");
  if (!button || !place || !status) return;
  // Empty first, so that the same words are said again.
  status.textContent = "";
  try {
    await navigator.clipboard.writeText(button.dataset.copy || (place.querySelector("pre")?.textContent ?? ""));
    status.textContent = "Copied";
  } catch {
    // Permission denied, or no Clipboard API on plain http.
    status.textContent = "It could not be copied";
  }
}
