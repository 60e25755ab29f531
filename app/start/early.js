// Runs in the head, before the first paint and long before React: what must not flash, wait or fail without it.
(() => {
  const root = document.documentElement;

  // A preloaded typeface holds the first paint until it is there. On a fast line that is hardly seen; on a slow one it
  // cost 550 ms of 1350, so there the first visit is set in the fallback, and the next page finds the typeface in the
  // cache (media/fonts/fonts.css). How fast: what the connection took, two round trips, or the answer on an open one.
  const [line] = performance.getEntriesByType("navigation");
  if (line && (line.connectEnd - line.connectStart || line.responseStart - line.requestStart) < 150) {
    const link = document.createElement("link");
    link.rel = "preload";
    link.as = "font";
    link.crossOrigin = "anonymous";
    link.href = document.currentScript.dataset.typeface;
    document.head.append(link);
  }

  const applyTheme = (dark) => {
    root.classList.toggle("dark", dark);
    document.querySelector('meta[name="theme-color"]').content = dark ? "#0b1512" : "#fbfaf6";
    for (const toggle of document.querySelectorAll("[data-theme-toggle]")) toggle.ariaPressed = dark;
  };
  // Storage may be blocked by the browser: the theme then lasts as long as the page.
  const storedTheme = () => {
    try {
      return localStorage.getItem("theme") === "dark";
    } catch {
      return root.classList.contains("dark");
    }
  };
  // As it comes the page is light.
  if (storedTheme()) applyTheme(true);
  // Again when the toggles are there, when a page comes back from the cache, and when another tab has changed it.
  document.addEventListener("DOMContentLoaded", () => applyTheme(root.classList.contains("dark")));
  addEventListener("pageshow", (event) => event.persisted && applyTheme(storedTheme()));
  addEventListener("storage", (event) => event.key === "theme" && applyTheme(event.newValue === "dark"));

  // What needs React and may be asked for before it has started: kept until it answers (use-wanted.ts).
  const want = (name) => {
    root.dataset.wanted = name;
    document.dispatchEvent(new Event("wanted"));
  };
  // The scripts of a page are gone after a new deployment, and the page as it is now has others: it is loaded anew, and
  // then has what was wanted. Once: when that does not help, or without a line, the answer is false.
  document.loadAnewFor = (name) => {
    if (root.dataset.loadedAnew || !navigator.onLine) return false;
    try {
      sessionStorage.setItem("wanted", name);
    } catch {
      return false;
    }
    location.reload();
    return true;
  };
  try {
    const name = sessionStorage.getItem("wanted");
    sessionStorage.removeItem("wanted");
    if (name) {
      root.dataset.loadedAnew = name;
      root.dataset.wanted = name;
    }
  } catch {}
  // Keys too: React's shortcuts take them up (frame/shortcuts/).
  document.earlyKeys = [];
  document.addEventListener("keydown", (event) => {
    document.earlyKeys?.push(event);
    if (event.key !== "k" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    want("search");
  });

  // What is typed is kept from the first letter on, whether React starts or not (routes/contact-us/contact-draft.ts).
  document.addEventListener("input", (event) => {
    const form = event.target.closest("form[data-draft]");
    if (!form) return;
    const fields = Array.from(form.querySelectorAll("[required]"), ({ name, value }) => [name, value]);
    // Storage may be full or blocked: the form then works without a draft.
    try {
      localStorage.setItem(form.dataset.draft, JSON.stringify(Object.fromEntries(fields)));
    } catch {}
  });

  const hasCommands = "commandForElement" in HTMLButtonElement.prototype;
  const hasLightDismiss = "closedBy" in HTMLDialogElement.prototype;
  document.addEventListener("click", (event) => {
    const button = event.target.closest("button");
    if (button?.matches("[data-theme-toggle]")) {
      const dark = !root.classList.contains("dark");
      // Hundreds of colors that fade one by one would make the next paint twice as late.
      root.toggleAttribute("data-theme-change", true);
      setTimeout(() => root.removeAttribute("data-theme-change"), 200);
      applyTheme(dark);
      try {
        localStorage.setItem("theme", dark ? "dark" : "light");
      } catch {}
    }
    if (button?.dataset.wants) want(button.dataset.wants);
    // Browsers without invoker commands or light dismiss for dialogs.
    if (!hasCommands && button?.matches("[commandfor]")) {
      const dialog = document.getElementById(button.getAttribute("commandfor"));
      if (button.getAttribute("command") === "show-modal") dialog.showModal();
      else dialog.close();
    }
    if (!hasLightDismiss && event.target.matches("dialog[closedby=any]")) event.target.close();
  });

  // A page that Back brings again from the cache must not come with its menu still open.
  addEventListener("pagehide", () => {
    for (const dialog of document.querySelectorAll("dialog[open]")) dialog.close();
  });

  const onScroll = () => {
    root.toggleAttribute("data-scrolled", scrollY > 0);
    root.toggleAttribute("data-far", scrollY > 300);
  };
  // A position that is restored after loading scrolls too.
  addEventListener("scroll", onScroll, { passive: true });

  // A tap leaves :hover behind on machines that have a mouse too; hover-only pieces look at this.
  addEventListener("pointerdown", (event) => root.toggleAttribute("data-touch", event.pointerType === "touch"), true);
})();
