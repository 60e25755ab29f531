import { ICON_PATHS } from "./icon-paths.ts";
import iconsUrl from "./icons.svg?url";
import type { InlineIcon, SiteIcon } from "./icons.ts";

/** Decorative. Icons that are a button's only content are inline, the others come from a file. */
export function Icon({ name, className = "" }: { name: SiteIcon; className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={`icon ${className}`}>
      {name in ICON_PATHS ? <path d={ICON_PATHS[name as InlineIcon]} /> : <use href={`${iconsUrl}#${name}`} />}
    </svg>
  );
}
