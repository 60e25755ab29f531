import { Icon } from "#app/media/icon.tsx";

/** Works before hydration, because document/pre-hydration.ts handles the click. */
export function ThemeToggle() {
  return (
    <button
      type="button"
      ref={showTheme}
      data-theme-toggle
      aria-pressed="false"
      suppressHydrationWarning
      aria-label="Dark mode"
      title="Dark mode"
      className="js-only icon-button size-10"
    >
      <Icon name="moon" className="text-xl dark:hidden" />
      <Icon name="sun" className="hidden text-xl dark:inline-block" />
    </button>
  );
}

/** React may render the header again after document/pre-hydration.ts has set the attribute. */
function showTheme(toggle: HTMLElement | null): void {
  toggle?.setAttribute("aria-pressed", String(document.documentElement.classList.contains("dark")));
}
