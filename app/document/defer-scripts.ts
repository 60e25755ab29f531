import { REACT_TEMPLATE_ID } from "./start-react.ts";

// Text and attributes of a page cannot contain these tags, because React escapes angle brackets and quotes.
const MODULE_PRELOADS = /<link rel="modulepreload"[^>]*>/g;
const STRUCTURED_DATA = /<script type="application\/ld\+json">.*?<\/script>/gs;

/** Start of the first script that <Scripts> renders. Nothing but React's comments follows its scripts. */
const FIRST_SCRIPT = /<script nonce="[^"]*">window\.__reactRouterContext = /;

/**
 * Moves everything that `<Scripts>` renders, preload links included, into a template at the end of the body, where it
 * does nothing until document/start-react.ts inserts it after the first paint. Lighthouse's simulated first paint
 * otherwise waits for all scripts. Structured data moves to the end too, because it would delay the styles.
 *
 * @returns the page, unchanged if React Router renders its scripts in another way
 */
export function deferScripts(html: string): string {
  const preloads = html.match(MODULE_PRELOADS) ?? [];
  const structuredData = html.match(STRUCTURED_DATA) ?? [];
  const page = html.replaceAll(MODULE_PRELOADS, "").replaceAll(STRUCTURED_DATA, "");
  const start = page.search(FIRST_SCRIPT);
  // The text of a page may contain "</body>".
  const end = page.lastIndexOf("</body>");
  if (start === -1 || preloads.length === 0) return html;
  const scripts = page.slice(start, end);
  const template = `<template id="${REACT_TEMPLATE_ID}">${preloads.join("")}${scripts}</template>`;
  return page.slice(0, start) + template + structuredData.join("") + page.slice(end);
}
