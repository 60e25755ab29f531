type Field = HTMLInputElement | HTMLTextAreaElement;
type Opening = HTMLDialogElement | HTMLDetailsElement;

/**
 * Call before React hydrates the page. If a translator or an extension has changed a part of it, React replaces the
 * elements of that part by new ones, and what the visitor types would go nowhere and what they opened would close.
 *
 * @returns a function to call when React has rendered a part again. It gives the new elements what the old ones with
 *   the same ids had: text, focus and caret of fields; open dialogs and details.
 */
export function rememberState(): () => void {
  const stateful = document.querySelectorAll<Field | Opening>("[id]:is(input, textarea, dialog, details)");
  const remembered = new Set(stateful);
  let focused = document.activeElement;
  document.addEventListener("focusin", () => {
    focused = document.activeElement;
  });

  return () => {
    for (const old of remembered) {
      if (old.isConnected) continue;
      // Only once, because the visitor goes on with the new element.
      remembered.delete(old);
      const successor = document.getElementById(old.id);
      if ("value" in old) carryOver(old, successor as Field | null, old === focused);
      else if (old.open && successor instanceof HTMLDialogElement) successor.showModal();
      else if (old.open && successor instanceof HTMLDetailsElement) successor.open = true;
    }
  };
}

function carryOver(old: Field, successor: Field | null, hadFocus: boolean): void {
  if (!successor) return;
  successor.value = old.value;
  if (!hadFocus) return;
  successor.focus({ preventScroll: true });
  // An email field has no positions, and the caret is at its end.
  if (old.selectionStart !== null) successor.setSelectionRange(old.selectionStart, old.selectionEnd);
}
