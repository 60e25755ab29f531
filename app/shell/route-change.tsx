import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigation, useNavigationType } from "react-router";

/**
 * Scrolls to the top or to the hash when another page is shown, also on Back and Forward (specification, section 2), and
 * takes the focus along. Within a page the browser scrolls, on Back to where the visitor was. Announces the title, and
 * shows a progress bar while a navigation is slow.
 */
export function RouteChange() {
  const { key, pathname, hash } = useLocation();
  const isPop = useNavigationType() === "POP";
  const navigation = useNavigation();
  const shownPath = useRef<string | undefined>(undefined);
  const [title, setTitle] = useState("");

  // Shows controls that need React (`hydrated-only` in app.css).
  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
  }, []);

  useEffect(() => {
    // On Back to another page the browser scrolls the one that is still shown to where the visitor was on the other.
    // This puts it back before the next frame. `scrollRestoration` stays "auto", or a tab that the browser has discarded
    // would begin at its top.
    const onPopState = () => {
      if (location.pathname === shownPath.current) return;
      const top = scrollY;
      const putBack = () => window.scrollTo({ top, behavior: "instant" });
      addEventListener("scroll", putBack, { once: true });
      requestAnimationFrame(() => removeEventListener("scroll", putBack));
    };
    addEventListener("popstate", onPopState);
    return () => removeEventListener("popstate", onPopState);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with each navigation but those to a hash
  useEffect(() => {
    const previous = shownPath.current;
    shownPath.current = pathname;
    const target = targetOf(hash);
    if (target instanceof HTMLDetailsElement) target.open = true;
    if (previous === undefined) return;
    const isOtherPage = previous !== pathname;
    if (isOtherPage) setTitle(document.title);
    const isScrolledByBrowser = isPop && !isOtherPage;
    if (!isScrolledByBrowser) {
      if (target) target.scrollIntoView({ behavior: "instant" });
      else window.scrollTo({ top: 0, behavior: "instant" });
    }
    if (target) focus(target);
    // The search page has focused its field.
    else if (!isScrolledByBrowser && !document.activeElement?.matches("[name=q]"))
      focus(document.querySelector("main h1"));
  }, [key, hash]);

  return (
    <>
      <p role="status" className="sr-only">
        {title}
      </p>
      {navigation.state !== "idle" && (
        <div
          role="progressbar"
          aria-label="Loading the page"
          className="progress-bar fixed inset-x-0 top-0 z-50 h-1 w-full bg-brand"
        />
      )}
    </>
  );
}

function focus(element: HTMLElement | null): void {
  if (element && element.tabIndex < 0) element.tabIndex = -1;
  element?.focus({ preventScroll: true });
}

function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // A malformed hash, such as "#100%", is no id.
    return null;
  }
}
