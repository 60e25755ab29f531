import { lazy, Suspense, startTransition, useCallback, useEffect, useRef, useState } from "react";
import { useDeferredAction } from "#app/start/use-deferred-action.ts";

declare global {
  interface Document {
    /** Keys pressed before hydration (start/early.js). */
    earlyKeys?: KeyboardEvent[];
  }
}

const KeyboardShortcuts = lazy(() =>
  import("./keyboard-shortcuts.tsx").catch((error: unknown) => {
    console.error("The keyboard shortcuts could not be loaded.", error);
    document.loadAnewFor("shortcuts");
    return { default: () => null };
  }),
);

/** Loads the shortcuts at the first key that could be one; keys pressed meanwhile are replayed. */
export function Shortcuts() {
  const [pressed, setPressed] = useState(false);
  const [openCount, setOpenCount] = useState(0);
  const keys = useRef<KeyboardEvent[]>([]);
  const stopListening = useRef<() => void>(undefined);

  useDeferredAction(useCallback(() => setOpenCount((count) => count + 1), []));

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
      // Typed, for example into a form that is being sent: a script that is asked for then fails.
      if ((event.target as Element).matches("input, textarea")) return;
      keys.current.push(event);
      // As in start/use-deferred-action.ts.
      startTransition(() => setPressed(true));
    };
    for (const event of document.earlyKeys ?? []) listen(event);
    document.earlyKeys = undefined;
    stopListening.current = () => removeEventListener("keydown", listen);
    addEventListener("keydown", listen);
    return stopListening.current;
  }, []);

  const takeKeys = useCallback(() => {
    stopListening.current?.();
    return keys.current.splice(0);
  }, []);

  const isWanted = pressed || openCount > 0;
  return <Suspense>{isWanted && <KeyboardShortcuts openCount={openCount} takeKeys={takeKeys} />}</Suspense>;
}
