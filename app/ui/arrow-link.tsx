import type { ReactNode } from "react";
import { Icon } from "#app/media/icon.tsx";

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
    <a href={to} className="group arrow-link">
      {direction === "back" && <Icon name="arrow-left" className="back-arrow" />}
      {children}
      {direction === "on" && <Icon name="arrow-right" className="arrow" />}
    </a>
  );
}
