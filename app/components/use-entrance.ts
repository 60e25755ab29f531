import { useEffect } from "react";
import { useLocation } from "react-router";

/**
 * Cards come in once, when first scrolled into view. A list asks for it with `data-entrance`, the delay from one
 * item to the next in milliseconds (specification, section 9). Only what is still below the window is ever
 * hidden, and only by this script: nothing waits for it without JavaScript, in print or under reduced motion.
 */
export function useEntrance(): void {
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own lists
  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const waiting = new Map<Element, number>();
    for (const list of document.querySelectorAll<HTMLElement>("[data-entrance]")) {
      const step = Number(list.dataset.entrance);
      [...list.children].forEach((item, index) => {
        if (item.getBoundingClientRect().top < innerHeight) return;
        item.classList.add("entrance-waiting");
        waiting.set(item, index * step);
      });
    }
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        target.animate(
          [
            { opacity: 0, transform: "translateY(12px)" },
            { opacity: 1, transform: "none" },
          ],
          { duration: 250, delay: waiting.get(target) ?? 0, easing: "ease-out", fill: "backwards" },
        );
        target.classList.remove("entrance-waiting");
      }
    });
    for (const item of waiting.keys()) observer.observe(item);
    return () => {
      observer.disconnect();
      for (const item of waiting.keys()) item.classList.remove("entrance-waiting");
    };
  }, [pathname]);
}
