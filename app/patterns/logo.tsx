const VARIANT_CLASSES = {
  auto: { star: "fill-brand stroke-brand", inner: "fill-paper", heart: "fill-accent", word: "fill-ink" },
  dark: {
    star: "fill-night-brand stroke-night-brand",
    inner: "fill-night-paper",
    heart: "fill-night-accent",
    word: "fill-on-night",
  },
} as const;

interface LogoProps {
  /** `auto` follows the theme; `dark` is for backgrounds that are dark in both themes. */
  variant?: keyof typeof VARIANT_CLASSES;
}

/** Decorative, so add a label where it stands alone. */
export function LogoStar({ variant = "auto", className = "size-7" }: LogoProps & { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" className={className}>
      {/* The round joins of the wide stroke are the rounded corners of the squares. */}
      <path
        d="M6.77 6.77H25.23V25.23H6.77ZM16 2.95 29.05 16 16 29.05 2.95 16Z"
        strokeWidth={4.4}
        strokeLinejoin="round"
        className={VARIANT_CLASSES[variant].star}
      />
      <path
        d="M26 16l-5 2.1 2.1 5-5-2.1-2.1 5-2.1-5-5 2.1 2.1-5-5-2.1 5-2.1-2.1-5 5 2.1 2.1-5 2.1 5 5-2.1-2.1 5z"
        className={VARIANT_CLASSES[variant].inner}
      />
      <path
        d="M20.8 16l-2.4 1 1 2.4-2.4-1-1 2.4-1-2.4-2.4 1 1-2.4-2.4-1 2.4-1-1-2.4 2.4 1 1-2.4 1 2.4 2.4-1-1 2.4z"
        className={VARIANT_CLASSES[variant].heart}
      />
    </svg>
  );
}

/** 28 px high. The word is drawn, so that no other typeface sets it: Plus Jakarta Sans, weight 800. If there is no room for its word, the word wraps out of sight. */
export function Logo({ variant = "auto" }: LogoProps) {
  return (
    <span className="inline-flex h-7 min-w-0 flex-wrap gap-x-2.5 overflow-hidden">
      <LogoStar variant={variant} />
      <svg aria-hidden="true" viewBox="0-50 422 255" className={`h-7 ${VARIANT_CLASSES[variant].word}`}>
        <path d="M0 151v-149h30l56 74h-14l54-74h30v149h-31v-114l12 2l-57 74h-4l-55-74l10-2v114h-31zM175 151v-149h31v65h58v-65h31v149h-31v-57h-58v57h-31zM369 154q-14 0-26-5q-13-5-21-15q-9-9-14-22l26-11q5 12 15 19q10 7 22 7q6 0 11-2q5-2 7-6q3-3 3-8q0-5-3-9q-4-4-10-6l-30-9q-17-6-26-17q-9-11-9-26q0-13 6-23q7-10 18-15q12-6 27-6q14 0 25 5q11 4 20 13q8 8 12 20l-25 11q-4-10-13-16q-8-6-19-6q-6 0-11 2q-5 2-7 6q-3 3-3 8q0 5 4 9q3 4 10 6l28 10q18 5 27 16q9 10 9 25q0 13-7 23q-6 10-18 16q-12 6-28 6z" />
      </svg>
    </span>
  );
}
