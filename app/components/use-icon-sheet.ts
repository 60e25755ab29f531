import { useEffect } from "react";
import iconsUrl from "~/icons.svg?url";
import { ICON_SHEET_ID } from "../lib/icon-sheet";

/** Fetches the icons that are not in the page yet, for the pages to come. */
export function useIconSheet(): void {
  useEffect(() => {
    addIcons().catch((error: unknown) => console.error("The icons of other pages could not be loaded.", error));
  }, []);
}

async function addIcons(): Promise<void> {
  const response = await fetch(iconsUrl);
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const all = new DOMParser().parseFromString(await response.text(), "image/svg+xml").documentElement;
  const sheet = document.getElementById(ICON_SHEET_ID);
  if (!sheet) {
    all.id = ICON_SHEET_ID;
    all.setAttribute("aria-hidden", "true");
    document.body.insertBefore(all, document.body.firstChild);
    return;
  }
  for (const symbol of [...all.children]) if (!document.getElementById(symbol.id)) sheet.appendChild(symbol);
}
