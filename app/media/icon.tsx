import type { IconName } from "#content/icons.ts";
import iconsUrl from "./icons.svg?url";

/** A decorative icon of content/icons.ts. */
export function Icon({ name, className = "" }: { name: IconName; className?: string }) {
  return (
    // The size is an attribute, for browsers that know no layers and show the page without styles.
    <svg aria-hidden="true" viewBox="0 0 24 24" width="1em" height="1em" className={`icon ${className}`}>
      <use href={`${iconsUrl}#${name}`} />
    </svg>
  );
}
