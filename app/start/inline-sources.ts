import stylesheet from "virtual:stylesheet";
import earlyScript from "./early.ts?inline-script";
import startScript from "./start.ts?inline-script";

// The Content-Security-Policy allows exactly these texts, by hash (page-policy.ts). The client build leaves them out,
// because the scripts have already run there.

export const EARLY_SCRIPT = import.meta.env.SSR ? earlyScript : "";

export const START_SCRIPT = import.meta.env.SSR ? startScript : "";

export const STYLESHEET_ID = "site:stylesheet";

/** Empty in development. In the browser, the text comes from the page, in case React renders the element again. */
export const STYLESHEET = import.meta.env.SSR
  ? stylesheet
  : (document.getElementById(STYLESHEET_ID)?.textContent ?? "");
