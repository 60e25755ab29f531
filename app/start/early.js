// Runs in the head, before the first paint: the theme, and what has to work before React has started or without it.
(() => {
  const root = document.documentElement;
  const [navigation] = performance.getEntriesByType("navigation");

  // A preloaded typeface delays the first paint until it has arrived: on a slow line by 550 ms (docs/measurements.md). There
  // the first visit keeps the fallback, and the next page has the typeface from the cache. In ms: connecting and the
  // first byte take three round trips.
  if (navigation?.responseStart < 250) {
    const link = document.createElement("link");
    link.rel = "preload";
    link.as = "font";
    link.crossOrigin = "anonymous";
    link.href = document.currentScript.dataset.typeface;
    document.head.append(link);
  }

  // Shows what only works with scripts. Not `@media (scripting)`, which WebKit does not apply everywhere.
  root.dataset.start = "";

  const applyTheme = (dark) => {
    root.classList.toggle("dark", dark);
    document.querySelector('meta[name="theme-color"]').content = dark ? "#0b1512" : "#fbfaf6";
    for (const toggle of document.querySelectorAll("[data-theme-toggle]")) toggle.ariaPressed = dark;
  };
  // Storage may be blocked: the theme then lasts as long as the page.
  const storedTheme = () => {
    try {
      return localStorage.getItem("theme") === "dark";
    } catch {
      return root.classList.contains("dark");
    }
  };
  // The HTML is light.
  if (storedTheme()) applyTheme(true);
  // Again when the toggles exist, when the page is restored from the back/forward cache, and after a change in another tab.
  document.addEventListener("DOMContentLoaded", () => applyTheme(root.classList.contains("dark")));
  addEventListener("pageshow", (event) => event.persisted && applyTheme(storedTheme()));
  addEventListener("storage", (event) => event.key === "theme" && applyTheme(event.newValue === "dark"));

  // A deferred action: it needs React and is carried out when React has started (use-deferred-action.ts).
  const want = (name) => {
    root.dataset.wanted = name;
    document.dispatchEvent(new Event("wanted"));
    // A script may hang. In ms.
    setTimeout(() => root.dataset.wanted && document.loadAnewFor(name), 10_000);
  };
  // After a deployment the scripts of this page are gone: it is reloaded and then carries out the action. When that was
  // tried already or the browser is offline the page says so (frame/notices.tsx).
  document.loadAnewFor = (name) => {
    try {
      if (root.dataset.loadedAnew || !navigator.onLine) throw 0;
      sessionStorage.setItem("wanted", name);
      location.reload();
    } catch {
      root.dataset.start = "failed";
    }
  };
  // Not where a link led here: the first access to sessionStorage holds the parser, by up to 12 ms.
  if (navigation?.type !== "navigate") {
    try {
      const name = sessionStorage.getItem("wanted");
      sessionStorage.removeItem("wanted");
      if (name) {
        root.dataset.loadedAnew = name;
        want(name);
      }
    } catch {}
  }
  // Keys pressed early are replayed by React's shortcuts (frame/shortcuts/).
  document.earlyKeys = [];
  document.addEventListener("keydown", (event) => {
    document.earlyKeys?.push(event);
    // Opens what the icon opens: the search page, or with React the palette. By the key and not its letter, which is
    // another one in other scripts than Latin.
    if (event.code !== "KeyK" || !(event.ctrlKey || event.metaKey) || event.shiftKey) return;
    event.preventDefault();
    document.querySelector('.site-header [href="/search"]')?.click();
  });

  // Drafts are saved from the first letter on, with React or without (routes/contact-us/contact-draft.ts).
  document.addEventListener("input", (event) => {
    const form = event.target.closest("form[data-draft]");
    if (!form) return;
    const fields = Array.from(form.querySelectorAll("[required]"), ({ name, value }) => [name, value]);
    // Storage may be full or blocked: the form works without a draft.
    try {
      localStorage.setItem(form.dataset.draft, JSON.stringify(Object.fromEntries(fields)));
    } catch {}
  });

  // For browsers without invoker commands or light dismiss of dialogs.
  if (!("commandForElement" in HTMLButtonElement.prototype && "closedBy" in HTMLDialogElement.prototype)) {
    import(document.currentScript.dataset.fallbacks);
  }

  document.addEventListener("click", (event) => {
    const button = event.target.closest("button");
    if (button?.matches("[data-theme-toggle]")) {
      const dark = !root.classList.contains("dark");
      applyTheme(dark);
      try {
        localStorage.setItem("theme", dark ? "dark" : "light");
      } catch {}
    }
    if (button?.dataset.wants) want(button.dataset.wants);
  });

  // A page restored from the back/forward cache must not have its menu open.
  addEventListener("pagehide", () => {
    for (const dialog of document.querySelectorAll("dialog[open]")) dialog.close();
  });

  const onScroll = () => {
    root.toggleAttribute("data-scrolled", scrollY > 0);
    root.toggleAttribute("data-far", scrollY > 300);
  };
  // Restoring the scroll position fires this too.
  addEventListener("scroll", onScroll, { passive: true });

  // A tap leaves :hover behind on devices that also have a mouse: styles for hover check data-touch.
  addEventListener("pointerdown", (event) => root.toggleAttribute("data-touch", event.pointerType === "touch"), true);
})();
