import { type MouseEvent, type ReactNode, useState } from "react";
import { useHotkeys } from "react-hotkeys-hook";
import { Icon } from "#app/media/icon.tsx";

/** Links to /search. Once React runs, a click or Ctrl K (⌘ K) opens the search palette instead. */
export function SearchLink() {
  const [palette, setPalette] = useState<ReactNode>();

  async function open() {
    if (document.querySelector("dialog:modal")) return;
    const { href } = location;
    try {
      const { SearchPalette } = await import("#app/search/search-palette.tsx");
      // A new key empties the search field.
      if (location.href === href) setPalette(<SearchPalette key={performance.now()} />);
    } catch {
      location.assign("/search");
    }
  }

  useHotkeys("mod+k", open, { enableOnFormTags: true, preventDefault: true });

  function onClick(event: MouseEvent) {
    // With these keys the browser opens a tab or a window.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void open();
  }

  return (
    <>
      <a
        href="/search"
        onClick={onClick}
        aria-label="Search"
        aria-keyshortcuts="Control+K Meta+K"
        title="Search (Ctrl K or ⌘ K)"
        className="hidden size-10 min-[22.5rem]:grid place-items-center rounded-pill text-muted
          hover:(bg-brand-soft text-brand)"
      >
        <Icon name="search" className="text-xl" />
      </a>
      {palette}
    </>
  );
}
