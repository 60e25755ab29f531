// Functions that run in the page, through Playwright or WebDriver.

/** @returns the place of the header, and the number of lines that its links take */
export function headerLayout(): { top: number; height: number; lines: number } {
  const { top, height } = document.querySelector("body > header")?.getBoundingClientRect() ?? new DOMRect();
  const links = [...document.querySelectorAll("body > header nav a")];
  return { top, height, lines: new Set(links.map((link) => link.getBoundingClientRect().top)).size };
}

/** @returns the size of each part of the logo, in the header and in the footer, and the size that it should have */
export function logoSizes(): { size: [number, number]; expected: [number, number] }[] {
  return [...document.querySelectorAll("body > header > div > a svg, footer a[href='/'] svg")].map((part) => {
    const { top, width, height } = part.getBoundingClientRect();
    const [, , wide = 0, high = 1] = part.getAttribute("viewBox")?.split(" ").map(Number) ?? [];
    const expected = Math.round((28 * wide) / high);
    // A wordmark without room wraps out of sight.
    const isHidden = wide >= 2 * high && top >= (part.parentElement?.getBoundingClientRect().bottom ?? 0);
    return { size: [isHidden ? expected : Math.round(width), height], expected: [expected, 28] };
  });
}

export function logoColors(landmark: string): string[] {
  return [...document.querySelectorAll(`${landmark} a[href='/'] svg path`)]
    .filter((path) => !path.closest("dialog, nav"))
    .map((path) => `${getComputedStyle(path).fill} ${getComputedStyle(path).stroke}`);
}

/** @returns drawings whose viewBox or path the engine could not parse: Firefox ignores viewBox="0-25 9 9" */
export function unparsedDrawings(): string[] {
  const isRead = (drawing: SVGSVGElement) => (drawing.viewBox.baseVal?.width ?? 0) > 0;
  const hasLength = (path: SVGPathElement) => path.getTotalLength() > 0;
  return [
    ...[...document.querySelectorAll<SVGSVGElement>("svg[viewBox]")].filter((one) => !isRead(one)),
    ...[...document.querySelectorAll<SVGPathElement>("svg path")].filter((one) => !hasLength(one)),
  ].map(({ outerHTML }) => outerHTML.slice(0, 100));
}

/** @returns whether the target of the URL's hash has the focus and is in view below the header */
export function isTargetInView(): boolean {
  const place = document.getElementById(location.hash.slice(1));
  const { top = -1 } = place?.getBoundingClientRect() ?? {};
  return document.activeElement === place && top >= 64 && top < innerHeight;
}

/** @returns the background of the page, its theme-color, and the state of its toggle */
export function shownTheme(): (string | null | undefined)[] {
  return [
    getComputedStyle(document.body).backgroundColor,
    document.querySelector("meta[name=theme-color]")?.getAttribute("content"),
    document.querySelector("[aria-label='Dark mode']")?.getAttribute("aria-pressed"),
  ];
}
