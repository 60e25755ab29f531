import { visitedPages } from "#test/published.ts";

export const missingScreens = ["/no-such-page", "/blogs/no-such-article"];

export const screens = [...visitedPages.map(({ path }) => path), "/search?q=development", ...missingScreens];

/** One screen for each module in app/routes/, and each kind of 404 screen. */
export const screenPerRoute = [...Map.groupBy(screens, kindOf).values()].flatMap(([first = ""]) => first);

function kindOf(path: string): string {
  if (missingScreens.includes(path)) return path;
  return path
    .replace(/^\/news\//, "/blogs/")
    .replace(/(?<=^\/\w+\/).*/, ":slug")
    .replace(/^.*-(services|policy)$/, "legal");
}

/** Removes the browser's console error about a 404 screen. */
export function ignore404(pageErrors: string[]): void {
  pageErrors.splice(0, pageErrors.length, ...pageErrors.filter((line) => !line.includes("status of 404")));
}
