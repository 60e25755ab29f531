/** Runs in the page before its scripts: records layout shifts without user input. */
export function recordShifts() {
  const shifts: string[] = [];
  const sums = { all: 0, late: 0 };
  // The load event waits for the typeface, which then replaces the fallback.
  let lateFrom = Number.POSITIVE_INFINITY;
  addEventListener("load", () =>
    requestAnimationFrame(() =>
      requestAnimationFrame((time) => {
        lateFrom = time;
      }),
    ),
  );
  Object.assign(window, { shifts, sums });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources, startTime } of list.getEntries() as LayoutShift[]) {
      if (hadRecentInput) continue;
      sums.all += value;
      if (startTime > lateFrom) sums.late += value;
      const moved = sources.map(({ node }) =>
        (node instanceof Element ? node.outerHTML : node?.textContent)?.slice(0, 90),
      );
      shifts.push(`${innerWidth}px: ${value.toFixed(4)}: ${moved.join("; ")}`);
    }
  }).observe({ type: "layout-shift", buffered: true });
}

/**
 * Runs in the page.
 *
 * @returns a line for each shift. None if their sum is below 0.01, and below 0.001 once the typeface is there
 */
export async function shiftsAfterNextFrame() {
  for (let count = 0; count < 2; count += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  const { shifts, sums } = window as { shifts?: string[]; sums?: { all: number; late: number } };
  return sums && sums.all < 0.01 && sums.late < 0.001 ? [] : shifts;
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}
