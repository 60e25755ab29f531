import { useEffect, useState } from "react";
import { PrefetchPageLinks, useNavigate } from "react-router";

/** How long a visitor points at a link before its page is fetched, as with React Router's own links. */
const INTENT_MS = 100;

/**
 * Lets React Router follow each `<a href>` that leads to a page of the site, also in the text of an article, and fetches
 * the page when the visitor points at the link. React Router's `<Link>` does the same with a dozen hooks for each link,
 * a tenth of the Worker’s time for a page.
 */
export function PageLinks() {
  const navigate = useNavigate();
  const [intended, setIntended] = useState<string>();

  useEffect(() => {
    // Shows what works from now on (`react-only` in app.css).
    document.documentElement.dataset.react = "";
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const onIntent = ({ target }: Event) => {
      clearTimeout(timer);
      const page = pageOf(target);
      if (page) timer = setTimeout(() => setIntended(page), INTENT_MS);
    };
    const onClick = (event: MouseEvent) => {
      const page = pageOf(event.target);
      if (!page || !isOrdinary(event)) return;
      event.preventDefault();
      const replace = page === location.pathname + location.search + location.hash;
      const link = (event.target as Element).closest("a");
      // Says that its page is under way (frame.css).
      link?.setAttribute("aria-busy", "true");
      const shown = Promise.resolve(navigate(page, { replace, viewTransition: true }));
      void shown.finally(() => link?.removeAttribute("aria-busy"));
    };
    addEventListener("pointerover", onIntent, controller);
    addEventListener("focusin", onIntent, controller);
    addEventListener("click", onClick, controller);
    return () => controller.abort();
  }, [navigate]);

  return intended && <PrefetchPageLinks page={intended} />;
}

/**
 * @returns the address of a page of the site. Left to the browser are files, places of the open page, and links with a
 *   `target`: "_self" loads the whole page.
 */
function pageOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link || link.target || link.origin !== location.origin || link.pathname.includes(".")) return undefined;
  return link.getAttribute("href")?.startsWith("#") ? undefined : link.pathname + link.search + link.hash;
}

/** Not one that opens a tab or a menu, or that another listener has handled. */
function isOrdinary({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;
}
