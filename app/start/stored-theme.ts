/** @returns whether the visitor has chosen the dark theme. If storage is blocked, the choice lasts as long as the page. */
export function isStoredDark(): boolean {
  try {
    return localStorage.getItem("theme") === "dark";
  } catch {
    return document.documentElement.classList.contains("dark");
  }
}
