import { useSyncExternalStore } from "react";

/**
 * @param distance in px from the top of the page
 * @returns whether the page is scrolled further than that
 */
export function useScrolledPast(distance: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => scrollY > distance,
    () => false,
  );
}

function subscribe(onChange: () => void): () => void {
  addEventListener("scroll", onChange, { passive: true });
  return () => removeEventListener("scroll", onChange);
}
