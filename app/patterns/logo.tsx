import { starPaths } from "./star-paths.ts";
import { wordmark } from "./wordmark.ts";

/** The logo's star. Decorative, so a link or button with the star alone needs a label. */
export function LogoStar({ className = "size-7" }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" width="32" className={className}>
      <path d={starPaths.star} strokeWidth={4.4} strokeLinejoin="round" className="fill-brand stroke-brand" />
      <path d={starPaths.inner} className="fill-paper" />
      <path d={starPaths.heart} className="fill-accent" />
    </svg>
  );
}

/** The star and the wordmark. In a narrow container, the wordmark wraps out of sight. */
export function Logo() {
  return (
    <span className="inline-flex h-7 min-w-0 flex-wrap gap-x-2.5 overflow-hidden">
      <LogoStar />
      <svg aria-hidden="true" viewBox={wordmark.viewBox} height="28" className="h-7 fill-ink">
        <path d={wordmark.path} />
      </svg>
    </span>
  );
}
