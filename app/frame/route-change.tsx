import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigation } from "react-router";

/**
 * Scrolls to the top or to the hash after each navigation, also on Back and Forward (specification, section 2). Focuses
 * the heading, announces the title, and shows a progress bar while a navigation is slow.
 */
export function RouteChange() {
  const { key, pathname, hash } = useLocation();
  const navigation = useNavigation();
  const shownPath = useRef<string | undefined>(undefined);
  const [title, setTitle] = useState("");

  useEffect(() => {
    // The browser would restore the scroll position on Back, but should do so when the whole page is loaded again.
    const onPageEvent = ({ type }: { type: string }) => {
      history.scrollRestoration = type === "pagehide" ? "auto" : "manual";
    };
    onPageEvent({ type: "pageshow" });
    addEventListener("pagehide", onPageEvent);
    addEventListener("pageshow", onPageEvent);
    return () => {
      removeEventListener("pagehide", onPageEvent);
      removeEventListener("pageshow", onPageEvent);
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with each navigation
  useEffect(() => {
    const previous = shownPath.current;
    shownPath.current = pathname;
    const target = targetOf(hash);
    if (target instanceof HTMLDetailsElement) target.open = true;
    if (previous === undefined) return;
    // The menu covers the old page until now, and an open one would refuse the focus to the heading.
    for (const dialog of document.querySelectorAll("dialog")) dialog.close();
    if (target) target.scrollIntoView({ behavior: "instant" });
    else window.scrollTo({ top: 0, behavior: "instant" });
    if (previous === pathname) return;
    setTitle(document.title);
    const heading = document.querySelector<HTMLElement>("main h1");
    // The search page has focused its field.
    if (!heading || document.activeElement?.matches("[name=q]")) return;
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
          ref={(bar) => bar?.showPopover?.()}
          // Over the menu, which stays open until the page is there.
          popover="manual"
          role="progressbar"
          aria-label="Loading the page"
          className="progress-bar fixed inset-x-0 top-0 z-50 h-1 w-full bg-brand"
        />
      )}
    </>
  );
}

function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // A malformed hash, such as "#100%", is no id.
    return null;
  }
}
