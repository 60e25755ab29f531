import { Icon } from "~/media/icon";

/** Flips dark mode. It is start/early.js that acts on it, so it works before React has started. */
export function ThemeToggle() {
  return (
    <button
      type="button"
      data-theme-toggle
      aria-pressed="false"
      suppressHydrationWarning
      aria-label="Dark mode"
      title="Dark mode"
      className="script-only grid size-10 place-items-center rounded-pill text-muted transition-colors hover:bg-brand-soft hover:text-brand"
    >
      <Icon name="moon" className="text-xl dark:hidden" />
      <Icon name="sun" className="hidden text-xl dark:inline-block" />
    </button>
  );
}
