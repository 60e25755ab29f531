import styles from "./articles.css?inline";

/**
 * The styles of an article's text, for a style element of its own: other pages need not carry them. The loader hands
 * them to the page, so no script has them. The Content-Security-Policy allows this very text (workers/pages/).
 */
export const ARTICLE_STYLES = styles.trim();
