import { useRef } from "react";
import { useHotkeys } from "react-hotkeys-hook";
import { HOTKEY_OPTIONS } from "#app/lib/hotkey-options.ts";
import { Icon } from "#app/media/icon.tsx";
import { PageLink } from "#app/ui/page-link.tsx";

/** Link to /search, which focuses its field. Ctrl K (⌘ K) follows the link, or focuses the field on /search. */
export function SearchLink() {
  const link = useRef<HTMLAnchorElement>(null);
  const openSearch = () => {
    if (document.querySelector("dialog[open]")) return;
    const field = document.querySelector<HTMLInputElement>("[data-site-search]");
    if (field) field.focus();
    else link.current?.click();
  };
  useHotkeys("mod+k", openSearch, HOTKEY_OPTIONS);
  return (
    <PageLink
      ref={link}
      to="/search"
      aria-label="Search"
      aria-keyshortcuts="Control+K Meta+K"
      title="Search (Ctrl K or ⌘ K)"
      className="icon-button hidden size-10 min-[22.5rem]:grid"
    >
      <Icon name="search" className="text-xl" />
    </PageLink>
  );
}
