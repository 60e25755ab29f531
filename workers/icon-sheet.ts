import icons from "../app/icons.svg?raw";
import iconsUrl from "../app/icons.svg?url";
import { ICON_SHEET_ID } from "../app/lib/icon-sheet";

/** Each symbol's text by its id. */
const symbols = new Map([...icons.matchAll(/<symbol id="([^"]+)"[\s\S]*?<\/symbol>/g)].map(([text, id]) => [id, text]));

const ICON = /<use href="#([^"]+)"/g;

/** The marks of other sites: they stand alone, without text beside them, and are as long as the others together. */
const MARK = "icon-brand-";

/**
 * Gives a page its icons. Those of its beginning are put into it, so that none comes later than the text beside it;
 * the others are taken from the file of all icons, which React's start asks for anyway. In and out: the page's HTML.
 */
export function withIcons(html: string): string {
  const beginning = html.slice(0, endOfBeginning(html));
  const inPage = new Set([...beginning.matchAll(ICON)].map(([, id = ""]) => id));
  // React compares attributes in development.
  if (import.meta.env.PROD) for (const id of inPage) if (id.startsWith(MARK)) inPage.delete(id);
  const page = html.replaceAll(ICON, (use, id: string) => (inPage.has(id) ? use : `<use href="${iconsUrl}#${id}"`));
  const used = [...inPage].map((id) => symbols.get(id) ?? "").join("");
  if (used === "") return html;
  return page.replace("<body>", `<body><svg id="${ICON_SHEET_ID}" aria-hidden="true">${used}</svg>`);
}

/** Where what a first screen may show ends: at the second section of the page, or at its footer. */
function endOfBeginning(html: string): number {
  // React compares attributes in development.
  if (import.meta.env.DEV) return html.length;
  const main = html.indexOf("<main");
  const second = html.indexOf("<section", html.indexOf("<section", main) + 1);
  const footer = html.indexOf("<footer", main);
  return second === -1 || (footer !== -1 && footer < second) ? footer : second;
}
