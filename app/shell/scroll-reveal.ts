import { useEffect } from "react";
import { useLocation } from "react-router";

const MAX_DELAY_MS = 600;

/** Starts the animation just before the item enters the viewport, so that the item does not flash. */
const MARGIN = "0px 0px 48px";

/**
 * Animates `data-reveal` list items when they first scroll into view. The attribute is the delay per item, in ms
 * (specification, section 9). No CSS hides the items, so saved pages and full-page screenshots show all of them.
 */
export function ScrollReveal(): null {
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own lists
  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const waiting = new Set<Element>();
    // The observer reports positions without forcing a layout.
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, boundingClientRect } of entries) {
          if (boundingClientRect.top >= innerHeight) waiting.add(target);
          if (!isIntersecting) continue;
          observer.unobserve(target);
          if (waiting.has(target)) reveal(target);
        }
      },
      { rootMargin: MARGIN },
    );
    for (const item of document.querySelectorAll("[data-reveal] > *")) observer.observe(item);
    return () => observer.disconnect();
  }, [pathname]);

  return null;
}

function reveal(item: Element): void {
  const list = item.parentElement;
  const index = [...(list?.children ?? [])].indexOf(item);
  const delay = Math.min(index * Number(list?.dataset.reveal), MAX_DELAY_MS);
  item.animate(
    [
      { opacity: 0, transform: "translateY(12px)" },
      { opacity: 1, transform: "none" },
    ],
    { duration: 250, delay, easing: "ease-out", fill: "backwards" },
  );
}
