import type { MouseEvent } from "react";
import { Icon } from "#app/media/icon.tsx";
import { useScrolledPast } from "./use-scrolled-past.ts";

const THRESHOLD_PX = 300; // Specification, section 9.

export function BackToTop() {
  const isVisible = useScrolledPast(THRESHOLD_PX);
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads to an element; the handler makes the way smooth
    <a
      href="#site:top"
      onClick={toTop}
      className={`back-to-top fixed right-5 bottom-5 z-30 grid size-12 place-items-center rounded-pill border bg-surface text-brand transition-[opacity,transform,visibility] sm:(right-7 bottom-7) hover:border-brand ${isVisible ? "" : "invisible translate-y-2 opacity-0"}`}
    >
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
