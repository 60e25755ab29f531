import { useEffect, useState } from "react";
import { Icon } from "#app/media/icon.tsx";
import type { IconName } from "#content/icons.ts";

const COPIED = "Copied";

const SHOWN_MS = 3_000;

/** Copies `text`. The outcome appears above the button for a moment, without moving the layout. */
export function CopyButton({ text, label, icon }: { text: string; label: string; icon: IconName }) {
  const [outcome, setOutcome] = useState("");
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(""), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  return (
    <span className="relative inline-flex print:hidden">
      <button
        type="button"
        onClick={() => copy(text, setOutcome)}
        aria-label={label}
        className="hydrated-only icon-button"
      >
        <Icon name={outcome === COPIED ? "check" : icon} className="text-xl" />
      </button>
      <span
        role="status"
        className="pointer-events-none absolute bottom-full left-1/2 whitespace-nowrap rounded bg-ink px-2 text-paper
          text-sm [transform:translateX(-50%)] empty:px-0"
      >
        {outcome}
      </span>
    </span>
  );
}

/** @param report receives the outcome, but first "", so that screen readers announce a repeated outcome again */
export async function copy(text: string, report: (outcome: string) => void): Promise<void> {
  report("");
  try {
    await navigator.clipboard.writeText(text);
    report(COPIED);
  } catch {
    // The visitor has denied permission, or plain http lacks the Clipboard API.
    report("Could not copy");
  }
}
