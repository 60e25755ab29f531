import { wordmark } from "./wordmark.ts";

/** Decorative, so add a label where it stands alone. scripts/art/star.svg draws the same star for icons. */
export function LogoStar({ className = "size-7" }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" className={className}>
      {/* The round joins of the wide stroke are the rounded corners of the squares. */}
      <path
        d="M6.77 6.77H25.23V25.23H6.77ZM16 2.95 29.05 16 16 29.05 2.95 16Z"
        strokeWidth={4.4}
        strokeLinejoin="round"
        className="fill-brand stroke-brand"
      />
      <path
        d="M26 16l-5 2.1 2.1 5-5-2.1-2.1 5-2.1-5-5 2.1 2.1-5-5-2.1 5-2.1-2.1-5 5 2.1 2.1-5 2.1 5 5-2.1-2.1 5z"
        className="fill-paper"
      />
      <path
        d="M20.8 16l-2.4 1 1 2.4-2.4-1-1 2.4-1-2.4-2.4 1 1-2.4-2.4-1 2.4-1-1-2.4 2.4 1 1-2.4 1 2.4 2.4-1-1 2.4z"
        className="fill-accent"
      />
    </svg>
  );
}

/** 28 px high. If there is no room for the word, it wraps out of sight. */
export function Logo() {
  return (
    <span className="inline-flex h-7 min-w-0 flex-wrap gap-x-2.5 overflow-hidden">
      <LogoStar />
      <svg aria-hidden="true" viewBox={wordmark.viewBox} className="h-7 fill-ink">
        <path d={wordmark.path} />
      </svg>
    </span>
  );
}
