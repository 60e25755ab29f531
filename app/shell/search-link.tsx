import { useRef } from "react";
import { useHotkey } from "#app/lib/use-hotkey.ts";
import { siteSearch } from "#app/search/search-form.tsx";
import { ControlIcon } from "#app/ui/control-icon.tsx";
import { PageLink } from "#app/ui/page-link.tsx";

/** Link to /search, which focuses its field. Ctrl K (⌘ K) follows the link, or focuses the field on /search. */
export function SearchLink() {
  const link = useRef<HTMLAnchorElement>(null);
  const openSearch = () => {
    if (document.querySelector("dialog[open]")) return;
    const field = document.querySelector<HTMLInputElement>(`[${Object.keys(siteSearch)}]`);
    if (field) field.focus();
    else link.current?.click();
  };
  useHotkey("mod+k", openSearch);
  return (
    <PageLink
      ref={link}
      to="/search"
      aria-label="Search"
      aria-keyshortcuts="Control+K Meta+K"
      title="Search (Ctrl K or ⌘ K)"
      className="icon-button hidden size-10 min-[22.5rem]:grid"
    >
      <ControlIcon name="search" className="text-xl" />
    </PageLink>
  );
}
