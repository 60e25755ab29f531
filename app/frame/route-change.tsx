import { useContext, useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPath, UNSAFE_DataRouterContext, useLocation, useNavigation } from "react-router";

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

  useFullLoadAfterFailure();

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

/**
 * A page's script that cannot be had, as after a new deployment, makes React Router reload the page that is
 * shown. Where the browser lets us (Navigation API), that reload is turned into a load of the page asked for.
 */
function useFullLoadAfterFailure(): void {
  // What it navigates to is asked of the router itself: it may give up before React has rendered that it has begun.
  const router = useContext(UNSAFE_DataRouterContext)?.router;

  useLayoutEffect(() => {
    if (!router || !("navigation" in window)) return;
    const onNavigate = (event: NavigateEvent) => {
      const wanted = router.state.navigation.location;
      if (event.navigationType !== "reload" || event.userInitiated || !wanted) return;
      event.preventDefault();
      location.assign(createPath(wanted));
    };
    window.navigation.addEventListener("navigate", onNavigate);
    return () => window.navigation.removeEventListener("navigate", onNavigate);
  }, [router]);
}
