/** @returns whether the visitor has chosen the dark theme. With blocked storage, a choice lasts until a page load */
export function isStoredDark(): boolean {
  try {
    return localStorage.getItem("theme") === "dark";
  } catch {
    return document.documentElement.classList.contains("dark");
  }
}
