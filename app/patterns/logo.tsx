/** Decorative, so add a label where it stands alone. */
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

/**
 * 28 px high. The word is drawn, so that no other typeface sets it: Plus Jakarta Sans, weight 800. If there is no room
 * for it, it wraps out of sight.
 */
export function Logo() {
  return (
    <span className="inline-flex h-7 min-w-0 flex-wrap gap-x-2.5 overflow-hidden">
      <LogoStar />
      <svg aria-hidden="true" viewBox="0 -25 211 128" className="h-7 fill-ink">
        <path d="M0 76v-75h15l28 37h-7l27-37h15v75h-16v-58l6 2l-28 36h-2l-28-36l6-2v58h-16zM88 76v-75h15v33h29v-33h16v75h-16v-29h-29v29h-15zM184 77q-6 0-12-3q-7-2-11-7q-5-5-7-11l13-6q3 6 7 10q6 4 12 4q2 0 5-2q3 0 3-2q2-2 2-4q0-3-2-5q-2-2-4-3l-16-4q-8-4-12-9q-5-5-5-13q0-6 3-12q4-4 9-7q6-3 13-3q8 0 13 2q5 2 10 7q4 4 6 10l-13 5q-2-4-6-8q-4-2-10-2q-2 0-5 0q-3 2-3 4q-2 1-2 4q0 2 2 4q2 2 5 3l14 5q9 2 13 8q5 5 5 12q0 7-3 12q-4 5-10 8q-6 3-14 3z" />
      </svg>
    </span>
  );
}
