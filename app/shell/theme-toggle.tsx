import { ControlIcon } from "#app/ui/control-icon.tsx";
import { applyTheme, isStoredDark, themeToggle } from "./theme.ts";
import "./theme-toggle.css";

/** Works before hydration, because shell/theme.ts handles the click. */
export function ThemeToggle() {
  return (
    <button
      type="button"
      ref={whenShown}
      {...themeToggle}
      aria-pressed="false"
      suppressHydrationWarning
      aria-label="Dark mode"
      title="Dark mode"
      className="js-only icon-button size-10"
    >
      <ControlIcon name="dark" className="text-xl dark:hidden" />
      <ControlIcon name="light" className="hidden text-xl dark:inline-block" />
    </button>
  );
}

/** React may render the header, or the whole document, again after shell/theme.ts has set the theme. */
function whenShown(toggle: HTMLElement | null): void {
  // Not always, because it computes all styles while React starts.
  if (toggle && toggle.ariaPressed !== String(isStoredDark())) applyTheme();
}
