// Runs in the head before the first paint, and works without React: the theme, the draft of the contact form, and
// dialogs. vite/inline-scripts.ts puts it into each page by itself, so it imports nothing.
(() => {
  const root = document.documentElement;

  // Shows what needs this script. Not `@media (scripting)`, which WebKit does not apply everywhere.
  root.dataset.scripts = "";

  // Gives the bars of a phone's browser the color of the page.
  const themeColor = document.head.appendChild(document.createElement("meta"));
  themeColor.name = "theme-color";

  function applyTheme(isDark: boolean): void {
    root.classList.toggle("dark", isDark);
    for (const toggle of document.querySelectorAll("[data-theme-toggle]")) toggle.ariaPressed = String(isDark);
    themeColor.content = getComputedStyle(root).getPropertyValue("--paper");
  }

  // Storage may be blocked: the theme then lasts as long as the page.
  function storedTheme(): boolean {
    try {
      return localStorage.getItem("theme") === "dark";
    } catch {
      return root.classList.contains("dark");
    }
  }

  root.classList.toggle("dark", storedTheme());
  // Again when the toggles exist, after the back/forward cache, and after a change in another tab.
  document.addEventListener("DOMContentLoaded", () => applyTheme(root.classList.contains("dark")));
  addEventListener("pageshow", (event) => event.persisted && applyTheme(storedTheme()));
  addEventListener("storage", (event) => event.key === "theme" && applyTheme(event.newValue === "dark"));
  document.addEventListener("click", ({ target }) => {
    if (!(target as Element).closest("[data-theme-toggle]")) return;
    const isDark = !root.classList.contains("dark");
    applyTheme(isDark);
    try {
      localStorage.setItem("theme", isDark ? "dark" : "light");
    } catch {}
  });

  // Saved from the first letter on (routes/contact-us/contact-draft.ts).
  document.addEventListener("input", ({ target }) => {
    const form = (target as Element).closest<HTMLFormElement>("form[data-draft]");
    if (!form?.dataset.draft) return;
    // Storage may be full or blocked: the form works without a draft.
    try {
      localStorage.setItem(form.dataset.draft, JSON.stringify(Object.fromEntries(new FormData(form))));
    } catch {}
  });

  // A page from the back/forward cache must not have its menu open.
  addEventListener("pagehide", () => {
    for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) dialog.close();
  });

  // For browsers without invoker commands (`command`, `commandfor`).
  if (!("commandForElement" in HTMLButtonElement.prototype)) {
    document.addEventListener("click", ({ target }) => {
      const button = (target as Element).closest("button[commandfor]");
      const dialog = document.getElementById(button?.getAttribute("commandfor") ?? "");
      if (!(dialog instanceof HTMLDialogElement)) return;
      if (button?.getAttribute("command") === "show-modal") dialog.showModal();
      else dialog.close();
    });
  }

  // For browsers without light dismiss (`closedby`). A selection that is dragged out of a field must not close the dialog.
  // On click: after closing on pointerup, the click would reach the page behind.
  if (!("closedBy" in HTMLDialogElement.prototype)) {
    /** Events on the padding of a dialog have the same target as events on its backdrop. */
    const backdropAt = ({ target, clientX, clientY }: MouseEvent): HTMLDialogElement | undefined => {
      if (!(target instanceof HTMLDialogElement) || !target.matches("[closedby=any]")) return undefined;
      const { left, right, top, bottom } = target.getBoundingClientRect();
      const isOutside = clientX < left || clientX > right || clientY < top || clientY > bottom;
      return isOutside ? target : undefined;
    };
    let pressed: HTMLDialogElement | undefined;
    addEventListener("pointerdown", (event) => {
      pressed = backdropAt(event);
    });
    addEventListener("click", (event) => {
      if (pressed && pressed === backdropAt(event)) pressed.close();
    });
  }
})();
