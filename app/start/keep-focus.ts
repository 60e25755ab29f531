/**
 * Call before React hydrates the page. If a translator or an extension has changed a part of it, React replaces that
 * part, and what the visitor types would go nowhere.
 *
 * @returns a function to call when React has rendered a part again. It gives the field with the same id the focus, text
 *   and caret
 */
export function keepFocus(): () => void {
  let focused = document.activeElement;
  document.addEventListener("focusin", ({ target }) => {
    focused = target as Element;
  });
  return () => {
    const old = focused;
    if (!(old instanceof HTMLInputElement || old instanceof HTMLTextAreaElement) || old.isConnected) return;
    const successor = document.getElementById(old.id) as typeof old | null;
    if (!successor) return;
    successor.value = old.value;
    successor.focus({ preventScroll: true });
    // An email field has no positions, and the caret is at its end.
    if (old.selectionStart !== null) successor.setSelectionRange(old.selectionStart, old.selectionEnd);
  };
}
