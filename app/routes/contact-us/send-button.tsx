export function SendButton({ isSubmitting }: { isSubmitting: boolean }) {
  return (
    <div>
      <button
        type="submit"
        disabled={isSubmitting}
        className="inline-flex min-h-12 items-center justify-center gap-2 rounded-pill bg-brand px-7 font-650 text-on-brand hover:bg-brand-strong disabled:opacity-70"
      >
        {isSubmitting ? "Sending..." : "Send message"}
      </button>
      <p role="status" className="sr-only">
        {isSubmitting ? "Sending..." : ""}
      </p>
    </div>
  );
}
