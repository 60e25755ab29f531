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
      {/* Where there is a mouse there is most likely a keyboard. */}
      <span className="script-only hidden text-muted text-sm [@media(hover:hover)_and_(pointer:fine)]:inline print:hidden">
        or Ctrl Enter (⌘ Enter)
      </span>
      <p role="status" className="sr-only">
        {isSubmitting ? "Sending..." : ""}
      </p>
    </div>
  );
}
