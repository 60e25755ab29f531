import { typedCharacters, unicodeRange } from "./font-characters";

const FAMILY = "Plus Jakarta Sans Variable";

/**
 * The typeface, and Arial in its metrics (computed with capsize) until it is there. In: the addresses of its files.
 * Out: CSS for the page itself and not for the stylesheet, which comes a second time when React starts: the same rules
 * in another stylesheet are another font to a browser, and lines would break elsewhere when it comes.
 *
 * Not swap, for the same reason. The font is preloaded, so it is there in time or next time. Its second file is asked
 * for when somebody types one of its characters: those are shown at once and swapped, in a field that stays as it is.
 */
export function fontFaces(urls: { site: string; typed: string }): string {
  const face = (url: string, display: string, rest = "") =>
    `@font-face{font-family:"${FAMILY}";src:url(${url});font-weight:400 800;font-display:${display}${rest}}`;
  return `${face(urls.site, "optional")}${face(urls.typed, "swap", `;unicode-range:${unicodeRange(typedCharacters())}`)}@font-face{font-family:"Plus Jakarta Sans Fallback";src:local("Arial"),local("ArialMT"),local("Liberation Sans");ascent-override:98.8763%;descent-override:21.147%;line-gap-override:0%;size-adjust:104.9796%}`;
}
