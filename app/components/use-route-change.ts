import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * After a navigation: to the top, Back and Forward included (specification, section 2), or to the target of a
 * hash; and the focus to the new page's heading, so that a screen reader reads where it is.
 */
export function useRouteChange(): void {
  const { key, pathname, hash } = useLocation();
  const shown = useRef<string | undefined>(undefined);

  useEffect(() => {
    // The browser would put Back where it was; from here on it is ours, until the page is left.
    history.scrollRestoration = "manual";
    const giveBack = () => {
      history.scrollRestoration = "auto";
    };
    addEventListener("pagehide", giveBack);
    return () => removeEventListener("pagehide", giveBack);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is what tells of a navigation
  useEffect(() => {
    const before = shown.current;
    shown.current = pathname;
    // The first page was loaded by the browser, which has done all this itself.
    if (before === undefined) return;
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (target) target.scrollIntoView();
    else window.scrollTo(0, 0);
    if (before === pathname) return;
    const heading = document.querySelector<HTMLElement>("main h1");
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [key]);
}
