import startUrl from "../app/start-react.js?url";
import wakeScript from "../app/wake-react.js?raw";
import { withIcons } from "./icon-sheet";
import { parseStylesheet, type StylePart, stylesFor } from "./page-styles";
import { pagePolicy } from "./security-headers";
import { sha256 } from "./sha256";

/** Reads a built file by its path, "/assets/root-abc.css"; undefined when it is not there. */
export type ReadAsset = (path: string) => Promise<string | undefined>;

/**
 * The old way stays measurable: built with DEFER_HYDRATION=off, pages go out as React Router renders them.
 * `npm run bench -- --without-deferral` compares the two.
 */
const PAINT_FIRST = import.meta.env.PROD && import.meta.env.DEFER_HYDRATION !== "off";

/**
 * Finishes the HTML of a page: paint first, hydrate after. In: the page as React rendered it, how to read its
 * stylesheet, and the address at which what React hydrates from will be kept; without one it stays in the page.
 * Out: the HTML with the styles it needs inside and React's start put off, the policy that allows exactly its
 * inline scripts and styles, and what was taken out for the address.
 */
export async function finishPage(
  rendered: string,
  { readAsset, hydrationAddress }: { readAsset: ReadAsset; hydrationAddress?: string },
): Promise<{ html: string; policy: string; hydration?: string }> {
  let html = withIcons(rendered);
  let hydration: string | undefined;
  if (PAINT_FIRST) {
    html = await inlineStyles(html, readAsset);
    ({ html, hydration } = startLater(shorten(html), hydrationAddress));
  }
  const [scripts, styles] = await Promise.all([hashSources(inlineScripts(html)), hashSources(inlineStyleTexts(html))]);
  return { html, hydration, policy: pagePolicy({ scripts, styles, development: import.meta.env.DEV }) };
}

/** The stylesheet of the site, as <Links> writes it. */
const STYLESHEET = /<link rel="stylesheet" href="([^"]+)"\/>/;

/** Taken apart once: there is one stylesheet in a build. */
const stylesheets = new Map<string, StylePart[]>();

/**
 * Puts the rules that its first paint needs into the page, so that it paints without a second request. The whole
 * stylesheet is asked for when React starts: hovers and later pages need more. Its link stays, without an address,
 * because React looks for it. Where the file can't be read the page keeps its link as it was.
 */
async function inlineStyles(html: string, readAsset: ReadAsset): Promise<string> {
  const path = STYLESHEET.exec(html)?.[1];
  if (!path) return html;
  let stylesheet = stylesheets.get(path);
  if (!stylesheet) {
    const css = await readAsset(path);
    if (css === undefined) return html;
    stylesheet = parseStylesheet(css);
    stylesheets.set(path, stylesheet);
  }
  const styles = stylesFor(html, stylesheet);
  const whole = `<link rel="stylesheet" data-href="${path}"/><noscript><link rel="stylesheet" href="${path}"/></noscript>`;
  // After the fonts that app/root.tsx declares: one text, one hash in the policy.
  return html.replace(STYLESHEET, () => whole).replace("</style>", () => `${styles}</style>`);
}

/**
 * What <Scripts> writes at the end of a page: the router's context, modules to fetch early, and the module that starts
 * React. Then the loaders' data as app/entry.server.tsx writes them: a text literal without `<`, and the end.
 */
const CONTEXT = "<script>window.__reactRouterContext = ";
const CONTEXT_END = ";window.__reactRouterContext.stream = ";
const BOOT_MODULE = '<script type="module" async="">';
const DATA = "<script>window.__reactRouterContext.streamController.enqueue(";
const DATA_END = ");</script><script>window.__reactRouterContext.streamController.close();</script>";
const SCRIPT_END = "</script>";
const MODULE_PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g;

/** Inside the boot module: what is loaded first, the routes' modules, the names they go by, and the entry. */
const FIRST_IMPORT = /^import "([^"]+)";/;
const ROUTE_IMPORT = /import \* as (\w+) from "([^"]+)";/g;
const ROUTE_NAMES = /"([^"]+)":(route\d+)/g;
const ENTRY_IMPORT = /import\("([^"]+)"\);\s*$/;

/**
 * Takes out of the page what only React's start needs, so that it neither weighs nor competes with the page, and has
 * the page start React later. In: the page, and the address that this will have; without one it stays in the page, as
 * data. Out: the page, and what is to be at the address, as JSON for app/start-react.js.
 */
function startLater(html: string, hydrationAddress: string | undefined): { html: string; hydration?: string } {
  // Looked for by plain texts: in a new isolate an expression over the loaders' data takes longer than all the rest.
  const start = html.lastIndexOf(CONTEXT);
  const context = start === -1 ? undefined : cut(html.slice(start), CONTEXT, CONTEXT_END);
  const contextRest = context && cut(context.after, "", SCRIPT_END);
  const module = contextRest && cut(contextRest.after, BOOT_MODULE, SCRIPT_END);
  const data = module && cut(module.after, DATA, DATA_END);
  if (!data) return { html };
  const modules = new Set<string>();
  const page = html.slice(0, start).replaceAll(MODULE_PRELOAD, (_, href: string) => {
    modules.add(href);
    return "";
  });
  const boot = module.inside.trim();
  const addresses = new Map([...boot.matchAll(ROUTE_IMPORT)].map(([, name = "", href]) => [name, href]));
  const hydration = JSON.stringify({
    context: JSON.parse(context.inside),
    data: JSON.parse(data.inside),
    modules: [...modules],
    first: FIRST_IMPORT.exec(boot)?.[1],
    routes: Object.fromEntries([...boot.matchAll(ROUTE_NAMES)].map(([, id, name = ""]) => [id, addresses.get(name)])),
    entry: ENTRY_IMPORT.exec(boot)?.[1],
  });
  const later = hydrationAddress
    ? `<script type="application/json" id="boot" data-start="${startUrl}" data-hydration="${hydrationAddress}"></script>`
    : // As in JSON-LD: no text of a page may end the script that holds it.
      `<script type="application/json" id="boot" data-start="${startUrl}">${hydration.replaceAll("<", "\\u003c")}</script>`;
  // In the places of the two that React looks for when it hydrates.
  const scripts = `${later}${module.before}<script>${wakeScript}</script>`;
  return { hydration, html: page + scripts + data.before + data.after };
}

/** What stands before, between and after two texts; undefined where they are not. */
function cut(text: string, opening: string, closing: string) {
  const start = text.indexOf(opening);
  const end = start === -1 ? -1 : text.indexOf(closing, start + opening.length);
  if (end === -1) return undefined;
  return {
    before: text.slice(0, start),
    inside: text.slice(start + opening.length, end),
    after: text.slice(end + closing.length),
  };
}

/**
 * Leaves out what makes no difference: the end tags of SVG elements that hold nothing, and the attribute by which
 * React Router finds links whose routes it has to ask for. It knows every route (react-router.config.ts).
 */
function shorten(html: string): string {
  return html.replaceAll(/><\/(?:path|use|circle|rect)>/g, "/>").replaceAll(' data-discover="true"', "");
}

/** The text of each inline script that a browser runs, now or when the page starts it. */
function inlineScripts(html: string): string[] {
  const scripts: string[] = [];
  for (const [, attributes = "", text = ""] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (!/\bsrc=/.test(attributes) && !/type="application\/(?:ld\+)?json"/.test(attributes)) scripts.push(text);
  }
  return scripts;
}

function inlineStyleTexts(html: string): string[] {
  return [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = ""]) => text);
}

/** The texts' hashes as CSP sources, each once. */
async function hashSources(texts: string[]): Promise<string[]> {
  return Promise.all([...new Set(texts)].map(async (text) => `'sha256-${await sha256(text)}'`));
}
