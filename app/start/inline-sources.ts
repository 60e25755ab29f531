import stylesheet from "virtual:stylesheet";
import earlyScript from "./early.js?raw";
import startScript from "./start.js?raw";

// The Content-Security-Policy allows exactly these texts, by hash (workers/pages/). Not in the client build: the
// scripts have already run there.

export const EARLY_SCRIPT = import.meta.env.SSR ? earlyScript : "";

export const START_SCRIPT = import.meta.env.SSR ? startScript : "";

export const STYLESHEET_ID = "stylesheet";

/**
 * Empty in development. In the browser it comes from the page: React may recreate the element after a hydration
 * mismatch, and the hash must still match.
 */
export const STYLESHEET = import.meta.env.SSR
  ? stylesheet
  : (document.getElementById(STYLESHEET_ID)?.textContent ?? "");
