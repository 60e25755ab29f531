import { LazyInView } from "#app/ui/lazy-in-view.tsx";
import { WorkingHours } from "./working-hours.tsx";

/** Reserves the height of the longest text. */
const HEIGHT = "min-h-52 sm:min-h-45 lg:min-h-38";

/** The working hours of the visitor and the office, computed near the viewport. */
export function VisitorHours() {
  return (
    <LazyInView className="js-only print:hidden" fallback={<div className={HEIGHT} />}>
      <WorkingHours className={HEIGHT} />
    </LazyInView>
  );
}
