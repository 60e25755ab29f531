import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigation } from "react-router";

/**
 * After a navigation: scrolls to the top, also on Back and Forward (specification, section 2), or to the hash; focuses
 * the heading; announces the title. Shows a progress bar while a navigation is slow.
 */
export function RouteChange() {
  const { key, pathname, hash } = useLocation();
  const navigation = useNavigation();
  const shown = useRef<string | undefined>(undefined);
  const [title, setTitle] = useState("");

  useEffect(() => {
    // The browser would restore the scroll position on Back. Given back on pagehide, for full page loads.
    const take = () => {
      history.scrollRestoration = "manual";
    };
    const giveBack = () => {
      history.scrollRestoration = "auto";
    };
    take();
    addEventListener("pagehide", giveBack);
    // From the back/forward cache.
    addEventListener("pageshow", take);
    return () => {
      removeEventListener("pagehide", giveBack);
      removeEventListener("pageshow", take);
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is what tells of a navigation
  useEffect(() => {
    const before = shown.current;
    shown.current = pathname;
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    const details = target?.querySelector("details");
    if (details) details.open = true;
    if (before === undefined) return;
    // A dialog of the previous page may still be open after Back.
    for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) dialog.close();
    if (target) target.scrollIntoView({ behavior: "instant" });
    else window.scrollTo({ top: 0, behavior: "instant" });
    if (before === pathname) return;
    setTitle(document.title);
    const heading = document.querySelector<HTMLElement>("main h1");
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [key]);

  return (
    <>
      <p role="status" className="sr-only">
        {title}
      </p>
      {navigation.state !== "idle" && (
        <div
          role="progressbar"
          aria-label="Loading the page"
          className="progress-bar fixed inset-x-0 top-0 z-50 h-0.75 bg-brand"
        />
      )}
    </>
  );
}
