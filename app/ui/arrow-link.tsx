import type { ReactNode } from "react";
import { Icon } from "#app/media/icon.tsx";
import { PageLink } from "./page-link.tsx";

export function ArrowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <PageLink to={to} className="group arrow-link">
      {children}
      <Icon name="arrow-right" className="moving-arrow" />
    </PageLink>
  );
}
