import { lazy } from "react";
import { LazyInView } from "#app/ui/lazy-in-view.tsx";

const WorkingHours = lazy(() => import("./working-hours.tsx"));

/**
 * The working hours of the visitor and the office, computed near the viewport.
 *
 * @param height classes that reserve the height of the longest text
 */
export function VisitorHours({ height = "min-h-52 sm:min-h-45 lg:min-h-38" }: { height?: string }) {
  return (
    <LazyInView className="js-only print:hidden" fallback={<div className={height} />}>
      <WorkingHours className={height} />
    </LazyInView>
  );
}
