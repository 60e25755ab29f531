import { useSyncExternalStore } from "react";

export function SendButton({ isSubmitting }: { isSubmitting: boolean }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <button
        type="submit"
        disabled={isSubmitting}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        className="inline-flex min-h-12 items-center justify-center gap-2 rounded-pill bg-brand px-7 font-650 text-on-brand hover:bg-brand-strong disabled:opacity-70"
      >
        {isSubmitting ? "Sending..." : "Send message"}
      </button>
      <ShortcutHint />
      <p role="status" className="sr-only">
        {isSubmitting ? "Sending..." : ""}
      </p>
    </div>
  );
}

const subscribeToNothing = () => () => undefined;

/** Shown where there is a keyboard: a device with a mouse most likely has one. */
function ShortcutHint() {
  // The page is the same for everyone, so the modifier key is known only in the browser.
  const modifier = useSyncExternalStore(
    subscribeToNothing,
    () => (/Macintosh/.test(navigator.userAgent) ? "⌘" : "Ctrl"),
    () => "Ctrl",
  );
  return (
    <span className="script-only hidden items-center gap-1.5 text-muted text-sm [@media(hover:hover)_and_(pointer:fine)]:inline-flex print:hidden">
      or <Key>{modifier}</Key> <Key>Enter</Key>
    </span>
  );
}

function Key({ children }: { children: string }) {
  return <kbd className="rounded-md border border-field-line bg-sunken px-1.5 py-0.5 font-sans">{children}</kbd>;
}
