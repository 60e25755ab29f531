import { LOGO_PATHS, LOGO_STROKE } from "./logo-paths.ts";

const VARIANT_CLASSES = {
  auto: { star: "fill-brand stroke-brand", inner: "fill-paper", word: "text-ink" },
  dark: { star: "fill-night-brand stroke-night-brand", inner: "fill-night", word: "text-on-night" },
} as const;

/** Decorative: add a label where it stands alone. */
export function LogoStar({
  variant = "auto",
  className = "size-7",
}: {
  variant?: keyof typeof VARIANT_CLASSES;
  className?: string;
}) {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" className={className}>
      <path
        d={LOGO_PATHS.squares}
        strokeWidth={LOGO_STROKE}
        strokeLinejoin="round"
        className={VARIANT_CLASSES[variant].star}
      />
      <path d={LOGO_PATHS.inner} className={VARIANT_CLASSES[variant].inner} />
      <path d={LOGO_PATHS.heart} className="fill-accent" />
    </svg>
  );
}

/** 28 px high; the word is left out where there is no room for it. `auto` follows the theme, `dark` is for backgrounds that are dark in both themes. */
export function Logo({ variant }: { variant: keyof typeof VARIANT_CLASSES }) {
  return (
    <span className="inline-flex h-7 min-w-0 flex-wrap gap-x-2.5 overflow-hidden">
      <LogoStar variant={variant} />
      <span className={`logo-word ${VARIANT_CLASSES[variant].word}`}>MHS</span>
    </span>
  );
}
