import type { ReactNode } from "react";
import { Icon } from "#app/media/icon.tsx";
import { PageLink } from "./page-link.tsx";

const VARIANTS = {
  solid: "px-6 max-xs:px-4 py-2 min-h-12 border-transparent bg-brand text-on-brand hover:bg-brand-strong",
  // The minimum width fits the label in the typeface, so that a font swap does not move the elements before it.
  small:
    "px-2 py-2 min-h-11 min-w-28 border-transparent min-[20rem]:whitespace-nowrap text-sm lg:(min-w-32 text-base) bg-brand text-on-brand hover:bg-brand-strong",
  quiet: "px-4 py-2 min-h-11 border-brand text-brand hover:bg-brand-soft",
  cta: "px-6 py-2 min-h-12 border-transparent [background:#fff] text-cta hover:bg-brand-soft hover:text-brand",
} as const;

export function ButtonLink({
  to,
  variant = "solid",
  children,
}: {
  to: string;
  variant?: keyof typeof VARIANTS;
  children: ReactNode;
}) {
  return (
    <PageLink
      to={to}
      className={`group inline-flex items-center justify-center gap-2 rounded-pill border text-center
        font-650 print:hidden ${VARIANTS[variant]}`}
    >
      {children}
      {variant !== "small" && <Icon name="arrow-right" className="moving-arrow" />}
    </PageLink>
  );
}
