import { lazy, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { Icon } from "~/media/icon";
import { useWanted } from "~/start/use-wanted";

const SearchPalette = lazy(() =>
  import("./search-palette").catch((error: unknown) => {
    console.error("The search could not be loaded.", error);
    document.loadAnewFor("search");
    return { default: SearchUnavailable };
  }),
);

export function Search() {
  const [opened, setOpened] = useState(0);
  const [shortcut, setShortcut] = useState("Ctrl K");
  const typed = useRef("");
  const stopListening = useRef<() => void>(undefined);

  const open = useCallback(() => {
    stopListening.current ??= keepTyped((text) => {
      typed.current += text;
    });
    setOpened((count) => count + 1);
  }, []);

  const takeTyped = useCallback(() => {
    stopListening.current?.();
    stopListening.current = undefined;
    const text = typed.current;
    typed.current = "";
    return text;
  }, []);

  // start/early.js handles Ctrl+K and Cmd+K, also in text fields.
  useWanted("search", open);

  useEffect(() => {
    if (/Mac|iPhone|iPad/.test(navigator.platform)) setShortcut("⌘ K");
  }, []);

  return (
    <>
      <button
        type="button"
        data-wants="search"
        aria-haspopup="dialog"
        aria-label="Search"
        title={`Search (${shortcut})`}
        className="script-only grid size-10 place-items-center rounded-pill text-muted transition-colors hover:(bg-brand-soft text-brand)"
      >
        <Icon name="search" className="text-xl" />
      </button>
      {opened > 0 && (
        <Suspense>
          <SearchPalette opened={opened} takeTyped={takeTyped} />
        </Suspense>
      )}
    </>
  );
}

function SearchUnavailable({ takeTyped }: { takeTyped: () => string }) {
  useEffect(() => {
    takeTyped();
  }, [takeTyped]);
  return (
    <p role="alert" className="fixed inset-x-4 top-20 mx-auto max-w-100 p-4 text-center card">
      Search could not be loaded. Please check your connection and load the page again.
    </p>
  );
}

/** Captures typing while the palette loads, so that it does not trigger shortcuts. Returns a cleanup function. */
function keepTyped(keep: (text: string) => void): () => void {
  const listen = (event: KeyboardEvent) => {
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    keep(event.key);
  };
  window.addEventListener("keydown", listen, { capture: true });
  return () => window.removeEventListener("keydown", listen, { capture: true });
}
