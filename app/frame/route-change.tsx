import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigation } from "react-router";

/**
 * What a navigation does besides showing the page: to the top, Back and Forward included (specification,
 * section 2), or to the target of a hash; the focus to the new page's heading; the title said by screen readers;
 * and a thin bar at the top when it takes long.
 */
export function RouteChange() {
  const { key, pathname, hash } = useLocation();
  const navigation = useNavigation();
  const shown = useRef<string | undefined>(undefined);
  const [title, setTitle] = useState("");

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
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    // A job opening is closed until it is asked for.
    const details = target?.querySelector("details");
    if (details) details.open = true;
    // The first page was loaded by the browser, which has done the rest itself.
    if (before === undefined) return;
    // Back leaves a dialog behind that belongs to the page before.
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
