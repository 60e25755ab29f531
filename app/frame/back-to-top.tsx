import type { MouseEvent } from "react";
import { Icon } from "#app/media/icon.tsx";
import { useScrolledPast } from "./use-scrolled-past.ts";

const THRESHOLD_PX = 300; // Specification, section 9.

/** Stays in the margin beside the content at every width, so that it never covers text or a field. */
export function BackToTop() {
  const isVisible = useScrolledPast(THRESHOLD_PX);
  return (
    // biome-ignore lint/a11y/useValidAnchor: the link works without the handler, which makes the scrolling smooth
    <a
      href="#site:top"
      onClick={scrollToTop}
      // On phones the tap area is wider than the margin: 24 px (WCAG 2.2, 2.5.8). Large screens leave room for a
      // scrollbar that covers the page.
      className={`back-to-top max-sm:before:(absolute inset-y-0 -left-1.5 right-0 content-empty) fixed right-0 bottom-7 z-30 grid h-14 w-4.5 place-items-center rounded-l-lg border border-r-0 bg-surface text-brand transition-[opacity,visibility] sm:w-6.5 xl:(right-3.5 rounded-lg border-r) min-[88rem]:(right-7 size-12 rounded-pill border-r) hover:border-brand ${isVisible ? "" : "invisible opacity-0"}`}
    >
      <span className="sr-only">Back to top</span>
      <Icon name="arrow-up" className="text-base min-[88rem]:text-xl" />
    </a>
  );
}

function scrollToTop(event: MouseEvent) {
  event.preventDefault();
  const isMotionReduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
  window.scrollTo({ top: 0, behavior: isMotionReduced ? "instant" : "smooth" });
  document.getElementById("site:top")?.focus({ preventScroll: true });
}
