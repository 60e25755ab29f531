import stylesheet from "virtual:stylesheet";
import earlyScript from "./early.js?raw";
import startScript from "./start.js?raw";

// All that runs or styles inside a page: workers/pages/ lets these texts through the policy by their hashes, and no
// others. The browser has run the scripts by then, so its own are without them.

/** Runs in the head, before the first paint. */
export const EARLY_SCRIPT = import.meta.env.SSR ? earlyScript : "";

/** Runs at the end of the page. */
export const START_SCRIPT = import.meta.env.SSR ? startScript : "";

/** The element that holds the styles. */
export const STYLESHEET_ID = "stylesheet";

/**
 * All styles of the site; empty in development, where Vite adds them. In the browser they are read from the page: React
 * writes them again when it can't use what the server has sent, as after a translation, and the policy knows this text.
 */
export const STYLESHEET = import.meta.env.SSR
  ? stylesheet
  : (document.getElementById(STYLESHEET_ID)?.textContent ?? "");
