/**
 * The typeface, and Arial in its metrics (computed with capsize) until it is there. In: the address of the font. Out:
 * CSS for the page itself and not for the stylesheet, which comes a second time when React starts: the same rules in
 * another stylesheet are another font to a browser, and lines would break elsewhere when it comes.
 *
 * Not swap, for the same reason. The font is preloaded, so it is there in time or next time.
 */
export function fontFaces(url: string): string {
  return `@font-face{font-family:"Plus Jakarta Sans Variable";src:url(${url}) format("woff2-variations");font-weight:400 800;font-display:optional}@font-face{font-family:"Plus Jakarta Sans Fallback";src:local("Arial"),local("ArialMT"),local("Liberation Sans");ascent-override:98.8763%;descent-override:21.147%;line-gap-override:0%;size-adjust:104.9796%}`;
}
