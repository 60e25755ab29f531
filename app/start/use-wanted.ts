import { useEffect } from "react";

/** What a visitor can request before hydration. */
export type Wanted = "search" | "shortcuts";

declare global {
  interface Document {
    /**
     * Reloads the page because its scripts no longer exist, and repeats the action after the reload (start/early.js).
     * Returns false without reloading when that was already tried or the browser is offline.
     */
    loadAnewFor(wanted: Wanted): boolean;
  }
}

/**
 * Runs `act` when a button with `data-wants={name}` is pressed, or its shortcut in start/early.js. A press before
 * hydration runs it at mount. `act` must be stable across renders.
 */
export function useWanted(name: Wanted, act: () => void): void {
  useEffect(() => {
    const root = document.documentElement;
    const answer = () => {
      if (root.dataset.wanted !== name) return;
      delete root.dataset.wanted;
      act();
    };
    answer();
    document.addEventListener("wanted", answer);
    return () => document.removeEventListener("wanted", answer);
  }, [name, act]);
}
