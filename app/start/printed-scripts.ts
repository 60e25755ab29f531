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
 * Lets start.ts decide when React's scripts are loaded and run. What is printed in another way starts at once. The
 * links are at the end of the page, where they do not delay the first paint.
 */
export function deferScripts(html: string, path: string): string {
  const links: string[] = [];
  const rest = html.replaceAll(/<link rel="modulepreload"[^>]*>/g, (link) => {
    links.push(link);
    return "";
  });
  const data = `data-path="${path.replaceAll("&", "&amp;")}"`;
  const template = `<template id="${PRELOADS_ID}" ${data}>${links.join("")}</template>`;
  return deferModule(rest).replace("</body>", () => `${template}</body>`);
}

/** For development, where the module script imports the hot reload runtime before anything else may be loaded. */
export function deferModule(html: string): string {
  return html.replace(' type="module" async=""', ` type="${DEFERRED_SCRIPT_TYPE}"`);
}
