import { lazy, Suspense, useEffect, useState } from "react";
import { useHotkeys } from "react-hotkeys-hook";

/** Loaded when first opened: its bytes are in no page's first load. */
const SearchPalette = lazy(() => import("./search-palette"));

/** The search button of the header, which Ctrl or Cmd and K presses too. Nothing to see without JavaScript. */
export function Search() {
  const [opened, setOpened] = useState(0);
  const [shortcut, setShortcut] = useState("Ctrl K");
  const open = () => {
    document.documentElement.removeAttribute("data-search-wanted");
    setOpened((count) => count + 1);
  };
  // Control and Command have no meaning in text, so this one works from a field as well.
  useHotkeys("mod+k", open, { preventDefault: true, enableOnFormTags: true });
  useEffect(() => {
    // Asked for before React was there: app/early.js has kept it.
    if (document.documentElement.hasAttribute("data-search-wanted")) setOpened(1);
  }, []);
  useEffect(() => {
    if (/Mac|iPhone|iPad/.test(navigator.platform)) setShortcut("⌘ K");
  }, []);

  return (
    <>
      <button
        type="button"
        data-search
        onClick={open}
        aria-haspopup="dialog"
        aria-label="Search"
        title={`Search (${shortcut})`}
        className="script-only grid size-10 place-items-center rounded-pill text-muted transition-colors duration-200 hover:(bg-brand-soft text-brand)"
      >
        <span aria-hidden="true" className="i-tabler-search text-xl" />
      </button>
      {opened > 0 && (
        <Suspense>
          <SearchPalette opened={opened} />
        </Suspense>
      )}
    </>
  );
}
