import { startTransition, useEffect } from "react";

declare global {
  interface Document {
    /**
     * Reloads a page whose scripts no longer exist and then repeats the action (start/early.js). Says so, without a
     * reload, when that was already tried or the browser is offline.
     */
    loadAnewFor(wanted: "shortcuts"): void;
  }
}

/**
 * Runs `act` when a button with `data-wants` is pressed; after hydration, if it was pressed before. Its updates
 * of state are a transition. `act` must be stable across renders.
 */
export function useDeferredAction(act: () => void): void {
  useEffect(() => {
    const root = document.documentElement;
    const answer = () => {
      if (!root.dataset.wanted) return;
      delete root.dataset.wanted;
      // A transition shows no fallback while a module loads: after one, even an empty one, React waits 300 ms before it
      // shows more.
      startTransition(act);
    };
    answer();
    document.addEventListener("wanted", answer);
    return () => document.removeEventListener("wanted", answer);
  }, [act]);
}
