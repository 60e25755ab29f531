import { useEffect } from "react";

/**
 * Answers a button with `data-wants={name}`, or a key of app/early.js that stands for it: at once, or as soon as
 * React is there when it was asked for before. `act` must be the same function on each render.
 */
export function useWanted(name: "search" | "shortcuts", act: () => void): void {
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
