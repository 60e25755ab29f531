/**
 * Features in use that are not in Baseline "widely available" (in all engines for 30 months), by their names in
 * web-features, and what an engine without one does. test/formats/features.test.ts compares the list with the site.
 */
export const NEWER_FEATURES: Record<string, string> = {
  "backdrop-filter": "the header is translucent without blur",
  clip: "obsolete, and known to all engines: UnoCSS hides texts for screen readers by it",
  "cross-document-view-transitions": "a loaded page appears at once",
  cursor: "a device without a mouse has no pointer to change",
  "dialog-closedby": "app/start/early.ts closes dialogs by a press on the backdrop",
  "forced-colors": "an engine without forced colors needs no exceptions from them",
  "input-event": "Enter that ends the input of a character also opens the search result",
  "invoker-commands": "app/start/early.ts opens and closes dialogs",
  "keyboard-events": "Enter that ends the input of a character also opens the search result",
  "line-clamp": "written as -webkit-line-clamp too, which all engines have",
  "link-rel-prefetch": "icons are loaded when the first one is read",
  manifest: "the site cannot be installed as an app",
  marker: "list markers have the color of the text",
  "open-pseudo": "written beside [open], each in a rule of its own",
  "page-breaks": "a printed heading may be the last line of a page",
  "page-setup": "printed pages have the browser's margins",
  popover: "no popover is on the site: the selector is UnoCSS's",
  "print-color-adjust": "grounds are printed as the browser's own setting says",
  requestidlecallback: "app/start/start.ts waits with setTimeout",
  scheduler: "app/start/start.ts lets the browser respond with setTimeout",
  "scrollbar-gutter": "the page moves by a scrollbar's width when a dialog opens",
  selection: "selected text has the browser's colors",
  "starting-style": "dialogs appear without motion",
  "table-discouraged": "columns of tables in articles are aligned at the start",
  "text-size-adjust": "phones enlarge texts by themselves",
  "text-wrap-balance": "headings break where a line is full",
  "text-wrap-pretty": "paragraphs break where a line is full",
  "widows-orphans": "a printed paragraph may leave one line on a page",
  "view-transitions": "the next page appears at once",
};

/** Names of the site's own data that are also names of newer members of the DOM. */
export const OWN_NAMES = [
  "address",
  "anchor",
  "features",
  "minutes",
  "navigation",
  "profiles",
  "properties",
  "reasons",
  "results",
  "subject",
  "summary",
  "navigationType",
  "userInitiated",
];
