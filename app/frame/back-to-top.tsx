import type { MouseEvent } from "react";
import { Icon } from "#app/media/icon.tsx";
import { useScrolledPast } from "./use-scrolled-past.ts";

/** Specification, section 9. */
const THRESHOLD_PX = 300;

export function BackToTop() {
  const isVisible = useScrolledPast(THRESHOLD_PX);
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads to an element; the handler makes the way smooth
    <a href="#site:top" onClick={toTop} data-visible={isVisible || undefined} className="back-to-top">
      <span className="sr-only">Back to top</span>
      <Icon name="arrow-up" className="text-xl" />
    </a>
  );
}

function toTop(event: MouseEvent) {
  event.preventDefault();
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  window.scrollTo({ top: 0, behavior: still ? "instant" : "smooth" });
  document.getElementById("site:top")?.focus({ preventScroll: true });
}
