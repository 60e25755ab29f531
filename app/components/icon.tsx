import { iconId } from "../lib/icon-sheet";
import type { SiteIcon } from "../lib/icons";

/**
 * A decorative line icon, as large as the text around it and of its colour. Its drawing is in the page's sheet of
 * icons: workers/icon-sheet.ts puts those of the first page there, use-icon-sheet.ts the others.
 */
export function Icon({ name, className = "" }: { name: SiteIcon; className?: string }) {
  return (
    <svg aria-hidden="true" className={`icon ${className}`}>
      <use href={`#${iconId(name)}`} />
    </svg>
  );
}
