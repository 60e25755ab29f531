import { useEffect } from "react";
import { useLocation } from "react-router";

/**
 * Animates the items of `data-entrance` lists when first scrolled into view; the attribute is the delay between items
 * in ms (specification, section 9). Only this hook hides items, so none stays hidden without JavaScript or in print.
 */
export function useEntrance(): void {
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own lists
  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const delays = new Map<Element, number>();
    for (const list of document.querySelectorAll<HTMLElement>("[data-entrance]")) {
      [...list.children].forEach((item, index) => {
        delays.set(item, index * Number(list.dataset.entrance));
      });
    }
    // The observer reports positions without forcing a layout. An element without layout has no size and a top of 0.
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        if (!isIntersecting) {
          if (boundingClientRect.top >= 0) target.classList.add("entrance-waiting");
          continue;
        }
        observer.unobserve(target);
        if (!target.classList.contains("entrance-waiting")) continue;
        target.animate(
          [
            { opacity: 0, transform: "translateY(12px)" },
            { opacity: 1, transform: "none" },
          ],
          { duration: 250, delay: delays.get(target) ?? 0, easing: "ease-out", fill: "backwards" },
        );
        target.classList.remove("entrance-waiting");
      }
    });
    for (const item of delays.keys()) observer.observe(item);
    return () => {
      observer.disconnect();
      for (const item of delays.keys()) item.classList.remove("entrance-waiting");
    };
  }, [pathname]);
}
