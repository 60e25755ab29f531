import { type ReactNode, useEffect, useRef, useState } from "react";
import { useHotkeys } from "react-hotkeys-hook";
import { useNavigate } from "react-router";
import { Icon } from "#app/media/icon.tsx";

const PAGES = [
  { key: "h", name: "Home", path: "/" },
  { key: "s", name: "Services", path: "/services" },
  { key: "p", name: "Portfolio", path: "/portfolio" },
  { key: "a", name: "About", path: "/about-us" },
  { key: "c", name: "Contact", path: "/contact-us" },
  { key: "b", name: "Blogs", path: "/blogs" },
  { key: "j", name: "Career", path: "/careers" },
] as const;

const SHORTCUTS_ID = "keyboard-shortcuts";

const STORAGE_KEY = "shortcuts";

const SEQUENCE_MS = 1_000;

/** Original `timeStamp` of replayed events, since it cannot be set on an event. */
const replayed = new WeakMap<Event, number>();

/**
 * Single-key shortcuts: `?` lists them, `g` and a letter navigates, `t` toggles the theme. They can be disabled (WCAG
 * 2.2, 2.1.4); localStorage keeps the choice. `openCount` counts the requests to open the list. `takeKeys` returns the
 * keys pressed while this module was loading.
 */
export default function KeyboardShortcuts({
  openCount,
  takeKeys,
}: {
  openCount: number;
  takeKeys: () => KeyboardEvent[];
}): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const [enabled, setEnabled] = useState(readEnabled);
  const navigate = useNavigate();

  useEffect(() => {
    if (openCount > 0 && !dialog.current?.open) dialog.current?.showModal();
  }, [openCount]);

  // Match the typed character, not the physical key.
  const options = { enabled, useKey: true };
  useHotkeys(
    "?",
    () => {
      if (!document.querySelector("dialog:modal")) dialog.current?.showModal();
    },
    // `?` needs Shift on some keyboard layouts.
    { ...options, ignoreModifiers: true, ignoreEventWhen: hasCommandKey },
  );
  // start/early.js owns the theme.
  useHotkeys("t", () => document.querySelector<HTMLElement>("[data-theme-toggle]")?.click(), {
    ...options,
    ignoreEventWhen: (event) => event.repeat,
  });
  // The sequences of react-hotkeys-hook accept g with Ctrl, Alt or Meta.
  const lastG = useRef(Number.NEGATIVE_INFINITY);
  useHotkeys(
    "*",
    (event) => {
      const pressedAt = replayed.get(event) ?? event.timeStamp;
      const inTime = pressedAt - lastG.current < SEQUENCE_MS;
      lastG.current = event.key === "g" ? pressedAt : Number.NEGATIVE_INFINITY;
      const page = PAGES.find(({ key }) => key === event.key);
      // No navigation behind another modal dialog.
      if (!page || !inTime || document.querySelector(`dialog:modal:not(#${SHORTCUTS_ID})`)) return;
      dialog.current?.close();
      navigate(page.path);
    },
    { ...options, ignoreEventWhen: hasCommandKey },
  );

  // Must come after the hooks above, which register the listeners.
  useEffect(() => {
    for (const { target, key, code, shiftKey, repeat, timeStamp } of takeKeys()) {
      const event = new KeyboardEvent("keydown", { key, code, shiftKey, repeat, bubbles: true });
      replayed.set(event, timeStamp);
      target?.dispatchEvent(event);
    }
  }, [takeKeys]);

  function change(next: boolean) {
    setEnabled(next);
    storeEnabled(next);
  }

  return (
    <dialog
      ref={dialog}
      id={SHORTCUTS_ID}
      closedby="any"
      aria-labelledby="shortcuts-heading"
      className="picture-dialog m-auto w-[min(30rem,calc(100vw-2rem))] max-w-none overflow-y-auto rounded-card border bg-surface p-6 text-ink sm:p-8"
    >
      <div className="flex items-center justify-between gap-4">
        <h2 id="shortcuts-heading" className="text-xl">
          Keyboard shortcuts
        </h2>
        <button
          type="button"
          command="close"
          commandfor={SHORTCUTS_ID}
          aria-label="Close"
          className="-mr-2 grid size-11 place-items-center rounded-pill hover:bg-brand-soft"
        >
          <Icon name="x" className="text-xl" />
        </button>
      </div>
      <dl className="mt-4 grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-2">
        <Shortcut keys={["Ctrl", "K"]} name="Search (Cmd K on a Mac)" />
        <Shortcut keys={["?"]} name="This list" />
        <Shortcut keys={["t"]} name="Dark mode on or off" />
        {PAGES.map(({ key, name }) => (
          <Shortcut key={key} keys={["g", key]} name={`Go to ${name}`} />
        ))}
      </dl>
      <label className="mt-6 flex items-center gap-3 border-t pt-5">
        <input
          type="checkbox"
          checked={enabled}
          onChange={(event) => change(event.target.checked)}
          className="size-5 accent-brand"
        />
        Single-key shortcuts are on
      </label>
      <p className="mt-1 text-muted text-sm">
        Switch them off if you speak to your computer or press keys by accident. Ctrl K stays, and the button in the
        footer brings this list back.
      </p>
    </dialog>
  );
}

function Shortcut({ keys, name }: { keys: string[]; name: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd className="flex justify-end gap-1.5">
        {keys.map((key) => (
          <kbd
            key={key}
            className="min-w-8 rounded-md border border-field-line bg-sunken px-2 py-0.5 text-center font-sans text-sm"
          >
            {key}
          </kbd>
        ))}
      </dd>
    </>
  );
}

function hasCommandKey(event: KeyboardEvent): boolean {
  return event.ctrlKey || event.metaKey || event.altKey;
}

// Storage may be blocked; the choice then lasts until the page is left.

function readEnabled(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== "off";
  } catch {
    return true;
  }
}

function storeEnabled(enabled: boolean): void {
  try {
    localStorage.setItem(STORAGE_KEY, enabled ? "on" : "off");
  } catch {}
}
