import type { ReactNode } from "react";
import { Icon } from "#app/media/icon.tsx";
import { SiteLink } from "./site-link.tsx";

const TONE_CLASSES = {
  solid: "bg-brand text-on-brand hover:bg-brand-strong",
  quiet: "border-field-line text-ink hover:bg-brand-soft",
  band: "[background:#fff] text-band hover:bg-brand-soft hover:text-brand",
} as const;

export function ButtonLink({
  to,
  tone = "solid",
  size = "medium",
  children,
}: {
  to: string;
  tone?: keyof typeof TONE_CLASSES;
  size?: "small" | "medium";
  children: ReactNode;
}) {
  const sizeClassName = size === "small" ? "px-3 min-h-11 text-sm" : "px-6 min-h-12";
  return (
    <SiteLink
      to={to}
      className={`group inline-flex items-center justify-center gap-2 whitespace-nowrap rounded-pill border
        border-transparent font-650 print:hidden ${sizeClassName} ${TONE_CLASSES[tone]}`}
    >
      {children}
      {size === "medium" && <Icon name="arrow-right" className="arrow" />}
    </SiteLink>
  );
}
