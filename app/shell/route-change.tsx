import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigation, useNavigationType } from "react-router";
import "./route-change.css";

/**
 * After navigation to another page, scrolls to the top or the hash and moves focus there, even on Back and Forward
 * (specification, section 2). Within a page, links scroll too, but only those with a hash move focus, `<Form>` posts
 * scroll nothing, and the browser restores the scroll position on Back. Announces the title, and shows a progress bar
 * during slow navigations.
 */
export function RouteChange() {
  const { key, pathname, hash } = useLocation();
  const isPop = useNavigationType() === "POP";
  const navigation = useNavigation();
  const shownPath = useRef<string | undefined>(undefined);
  const isPost = useRef(false);
  const [title, setTitle] = useState("");

  // Shows `hydrated-only` controls (app.css). React loses `data-js` when it renders the whole document again.
  useEffect(() => {
    Object.assign(document.documentElement.dataset, { js: "", hydrated: "" });
  }, []);

  useEffect(() => {
    // On Back, the browser restores the previous page's scroll position while the current page is still showing. This
    // undoes it before the next frame. `scrollRestoration` stays "auto", or a discarded tab would reload at the top.
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

  // The navigation is idle again when its location is shown.
  useEffect(() => {
    if (navigation.state !== "idle")
      isPost.current = navigation.formMethod !== undefined && navigation.formMethod !== "GET";
  }, [navigation]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes on every navigation except hash changes
  useEffect(() => {
    const previous = shownPath.current;
    shownPath.current = pathname;
    const target = targetOf(hash);
    if (target instanceof HTMLDetailsElement) target.open = true;
    if (previous === undefined) return;
    const isOtherPage = previous !== pathname;
    if (isOtherPage) setTitle(document.title);
    const keepsScroll = !isOtherPage && (isPop || isPost.current);
    isPost.current = false;
    if (!keepsScroll) {
      if (target) target.scrollIntoView({ behavior: "instant" });
      else window.scrollTo({ top: 0, behavior: "instant" });
    }
    if (target) focus(target);
    // A page may autofocus a field, as the search page does.
    else if (isOtherPage && !document.activeElement?.matches("main input")) focus(document.querySelector("main h1"));
  }, [key, hash]);

  // Clears the announcement, so that screen readers do not read it again when they browse the page.
  useEffect(() => {
    if (title === "") return;
    const timer = setTimeout(() => setTitle(""), 1_000);
    return () => clearTimeout(timer);
  }, [title]);

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
    // A malformed hash, such as "#100%", matches no id.
    return null;
  }
}
