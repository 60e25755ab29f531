import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { Icon } from "~/media/icon";
import { useDeferredAction } from "~/start/use-deferred-action";

const loadPalette = () => import("./search-palette");

const SearchPalette = lazy(() =>
  loadPalette().catch((error: unknown) => {
    console.error("The search could not be loaded.", error);
    document.loadAnewFor("search");
    return { default: SearchUnavailable };
  }),
);

export function Search() {
  const [openCount, setOpenCount] = useState(0);
  const [shortcut, setShortcut] = useState("Ctrl K");
  const typed = useRef("");
  const stopListening = useRef<() => void>(undefined);

  const open = useCallback(() => {
    stopListening.current ??= captureTyping((text) => {
      typed.current += text;
    });
    setOpenCount((count) => count + 1);
  }, []);

  const takeTypedText = useCallback(() => {
    stopListening.current?.();
    stopListening.current = undefined;
    const text = typed.current;
    typed.current = "";
    return text;
  }, []);

  // start/early.js handles Ctrl+K and Cmd+K, also in text fields.
  useDeferredAction("search", open);

  useEffect(() => {
    if (/Mac|iPhone|iPad/.test(navigator.platform)) setShortcut("⌘ K");
  }, []);

  return (
    <>
      <button
        type="button"
        data-wants="search"
        // It loads while the button is still down: a tap takes 0.1 s. The click asks again, and handles a failure.
        onPointerDown={() => loadPalette().catch(() => undefined)}
        aria-haspopup="dialog"
        aria-label="Search"
        title={`Search (${shortcut})`}
        className="script-only grid size-10 place-items-center rounded-pill text-muted hover:(bg-brand-soft text-brand)"
      >
        <Icon name="search" className="text-xl" />
      </button>
      <Suspense>{openCount > 0 && <SearchPalette openCount={openCount} takeTypedText={takeTypedText} />}</Suspense>
    </>
  );
}

/** The page says that it could not be loaded (frame/notices.tsx). */
function SearchUnavailable({ takeTypedText }: { takeTypedText: () => string }): ReactNode {
  useEffect(() => {
    takeTypedText();
  }, [takeTypedText]);
  return null;
}

/** Captures typing while the palette loads, so that it does not trigger shortcuts. Returns a cleanup function. */
function captureTyping(keep: (text: string) => void): () => void {
  const listen = (event: KeyboardEvent) => {
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    keep(event.key);
  };
  window.addEventListener("keydown", listen, { capture: true });
  return () => window.removeEventListener("keydown", listen, { capture: true });
}
