import type { ReactNode } from "react";
import { Icon } from "#app/media/icon.tsx";
import { SiteLink } from "./site-link.tsx";

export function ArrowLink({
  to,
  direction = "on",
  children,
}: {
  to: string;
  direction?: "on" | "back";
  children: ReactNode;
}) {
  return (
    <SiteLink
      to={to}
      className="group inline-flex min-h-6 items-center gap-1.5 border-b-1.5 border-brand/35 pb-0.5 font-650
        text-brand hover:border-brand print:hidden"
    >
      {direction === "back" && <Icon name="arrow-left" className="transition-transform group-hover:-translate-x-0.5" />}
      {children}
      {direction === "on" && <Icon name="arrow-right" className="transition-transform group-hover:translate-x-0.5" />}
    </SiteLink>
  );
}
