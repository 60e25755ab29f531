/** What holds something of the visitor's: text, focus, or being open. */
const KEEPERS = "a, button, input, textarea, summary, details, dialog";

/**
 * For a page that was changed before React started: React then renders the changed parts anew (parts.tsx). Call it
 * before hydration. Out: `onRecoverableError` of hydrateRoot, which gives the new elements what was typed into the old
 * ones, their focus, and what was open. An element is found again by its id, else by its place among its like.
 */
export function keepWhatIsTyped(): (error: unknown) => void {
  const elements = [...document.querySelectorAll<HTMLElement>(KEEPERS)];
  let focused = document.activeElement;
  // In the capture phase: React may render a part anew in its own listener, before the event comes back up.
  addEventListener("focusin", ({ target }) => (focused = target as Element), true);
  let isLogged = false;
  return (error) => {
    if (!isLogged)
      console.info("Parts of the page were rendered anew, as they were changed before React started.", error);
    isLogged = true;
    const now = document.querySelectorAll<HTMLElement>(KEEPERS);
    for (const [index, old] of elements.entries()) {
      const renewed = (old.id && document.getElementById(old.id)) || now[index];
      if (old.isConnected || renewed?.tagName !== old.tagName) continue;
      elements[index] = renewed;
      // A detached element still has its state.
      const { value, open } = old as HTMLInputElement & HTMLDialogElement;
      if (value) Object.assign(renewed, { value });
      if (open) renewed instanceof HTMLDialogElement ? renewed.showModal() : renewed.setAttribute("open", "");
      if (old === focused) renewed.focus({ preventScroll: true });
    }
  };
}
