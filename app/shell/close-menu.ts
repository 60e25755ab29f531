import { MEDIUM } from "#app/lib/breakpoints.ts";

export const MENU_ID = "site:mobile-menu";

/** Before React: the menu's links close it at once, even a link to the current page. */
export function closeMenu(): void {
  const menu = () => document.getElementById(MENU_ID) as HTMLDialogElement | null;
  addEventListener("click", ({ target }) => {
    if ((target as Element).closest("a") && menu()?.contains(target as Element)) menu()?.close();
  });
  // From this width up, CSS hides the menu, but an open modal would still make the page inert.
  matchMedia(`(min-width: ${MEDIUM})`).onchange = () => menu()?.close();
}
