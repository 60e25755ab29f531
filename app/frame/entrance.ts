import { useEffect } from "react";
import { useLocation } from "react-router";

const LONGEST_DELAY_MS = 600;

/**
 * Animates `data-entrance` list items when they first scroll into view. The attribute is the delay per item, in ms
 * (specification, section 9). Must be in the same `<Suspense>` as the lists, so that its effect runs after React has
 * hydrated them. Only this component hides items, so all are visible without JavaScript.
 */
export function Entrance(): null {
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own lists
  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const items = document.querySelectorAll("[data-entrance] > *");
    // The observer reports positions without forcing a layout. An element that is not displayed has a top of 0.
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
        const delay = Math.min(place * Number(list?.dataset.entrance), LONGEST_DELAY_MS);
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
