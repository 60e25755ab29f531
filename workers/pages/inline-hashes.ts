import { EARLY_SCRIPT, START_SCRIPT, STYLESHEET } from "../../app/start/inline-sources";
import { sha256 } from "./sha256";

export interface InlineHashes {
  /** CSP sources: "'sha256-…'". */
  scripts: string[];
  styles: string[];
}

let hashes: Promise<InlineHashes> | undefined;

/** The hashes of all inline scripts and styles, which are the build's own and the same on every page. */
export function inlineHashes(): Promise<InlineHashes> {
  hashes ??= hash();
  return hashes;
}

async function hash(): Promise<InlineHashes> {
  const sources = (texts: string[]) => Promise.all(texts.map(async (text) => `'sha256-${await sha256(text)}'`));
  const [scripts, styles] = await Promise.all([sources([EARLY_SCRIPT, START_SCRIPT]), sources([STYLESHEET])]);
  return { scripts, styles };
}
