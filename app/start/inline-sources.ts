import stylesheet from "virtual:stylesheet";
import earlyScript from "./early.js?raw";
import startScript from "./start.js?raw";

// All that runs or styles inside a page: workers/pages/ lets these texts through the policy by their hashes, and no
// others. The browser has them by then and leaves them as they are, so its scripts are without them.

/** Runs in the head, before the first paint. */
export const EARLY_SCRIPT = import.meta.env.SSR ? earlyScript : "";

/** Runs at the end of the page. */
export const START_SCRIPT = import.meta.env.SSR ? startScript : "";

/** All styles of the site; empty in development, where Vite adds them. */
export const STYLESHEET = import.meta.env.SSR ? stylesheet : "";
