import icons from "../app/icons.svg?raw";
import { ICON_SHEET_ID } from "../app/lib/icon-sheet";

/** Each symbol's text by its id. */
const symbols = new Map([...icons.matchAll(/<symbol id="([^"]+)"[\s\S]*?<\/symbol>/g)].map(([text, id]) => [id, text]));

/**
 * Puts the icons that a page shows into it, at its start, so that none comes later than the text beside it. In and
 * out: the page's HTML.
 */
export function withIconSheet(html: string): string {
  const ids = new Set([...html.matchAll(/<use href="#([^"]+)"/g)].map(([, id]) => id));
  const used = [...ids].map((id) => symbols.get(id) ?? "").join("");
  if (used === "") return html;
  return html.replace("<body>", `<body><svg id="${ICON_SHEET_ID}" aria-hidden="true">${used}</svg>`);
}
