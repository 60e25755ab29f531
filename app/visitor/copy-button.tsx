import { useState } from "react";
import { Icon } from "#app/media/icon.tsx";
import type { IconName } from "#content/types.ts";

/** Copies `text` and says so beside itself. */
export function CopyButton({ text, label, icon }: { text: string; label: string; icon: IconName }) {
  const [outcome, setOutcome] = useState("");
  return (
    <>
      <button
        type="button"
        onClick={() => copy(text, setOutcome)}
        aria-label={label}
        className="react-only icon-button print:hidden"
      >
        <Icon name={icon} className="text-xl" />
      </button>
      <span role="status" className="text-muted text-sm">
        {outcome}
      </span>
    </>
  );
}

/** @param report called with what happened; first with nothing, so that screen readers say the same words again */
export async function copy(text: string, report: (outcome: string) => void): Promise<void> {
  report("");
  try {
    await navigator.clipboard.writeText(text);
    report("Copied");
  } catch {
    // The visitor denied permission, or there is no Clipboard API because of plain http.
    report("It could not be copied");
  }
}
