import stylesheet from "virtual:stylesheet";
import { createContext } from "react";
import preHydrationScript from "./pre-hydration.ts?inline-script";
import prePaintScript from "./pre-paint.ts?inline-script";

// The client build leaves these texts out, because the HTML already contains them.

export const PRE_PAINT_SCRIPT = import.meta.env.SSR ? prePaintScript : "";
export const PRE_HYDRATION_SCRIPT = import.meta.env.SSR ? preHydrationScript : "";

export const STYLESHEET_ID = "site:stylesheet";

/** Cascade layers, later ones win. Must precede all styles, so that their order does not depend on imports. */
const LAYERS = "@layer base, components, utilities;";

/** The layers alone in development. The client reads the text from the page, in case React renders the element again. */
export const STYLESHEET = import.meta.env.SSR
  ? LAYERS + stylesheet
  : (document.getElementById(STYLESHEET_ID)?.textContent ?? "");

/** Allows our inline elements in the policy (entry.server.tsx). The client reads it from the page for the same case. */
export const NonceContext = createContext<string | undefined>(
  import.meta.env.SSR ? undefined : document.getElementById(STYLESHEET_ID)?.nonce,
);
