import { type MouseEvent, type ReactNode, useEffect, useState } from "react";

/**
 * A page with copy buttons. A button copies the text of its `data-copy` or else the code beside it, and reports in the
 * `role="status"` beside it. The buttons stay invisible until React has started (article-text.css).
 */
export function PageMain({ children }: { children: ReactNode }) {
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a button is a click too
    <main id="site:content" tabIndex={-1} className="min-h-svh" data-copies={isReady || undefined} onClick={copy}>
      {children}
    </main>
  );
}

async function copy({ target }: MouseEvent): Promise<void> {
  const button = (target as Element).closest<HTMLElement>("button[data-copy]");
  const place = button?.parentElement;
  const status = place?.querySelector("[role=status]");
  if (!button || !place || !status) return;
  // Emptied first, so that screen readers announce the same words again.
  status.textContent = "";
  try {
    await navigator.clipboard.writeText(
      button.dataset.copy || (place.querySelector("pre")?.textContent ?? "").trimEnd(),
    );
    status.textContent = "Copied";
  } catch {
    // The visitor denied permission, or there is no Clipboard API because of plain http.
    status.textContent = "It could not be copied";
  }
}
