import { useEffect } from "react";

/** What a visitor may ask for before React has started. */
export type Wanted = "search" | "shortcuts";

declare global {
  interface Document {
    /**
     * Loads the page anew, because scripts of it are gone, and asks for `wanted` in it (early.js). Out: false when that
     * has been tried already or the browser is offline; nothing is loaded then.
     */
    loadAnewFor(wanted: Wanted): boolean;
  }
}

/**
 * Answers a button with `data-wants={name}`, or a key of early.js that stands for it: at once, or as soon as
 * React is there when it was asked for before. `act` must be the same function on each render.
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
