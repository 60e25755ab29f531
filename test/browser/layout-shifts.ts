interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

interface Recorded {
  shifts: { value: number; time: number; description: string }[];
  /** Time of the frame after the load event, by which the typeface has replaced the fallback. */
  lateFrom: number;
}

/** Runs in the page before its scripts. Records layout shifts without recent input. */
export function recordLayoutShifts() {
  const recorded: Recorded = { shifts: [], lateFrom: Number.POSITIVE_INFINITY };
  Object.assign(window, { recorded });
  addEventListener("load", () =>
    requestAnimationFrame(() => requestAnimationFrame((time) => Object.assign(recorded, { lateFrom: time }))),
  );
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources, startTime: time } of list.getEntries() as LayoutShift[]) {
      const moved = sources.map(({ node }) => (node instanceof Element ? node.outerHTML : node?.textContent));
      const description = `${innerWidth}px: ${value.toFixed(4)}: ${moved.map((part) => part?.slice(0, 90)).join("; ")}`;
      if (!hadRecentInput) recorded.shifts.push({ value, time, description });
    }
  }).observe({ type: "layout-shift", buffered: true });
}

/**
 * Runs in the page.
 *
 * @returns a line for each shift; none if their sum is below 0.01, and below 0.001 after the typeface has loaded
 */
export async function layoutShiftsAfterNextFrame(): Promise<string[]> {
  for (let count = 0; count < 2; count += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  const { shifts, lateFrom } = (window as unknown as { recorded: Recorded }).recorded;
  const sumFrom = (start: number) => shifts.reduce((sum, { value, time }) => (time > start ? sum + value : sum), 0);
  return sumFrom(0) < 0.01 && sumFrom(lateFrom) < 0.001 ? [] : shifts.map(({ description }) => description);
}
