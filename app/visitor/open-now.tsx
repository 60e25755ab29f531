import { lazy } from "react";
import { LazyInView } from "#app/ui/lazy-in-view.tsx";

const OpenStatus = lazy(() => import("./open-status.tsx"));

/** Says whether the office is open when it scrolls near the viewport. It does not change afterwards. */
export function OpenNow({ className = "" }: { className?: string }) {
  return (
    // The height keeps the page from moving when the text appears.
    <LazyInView data-nosnippet className={`js-only min-h-6 text-muted text-sm print:hidden ${className}`}>
      <OpenStatus />
    </LazyInView>
  );
}
