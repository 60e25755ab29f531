import type { MouseEvent } from "react";
import type { Starters } from "#content/types.ts";
import { PageLink } from "./page-link.tsx";

/**
 * Links to the contact form that fill in its subject.
 *
 * @param chosen label of the current starter
 * @param onChoose called on a click
 */
export function StarterLinks({
  starters: { label, items },
  chosen,
  onChoose,
  className,
  linkClassName,
}: {
  starters: Starters;
  chosen?: string;
  onChoose?: (event: MouseEvent<HTMLAnchorElement>, starter: Starters["items"][number]) => void;
  className: string;
  linkClassName: string;
}) {
  return (
    <ul aria-label={label} className={`gap-2 ${className}`}>
      {items.map((starter) => (
        <li key={starter.label}>
          <PageLink
            to={`/contact-us?${new URLSearchParams({ subject: starter.subject })}`}
            aria-current={starter.label === chosen || undefined}
            onClick={(event) => onChoose?.(event, starter)}
            className={`inline-flex min-h-11 items-center rounded-pill border ${linkClassName}`}
          >
            {starter.label}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
