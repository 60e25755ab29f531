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
    const delays = new Map<Element, number>();
    for (const list of document.querySelectorAll<HTMLElement>("[data-entrance]")) {
      [...list.children].forEach((item, index) => {
        delays.set(item, index * Number(list.dataset.entrance));
      });
    }
    // The observer says where each one is without a layout of our own: first of all, and when it comes in. What is
    // not laid out yet (use-idle-layout.ts) has no size and stands at 0.
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
