import { useEffect } from "react";
import { useLocation } from "react-router";

/**
 * Lays the sections below the first window out one after another while the browser has nothing to do: app/app.css
 * has left them out of the first paint. A section that comes near before its turn is laid out at once anyway.
 */
export function useIdleLayout(): void {
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own sections
  useEffect(() => {
    const waiting = [...document.querySelectorAll("main > section ~ section ~ section")];
    let stopped = false;
    const layOutNext = () => {
      if (stopped) return;
      waiting.shift()?.setAttribute("data-laid-out", "");
      if (waiting.length > 0) whenIdle(layOutNext);
    };
    whenIdle(layOutNext);
    return () => {
      stopped = true;
    };
  }, [pathname]);
}

function whenIdle(act: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(act);
  else setTimeout(act, 100);
}
