/** The logo's star, whose paths are in star.svg, in the colors and sizes of icons. */
import { readFileSync } from "node:fs";

const drawing = readFileSync(new URL("star.svg", import.meta.url), "utf8");
const [, paths = ""] = /<svg[^>]*>(.*)<\/svg>/s.exec(drawing) ?? [];

interface StarColors {
  star: string;
  inner: string;
  heart: string;
}

export function starRules({ star, inner, heart }: StarColors): string {
  return `.star{fill:${star}}.inner{fill:${inner}}.heart{fill:${heart}}`;
}

/**
 * @param rules starRules() and further CSS
 * @param margin space around the star, in units of which the star is 29 wide
 */
export function starSvg(rules: string, margin = 0): string {
  const side = 32 + 2 * margin;
  const viewBox = `${-margin} ${-margin} ${side} ${side}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><style>${rules}</style>${paths}</svg>`;
}
