import type { ReactNode } from "react";
import { Icon } from "#app/media/icon.tsx";

export function ArrowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={to} className="group arrow-link">
      {children}
      <Icon name="arrow-right" className="arrow" />
    </a>
  );
}
