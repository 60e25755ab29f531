import { useState } from "react";
import { Icon } from "#app/media/icon.tsx";

/** An email address and a button that copies it, for visitors without a mail program. */
export function CopyEmail({ address }: { address: string }) {
  const [outcome, setOutcome] = useState("");
  const copy = async () => {
    // Emptied first, so that screen readers announce the same words again.
    setOutcome("");
    try {
      await navigator.clipboard.writeText(address);
      setOutcome("Copied");
    } catch {
      // The visitor denied permission, or there is no Clipboard API because of plain http.
      setOutcome("It could not be copied");
    }
  };
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1.5">
      <span className="select-all [overflow-wrap:anywhere]">{address}</span>
      <button
        type="button"
        onClick={copy}
        aria-label={`Copy ${address}`}
        className="script-only grid size-9 place-items-center rounded-pill text-muted hover:(bg-brand-soft text-brand)
          print:hidden"
      >
        <Icon name="copy" className="text-lg" />
      </button>
      <span role="status" className="text-muted text-sm">
        {outcome}
      </span>
    </span>
  );
}
