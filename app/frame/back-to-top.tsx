import type { MouseEvent } from "react";
import { Icon } from "#app/media/icon.tsx";

/** Visible above 300 px of scroll (specification, section 9): start/early.js sets `data-far`. */
export function BackToTop() {
  return (
    // biome-ignore lint/a11y/useValidAnchor: a link works before React and without it; the handler makes it smooth
    <a href="#top" onClick={toTop} className="back-to-top">
      <span className="sr-only">Back to top</span>
      <Icon name="arrow-up" className="text-xl" />
    </a>
  );
}

function toTop(event: MouseEvent) {
  event.preventDefault();
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  window.scrollTo({ top: 0, behavior: still ? "instant" : "smooth" });
  document.getElementById("top")?.focus({ preventScroll: true });
}
