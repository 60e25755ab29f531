import { ARTICLE_STYLES } from "../../app/articles/article-styles.ts";
import { EARLY_SCRIPT, START_SCRIPT, STYLESHEET } from "../../app/start/inline-sources.ts";
import { sha256 } from "./sha256.ts";

export interface InlineHashes {
  /** CSP sources: "'sha256-…'". */
  scripts: string[];
  styles: string[];
}

let hashes: Promise<InlineHashes> | undefined;

/**
 * The hashes of all inline scripts and styles, which are the build's own. Every page allows all of them: a link shows
 * the next page in the same document.
 */
export function inlineHashes(): Promise<InlineHashes> {
  hashes ??= hash();
  return hashes;
}

async function hash(): Promise<InlineHashes> {
  const sources = (texts: string[]) => Promise.all(texts.map(async (text) => `'sha256-${await sha256(text)}'`));
  const [scripts, styles] = await Promise.all([
    sources([EARLY_SCRIPT, START_SCRIPT]),
    sources([STYLESHEET, ARTICLE_STYLES]),
  ]);
  return { scripts, styles };
}
