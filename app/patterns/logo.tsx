const VARIANT_CLASSES = {
  auto: { star: "fill-brand stroke-brand", inner: "fill-paper", heart: "fill-accent", word: "text-ink" },
  dark: {
    star: "fill-night-brand stroke-night-brand",
    inner: "fill-night-paper",
    heart: "fill-night-accent",
    word: "text-on-night",
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

/** 28 px high. If there is no room for its word, the word wraps out of sight. */
export function Logo({ variant = "auto" }: LogoProps) {
  return (
    <span className="inline-flex h-7 min-w-0 flex-wrap gap-x-2.5 overflow-hidden">
      <LogoStar variant={variant} />
      <span className={`logo-word ${VARIANT_CLASSES[variant].word}`}>MHS</span>
    </span>
  );
}
