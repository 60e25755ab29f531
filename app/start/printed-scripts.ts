// What entry.server.tsx does with the tags that React Router's <Scripts> and <ServerRouter> print into a page.

/**
 * Finds the inline scripts with a nonce, which only React Router knows: the policy allows no other that might be in the
 * page. Takes the nonce out, so that the page is the same for all visitors.
 */
export function takeNonce(html: string, nonce: string): { html: string; scripts: string[] } {
  const attribute = ` nonce="${nonce}"`;
  const scripts: string[] = [];
  for (let at = html.indexOf(attribute); at !== -1; at = html.indexOf(attribute, at + 1)) {
    if (!html.startsWith("<script", html.lastIndexOf("<", at))) continue;
    const start = html.indexOf(">", at) + 1;
    scripts.push(html.slice(start, html.indexOf("</script>", start)));
  }
  return { html: html.replaceAll(attribute, ""), scripts };
}

/** Of a script that the browser does not run. */
export const DEFERRED_SCRIPT_TYPE = "text/plain";

/** Of the template with the links to React's scripts, which load nothing there. Its `data-path` is the page's path. */
export const PRELOADS_ID = "site:preloads";

/**
 * Lets start.ts decide when React's scripts are loaded and run. What is printed in another way starts at once. Their
 * links and the data for search engines move to the end of the page, where they do not delay the first paint.
 */
export function deferScripts(html: string, path: string): string {
  const links = html.match(MODULE_LINKS) ?? [];
  const data = html.match(STRUCTURED_DATA) ?? [];
  const address = path.replaceAll("&", "&amp;");
  const template = `<template id="${PRELOADS_ID}" data-path="${address}">${links.join("")}</template>`;
  const rest = deferModule(html).replaceAll(MODULE_LINKS, "").replaceAll(STRUCTURED_DATA, "");
  return rest.replace("</body>", () => `${data.join("")}${template}</body>`);
}

const MODULE_LINKS = /<link rel="modulepreload"[^>]*>/g;
const STRUCTURED_DATA = /<script type="application\/ld\+json">.*?<\/script>/gs;

/** For development, where the module script imports the hot reload runtime before anything else may be loaded. */
export function deferModule(html: string): string {
  return html.replace(' type="module" async=""', ` type="${DEFERRED_SCRIPT_TYPE}"`);
}
