import { lazy } from "react";
import { LazyInView } from "#app/ui/lazy-in-view.tsx";

const OpenStatus = lazy(() => import("./open-status.tsx"));

/** Shows whether the office is open. The status is computed near the viewport and not updated. */
export function OpenNow({ className = "" }: { className?: string }) {
  return (
    // min-h-6 reserves space for the text.
    <LazyInView data-nosnippet className={`js-only min-h-6 text-muted text-sm print:hidden ${className}`}>
      <OpenStatus />
    </LazyInView>
  );
}
