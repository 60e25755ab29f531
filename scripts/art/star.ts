/** The logo's star in the colors and sizes of icons. */
import { starPaths } from "#app/patterns/star-paths.ts";

const paths = Object.entries(starPaths).map(([name, path]) => `<path class="${name}" d="${path}"/>`);

interface StarColors {
  star: string;
  inner: string;
  heart: string;
}

export function starRules({ star, inner, heart }: StarColors): string {
  return `.star{fill:${star};stroke:${star};stroke-width:4.4;stroke-linejoin:round}.inner{fill:${inner}}.heart{fill:${heart}}`;
}

/**
 * @param rules starRules() and further CSS
 * @param margin space around the star, in units of which the star is 29 wide
 */
export function starSvg(rules: string, margin = 0): string {
  const side = 32 + 2 * margin;
  const viewBox = `${-margin} ${-margin} ${side} ${side}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><style>${rules}</style>${paths.join("")}</svg>`;
}
