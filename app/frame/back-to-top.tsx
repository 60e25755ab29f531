import type { MouseEvent } from "react";
import { Icon } from "#app/media/icon.tsx";
import { useScrolledPast } from "./use-scrolled-past.ts";

const THRESHOLD_PX = 300; // Specification, section 9.

/** In the margin beside the page's content at every width, so that it is never over a text or a field. */
export function BackToTop() {
  const isVisible = useScrolledPast(THRESHOLD_PX);
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads to an element; the handler makes the way smooth
    <a
      href="#site:top"
      onClick={toTop}
      // On phones its tap area is wider than the margin: 24 px (WCAG 2.2, 2.5.8). On large screens it is clear of a
      // scrollbar that lies over the page.
      className={`back-to-top max-sm:before:(absolute inset-y-0 -left-1.5 right-0 content-empty) fixed right-0 bottom-7 z-30 grid h-14 w-4.5 place-items-center rounded-l-lg border border-r-0 bg-surface text-brand transition-[opacity,visibility] sm:w-6.5 xl:(right-3.5 rounded-lg border-r) min-[88rem]:(right-7 size-12 rounded-pill border-r) hover:border-brand ${isVisible ? "" : "invisible opacity-0"}`}
    >
      <span className="sr-only">Back to top</span>
      <Icon name="arrow-up" className="text-base min-[88rem]:text-xl" />
    </a>
  );
}

function toTop(event: MouseEvent) {
  event.preventDefault();
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  window.scrollTo({ top: 0, behavior: still ? "instant" : "smooth" });
  document.getElementById("site:top")?.focus({ preventScroll: true });
}
