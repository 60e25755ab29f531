import type { SiteIcon } from "../lib/icons";
import { ICON_PATHS } from "../media/icon-paths";

/** A decorative line icon, as large as the text around it and of its colour. */
export function Icon({ name, className = "" }: { name: SiteIcon; className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={`icon ${className}`}>
      {/* Tabler's names for those that are areas and not lines. */}
      <path d={ICON_PATHS[name]} className={name.endsWith("-filled") ? "icon-area" : undefined} />
    </svg>
  );
}
