import { type MouseEvent, useSyncExternalStore } from "react";
import { Icon } from "#app/media/icon.tsx";

const THRESHOLD_PX = 300; // Specification, section 9.

/** Must be the last child of `<main>`: there it sticks to the window's end, and stops above the footer. */
export function BackToTop() {
  const isVisible = useSyncExternalStore(
    subscribe,
    () => scrollY > THRESHOLD_PX,
    () => false,
  );
  return (
    // biome-ignore lint/a11y/useValidAnchor: the link works without the handler, which makes the scrolling smooth
    <a
      href="#site:top"
      onClick={scrollToTop}
      className={`back-to-top icon-button border border-field-line bg-surface text-brand print:hidden ${
        isVisible ? "" : "invisible opacity-0"
      }`}
    >
      <span className="sr-only">Back to top</span>
      <Icon name="arrow-up" className="text-xl" />
    </a>
  );
}

function subscribe(onScroll: () => void): () => void {
  addEventListener("scroll", onScroll, { passive: true });
  return () => removeEventListener("scroll", onScroll);
}

function scrollToTop(event: MouseEvent) {
  event.preventDefault();
  const isMotionReduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
  window.scrollTo({ top: 0, behavior: isMotionReduced ? "instant" : "smooth" });
  document.getElementById("site:top")?.focus({ preventScroll: true });
}
