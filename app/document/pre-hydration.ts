// Inline script at the end of the body, for features that work before hydration: theme toggle, form draft, dialogs.

import { DRAFT_ATTRIBUTE } from "#app/contact/draft.ts";
import { MEDIUM } from "#app/lib/breakpoints.ts";
import { REACT_TEMPLATE_ID } from "./defer-scripts.ts";
import { isStoredDark } from "./stored-theme.ts";

const root = document.documentElement;
startReact();
applyTheme();
saveDraft();
closeDialogs();
if (!("commandForElement" in HTMLButtonElement.prototype)) replaceCommands();
if (!("closedBy" in HTMLDialogElement.prototype)) replaceLightDismiss();

// Inserts React's scripts after the first paint, which loading them would delay (defer-scripts.ts). Background tabs
// render no frames, so React starts there when the tab becomes visible.
function startReact(): void {
  addEventListener("DOMContentLoaded", () => {
    requestAnimationFrame(() =>
      setTimeout(() => {
        const template = document.getElementById(REACT_TEMPLATE_ID) as HTMLTemplateElement | null;
        template?.replaceWith(template.content);
      }),
    );
  });
}

function applyTheme(): void {
  // Matches a mobile browser's toolbar to the page.
  const themeColor = document.head.appendChild(document.createElement("meta"));
  themeColor.name = "theme-color";

  function apply(isDark: boolean): void {
    root.classList.toggle("dark", isDark);
    const toggle = document.querySelector("[data-theme-toggle]");
    toggle?.setAttribute("aria-pressed", String(isDark));
    themeColor.content = getComputedStyle(root).getPropertyValue("--paper");
  }

  apply(isStoredDark());
  // Updates a page restored from the bfcache, and follows a change in another tab.
  for (const type of ["pageshow", "storage"]) addEventListener(type, () => apply(isStoredDark()));
  addEventListener("click", ({ target }) => {
    const toggle = (target as Element).closest("[data-theme-toggle]");
    if (!toggle) return;
    const flip = () => {
      const isDark = !root.classList.contains("dark");
      apply(isDark);
      try {
        localStorage.setItem("theme", isDark ? "dark" : "light");
      } catch {}
    };
    if (!document.startViewTransition || matchMedia("(prefers-reduced-motion: reduce)").matches) return flip();
    // A second click or a hidden page skips the transition.
    root.dataset.themeChanging = "";
    const transition = document.startViewTransition(flip);
    transition.finished.then(() => delete root.dataset.themeChanging);
    transition.ready.then(
      () => growStar(toggle.getBoundingClientRect()),
      () => {},
    );
  });

  // Reveals the new theme in an eight-pointed star that grows until its inner corners leave the window.
  function growStar({ x, y, width }: DOMRect): void {
    const star = (radius: number) => {
      const corners = Array.from({ length: 16 }, (_, corner) => {
        const [angle, reach] = [(corner * Math.PI) / 8, corner % 2 ? radius * 0.77 : radius];
        return `${x + width / 2 + reach * Math.cos(angle)}px ${y + width / 2 + reach * Math.sin(angle)}px`;
      });
      return { opacity: 1, mixBlendMode: "normal", clipPath: `polygon(${corners})` };
    };
    const whole = innerWidth + innerHeight;
    for (const [side, from] of Object.entries({ old: whole, new: 0 })) {
      const pseudoElement = `::view-transition-${side}(root)`;
      root.animate([star(from), star(whole)], { duration: 250, easing: "ease-in", pseudoElement });
    }
  }
}

// Saves the contact form's fields on every input, even before hydration (contact/draft.ts).
function saveDraft(): void {
  addEventListener("input", ({ target }) => {
    const field = target as HTMLInputElement;
    const key = field.getAttribute(DRAFT_ATTRIBUTE);
    // Storage may be full or blocked, but the form works without a draft.
    try {
      if (key) sessionStorage.setItem(key, field.value);
    } catch {}
  });
}

// Closes dialogs on Back and on leaving, so that a page restored from the bfcache has no open menu. Links in the menu
// close it at once, even a link to the current page.
function closeDialogs(): void {
  const close = (dialogs: string) => {
    for (const dialog of document.querySelectorAll<HTMLDialogElement>(dialogs)) dialog.close();
  };
  for (const type of ["popstate", "pagehide"]) addEventListener(type, () => close("dialog[open]"));
  addEventListener("click", ({ target }) => {
    if ((target as Element).closest(".mobile-menu a")) close(".mobile-menu");
  });
  // From this width up, CSS hides the menu, but an open modal would still make the page inert.
  matchMedia(`(min-width: ${MEDIUM})`).onchange = () => close(".mobile-menu");
}

// Polyfill for invoker commands (`command`, `commandfor`).
function replaceCommands(): void {
  addEventListener("click", ({ target }) => {
    const button = (target as Element).closest("button[commandfor]");
    const dialog = document.getElementById(button?.getAttribute("commandfor") ?? "");
    if (!(dialog instanceof HTMLDialogElement)) return;
    if (button?.getAttribute("command") === "show-modal") dialog.showModal();
    else dialog.close();
  });
}

// Polyfill for light dismiss (`closedby`), which Safari lacks. A drag out of the dialog must not close it. Closes on
// click, because closing on pointerup would let the click through to the page.
function replaceLightDismiss(): void {
  // Events on the padding and on the backdrop of a dialog have the same target.
  const backdropAt = ({ target, clientX, clientY }: MouseEvent): HTMLDialogElement | undefined => {
    if (!(target instanceof HTMLDialogElement)) return undefined;
    const { left, right, top, bottom } = target.getBoundingClientRect();
    return clientX < left || clientX > right || clientY < top || clientY > bottom ? target : undefined;
  };
  let pressed: HTMLDialogElement | undefined;
  addEventListener("pointerdown", (event) => {
    pressed = backdropAt(event);
  });
  addEventListener("click", (event) => pressed && pressed === backdropAt(event) && pressed.close());
}
