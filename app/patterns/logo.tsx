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
      <svg aria-hidden="true" viewBox="0-252 2111 1273" className={`h-7 ${VARIANT_CLASSES[variant].word}`}>
        <path d="M0 757v-745h150l279 370h-70l271-370h150v745h-155v-574l62 14l-287 370h-20l-277-370l52-14v574h-155zM877 757v-745h155v322h290v-322h155v745h-155v-288h-290v288h-155zM1845 769q-70 0-131-25q-62-26-106-73q-45-47-67-111l127-57q28 61 78 96q49 35 109 35q32 0 55-10q23-10 36-27q13-18 13-42q0-26-16-44q-16-19-50-30l-146-48q-89-29-134-82q-45-54-45-129q0-66 33-116q32-50 91-78q58-28 134-28q67 0 124 23q57 23 99 65q41 42 62 101l-126 57q-21-52-63-81q-42-30-96-30q-31 0-55 10q-24 10-37 29q-13 18-13 42q0 26 17 46q17 19 51 30l143 46q90 29 135 81q44 52 44 127q0 65-34 116q-34 50-93 79q-60 28-139 28z" />
      </svg>
    </span>
  );
}
