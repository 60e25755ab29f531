import { useEffect } from "react";
import { useLocation } from "react-router";

/** In ms: nothing in view waits longer. */
const LONGEST_DELAY = 600;

/**
 * Animates the items of `data-entrance` lists when first scrolled into view. An item waits its place in the list times
 * the attribute, in ms (specification, section 9). Only this component hides items, so none stays hidden without
 * JavaScript. It stands beside them, because its effect must run after React has hydrated them.
 */
export function Entrance(): null {
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own lists
  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const items = document.querySelectorAll("[data-entrance] > *");
    // The observer reports positions without forcing a layout. An element without layout has no size and a top of 0.
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        if (!isIntersecting) {
          if (boundingClientRect.top >= 0) target.classList.add("entrance-waiting");
          continue;
        }
        observer.unobserve(target);
        if (!target.classList.contains("entrance-waiting")) continue;
        const list = target.parentElement;
        const place = [...(list?.children ?? [])].indexOf(target);
        const delay = Math.min(place * Number(list?.dataset.entrance), LONGEST_DELAY);
        target.animate(
          [
            { opacity: 0, transform: "translateY(12px)" },
            { opacity: 1, transform: "none" },
          ],
          { duration: 250, delay, easing: "ease-out", fill: "backwards" },
        );
        target.classList.remove("entrance-waiting");
      }
    });
    for (const item of items) observer.observe(item);
    return () => {
      observer.disconnect();
      for (const item of items) item.classList.remove("entrance-waiting");
    };
  }, [pathname]);

  return null;
}
