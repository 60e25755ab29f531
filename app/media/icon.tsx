import { iconsUrl } from "virtual:icons";
import type { IconName } from "#content/types.ts";

/** A decorative icon. @param name slug in [Tabler Icons](https://tabler.io/icons) */
export function Icon({ name, className = "" }: { name: IconName; className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={`icon ${className}`}>
      <use href={`${iconsUrl}#${name}`} />
    </svg>
  );
}
