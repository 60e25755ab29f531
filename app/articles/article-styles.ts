// biome-ignore-start lint/style/noRestrictedImports: pages without an article need not carry them
import blocks from "./article-blocks.css?inline";
import charts from "./article-charts.css?inline";
import text from "./article-text.css?inline";
// biome-ignore-end lint/style/noRestrictedImports: as above

/**
 * The styles of an article's text, for a style element of its own. The loader hands them to the page, so no script has
 * them. The Content-Security-Policy allows this very text (workers/pages/).
 */
export const ARTICLE_STYLES = [text, blocks, charts].map((styles) => styles.trim()).join("");
