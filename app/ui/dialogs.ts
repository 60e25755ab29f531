/** Before React: closes dialogs on Back and on leaving, so that a page restored from the bfcache has no open menu. */
export function closeDialogs(): void {
  for (const type of ["popstate", "pagehide"]) {
    addEventListener(type, () => {
      for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) dialog.close();
    });
  }
}

/** Polyfill for invoker commands (`command`, `commandfor`). */
export function polyfillCommands(): void {
  if ("commandForElement" in HTMLButtonElement.prototype) return;
  addEventListener("click", ({ target }) => {
    const button = (target as Element).closest("button[commandfor]");
    const dialog = document.getElementById(button?.getAttribute("commandfor") ?? "");
    if (!(dialog instanceof HTMLDialogElement)) return;
    if (button?.getAttribute("command") === "show-modal") dialog.showModal();
    else dialog.close();
  });
}

/**
 * Polyfill for light dismiss (`closedby`), which Safari lacks. A drag out of the dialog must not close it. Closes on
 * click, because closing on pointerup would let the click through to the page.
 */
export function polyfillLightDismiss(): void {
  if ("closedBy" in HTMLDialogElement.prototype) return;
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
