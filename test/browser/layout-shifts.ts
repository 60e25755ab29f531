/** Runs in the page before its scripts: records layout shifts without user input. */
export function recordShifts() {
  const shifts: string[] = [];
  const total = { value: 0 };
  Object.assign(window, { shifts, total });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
      if (hadRecentInput) continue;
      total.value += value;
      const moved = sources.map(({ node }) =>
        (node instanceof Element ? node.outerHTML : node?.textContent)?.slice(0, 90),
      );
      shifts.push(`${innerWidth}px: ${value.toFixed(4)}: ${moved.join("; ")}`);
    }
  }).observe({ type: "layout-shift", buffered: true });
}

/** Runs in the page. @returns A line for each shift; none if their sum is below 0.01. */
export async function shiftsAfterNextFrame() {
  for (let count = 0; count < 2; count += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  const { shifts, total } = window as { shifts?: string[]; total?: { value: number } };
  return (total?.value ?? 1) < 0.01 ? [] : shifts;
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}
