import { useSyncExternalStore } from "react";

/**
 * Whether the page is scrolled further than a distance.
 *
 * @param distance in px
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
