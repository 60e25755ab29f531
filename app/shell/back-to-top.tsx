import { type MouseEvent, useSyncExternalStore } from "react";
import { Icon } from "#app/media/icon.tsx";
import "./back-to-top.css";

export const THRESHOLD_PX = 300; // Specification, section 9.

/** Must be the last child of `<main>`, so that the sticky link stops above the footer. */
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
      className={`icon-button z-30 mr-2 mb-2 -mt-12 ml-auto size-10 border border-field-line bg-surface text-brand
        sm:(mr-4 mb-4 -mt-15 size-11) xl:mr-[clamp(0.25rem,20%-16rem,1.75rem)] print:hidden
        media-tiny:static sticky bottom-2 sm:bottom-4
        [transition:opacity_200ms,visibility_200ms] ${isVisible ? "" : "invisible opacity-0"}`}
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
