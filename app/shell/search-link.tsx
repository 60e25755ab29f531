import { useRef } from "react";
import { useHotkeys } from "react-hotkeys-hook";
import { isComposing } from "#app/lib/is-composing.ts";
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
  const options = { enableOnFormTags: true, preventDefault: true };
  useHotkeys("mod+k", openSearch, { ...options, useKey: true, ignoreEventWhen: isComposing });
  // Matches the physical K key, for keyboards without Latin letters.
  useHotkeys("mod+k", openSearch, {
    ...options,
    ignoreEventWhen: (event) => isComposing(event) || /[a-z]/i.test(event.key),
  });
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
