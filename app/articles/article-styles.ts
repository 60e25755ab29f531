// biome-ignore-start lint/style/noRestrictedImports: pages without an article do not need these styles
import blocks from "./article-blocks.css?inline";
import charts from "./article-charts.css?inline";
import text from "./article-text.css?inline";
// biome-ignore-end lint/style/noRestrictedImports: as above

/**
 * The styles for the text of articles. They come from the loader, so that no script contains them. The
 * Content-Security-Policy allows exactly this text (workers/pages/).
 */
export const ARTICLE_STYLES = [text, blocks, charts].map((styles) => styles.trim()).join("");
