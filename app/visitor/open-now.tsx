import { LazyInView } from "#app/ui/lazy-in-view.tsx";
import { officeHours } from "#content/site.ts";
import { openNow } from "./office-hours.ts";

/** Shows whether the office is open. The status is computed near the viewport and not updated. */
export function OpenNow({ className = "" }: { className?: string }) {
  return (
    // min-h-6 reserves space for the text.
    <LazyInView data-nosnippet className={`js-only min-h-6 text-muted text-sm print:hidden ${className}`}>
      <OpenStatus />
    </LazyInView>
  );
}

/** @throws RangeError if the browser does not support a time zone */
function OpenStatus() {
  return openNow(officeHours);
}
