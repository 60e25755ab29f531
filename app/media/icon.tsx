import type { IconName } from "#content/icons.ts";
import iconsUrl from "./icons.svg?url";

/** A decorative icon of content/icons.ts. */
export function Icon({ name, className = "" }: { name: IconName; className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={`icon ${className}`}>
      <use href={`${iconsUrl}#${name}`} />
    </svg>
  );
}
