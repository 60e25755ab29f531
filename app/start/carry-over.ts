// A field of an extension has no name.
const STATEFUL = "input[name], textarea[name], dialog, details";

type Stateful = HTMLInputElement | HTMLTextAreaElement | HTMLDialogElement | HTMLDetailsElement;

/**
 * Call before React hydrates the page. If a translator or an extension has changed a part of it, React replaces the
 * elements of that part by new ones.
 *
 * @returns a function that gives the new elements what the visitor did with the old ones: typed text, focus, caret,
 *   open dialogs and details. Call it when React has rendered a part again.
 */
export function rememberState(): () => void {
  const remembered = new Set(document.querySelectorAll<Stateful>(STATEFUL));
  let focused = document.activeElement;
  document.addEventListener("focusin", () => {
    focused = document.activeElement;
  });

  return () => {
    const replaced = [...remembered].filter((old) => !old.isConnected);
    for (const old of replaced) {
      // Only once, because the visitor goes on with the new element.
      remembered.delete(old);
      const successor = successorOf(old);
      if (successor) carryOver(old, successor, old === focused);
    }
  };
}

/** Finds the element of the same kind and name that has the same id, or is within the same element with an id. */
function successorOf(old: Stateful): Stateful | null {
  const id = old.closest("[id]")?.id;
  const home = id === undefined ? null : document.getElementById(id);
  const name = old.getAttribute("name");
  const same = name === null ? old.localName : `${old.localName}[name="${CSS.escape(name)}"]`;
  return home?.matches(same) ? (home as Stateful) : (home?.querySelector<Stateful>(same) ?? null);
}

function carryOver(old: Stateful, successor: Stateful, hadFocus: boolean): void {
  if ("value" in old && "value" in successor) {
    successor.value = old.value;
    if (!hadFocus) return;
    successor.focus({ preventScroll: true });
    // An email field has no positions, and the caret is at its end.
    if (old.selectionStart !== null) {
      successor.setSelectionRange(old.selectionStart, old.selectionEnd, old.selectionDirection ?? undefined);
    }
  } else if (old instanceof HTMLDialogElement && successor instanceof HTMLDialogElement) {
    if (old.open && !successor.open) successor.showModal();
  } else if ("open" in old && "open" in successor) successor.open = old.open;
}
