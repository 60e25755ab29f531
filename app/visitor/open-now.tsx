import { WhenNear } from "#app/ui/when-near.tsx";
import { officeHours } from "#content/site.ts";

/** Says whether the office is open when it scrolls near the viewport. It does not change afterwards. */
export function OpenNow({ className = "" }: { className?: string }) {
  return (
    // The height keeps the page from moving when the text appears.
    <WhenNear
      data-nosnippet
      className={`script-only min-h-6 text-muted text-sm print:hidden ${className}`}
      load={async () => (await import("./office-hours.ts")).openNow(officeHours)}
    />
  );
}
