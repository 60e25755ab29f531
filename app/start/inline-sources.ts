import stylesheet from "virtual:stylesheet";
import earlyScript from "./early.js?raw";
import startScript from "./start.js?raw";

// All inline scripts and styles. The Content-Security-Policy allows exactly these texts by their hashes
// (workers/pages/). The client build does not contain the scripts, because they have already run.

/** In the head, before the first paint. */
export const EARLY_SCRIPT = import.meta.env.SSR ? earlyScript : "";

/** At the end of the body. */
export const START_SCRIPT = import.meta.env.SSR ? startScript : "";

export const STYLESHEET_ID = "stylesheet";

/**
 * Empty in development, where Vite adds the styles. In the browser it is read from the page: React may recreate the
 * element after a hydration mismatch, and the hash must still match.
 */
export const STYLESHEET = import.meta.env.SSR
  ? stylesheet
  : (document.getElementById(STYLESHEET_ID)?.textContent ?? "");
