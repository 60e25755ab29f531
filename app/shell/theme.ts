/** Marks the toggle (shell/theme-toggle.tsx) for the functions below. */
export const themeToggle = { "data-theme-toggle": "" };

const TOGGLE = `[${Object.keys(themeToggle)}]`;

/** @returns whether the visitor has chosen the dark theme. With blocked storage, a choice lasts until a page load */
export function isStoredDark(): boolean {
  try {
    return localStorage.getItem("theme") === "dark";
  } catch {
    return document.documentElement.classList.contains("dark");
  }
}

/** Colors the page, the toolbar of a mobile browser and the toggle. */
export function applyTheme(isDark = isStoredDark()): void {
  const root = document.documentElement;
  root.classList.toggle("dark", isDark);
  document.querySelector(TOGGLE)?.setAttribute("aria-pressed", String(isDark));
  const present = document.querySelector<HTMLMetaElement>("meta[name=theme-color]");
  const themeColor = present ?? document.head.appendChild(document.createElement("meta"));
  themeColor.name = "theme-color";
  themeColor.content = getComputedStyle(root).getPropertyValue("--paper");
}

/** Before React: the stored theme, and clicks on the toggle. */
export function switchTheme(): void {
  applyTheme();
  // Updates a page restored from the bfcache, and follows a change in another tab.
  for (const type of ["pageshow", "storage"]) addEventListener(type, () => applyTheme());
  addEventListener("click", ({ target }) => {
    const toggle = (target as Element).closest(TOGGLE);
    if (!toggle) return;
    const flip = () => {
      const isDark = !document.documentElement.classList.contains("dark");
      applyTheme(isDark);
      try {
        localStorage.setItem("theme", isDark ? "dark" : "light");
      } catch {}
    };
    if (!document.startViewTransition || matchMedia("(prefers-reduced-motion: reduce)").matches) return flip();
    // A second click or a hidden page skips the transition.
    document.startViewTransition(flip).ready.then(
      () => growStar(toggle.getBoundingClientRect()),
      () => {},
    );
  });
}

/** Reveals the new theme in an eight-pointed star that grows until its inner corners leave the window. */
function growStar({ x, y, width }: DOMRect): void {
  const star = (radius: number) => {
    const corners = Array.from({ length: 16 }, (_, corner) => {
      const [angle, reach] = [(corner * Math.PI) / 8, corner % 2 ? radius * 0.77 : radius];
      return `${x + width / 2 + reach * Math.cos(angle)}px ${y + width / 2 + reach * Math.sin(angle)}px`;
    });
    return { opacity: 1, mixBlendMode: "normal", clipPath: `polygon(${corners})` };
  };
  const whole = innerWidth + innerHeight;
  for (const [side, from] of Object.entries({ old: whole, new: 0 })) {
    const pseudoElement = `::view-transition-${side}(root)`;
    document.documentElement.animate([star(from), star(whole)], { duration: 250, easing: "ease-in", pseudoElement });
  }
}
