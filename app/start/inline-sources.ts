import stylesheet from "virtual:stylesheet";
import { createContext } from "react";
// biome-ignore lint/style/noRestrictedImports: only its text, for the end of the page
import printStyles from "#app/print.css?inline";
import beforeReactScript from "./before-react.ts?inline-script";
import earlyScript from "./early.ts?inline-script";

// The client build leaves these texts out, because the page has them already.

export const EARLY_SCRIPT = import.meta.env.SSR ? earlyScript : "";
export const BEFORE_REACT_SCRIPT = import.meta.env.SSR ? beforeReactScript : "";

export const STYLESHEET_ID = "site:stylesheet";
export const PRINT_STYLES_ID = "site:print-styles";

/** Empty in development. */
export const STYLESHEET = import.meta.env.SSR ? stylesheet : inPage(STYLESHEET_ID);

/** At the end of the page, because the first paint does not need them. */
export const PRINT_STYLES = import.meta.env.SSR ? printStyles : inPage(PRINT_STYLES_ID);

/** @returns the text of an element, in case React renders it again */
function inPage(id: string): string {
  return document.getElementById(id)?.textContent ?? "";
}

/** Marks our inline elements, so that entry.server.tsx allows them. There is none in the browser. */
export const NonceContext = createContext<string | undefined>(undefined);
