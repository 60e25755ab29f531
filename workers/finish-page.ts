import { withIconSheet } from "./icon-sheet";
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
  let html = withIconSheet(rendered);
  let hydration: string | undefined;
  if (PAINT_FIRST) {
    html = await inlineStyles(html, readAsset);
    if (hydrationAddress) ({ html, hydration } = takeHydration(html));
    html = startLater(html, hydration === undefined ? undefined : hydrationAddress);
  }
  const [scripts, styles] = await Promise.all([hashSources(inlineScripts(html)), hashSources(inlineStyleTexts(html))]);
  return { html, hydration, policy: pagePolicy({ scripts, styles, development: import.meta.env.DEV }) };
}

/** The stylesheet of the site, as <Links> writes it. */
const STYLESHEET = /<link rel="stylesheet" href="([^"]+)"\/>/;

/** Taken apart once: there is one stylesheet in a build. */
const stylesheets = new Map<string, StylePart[]>();

/**
 * Puts the rules that the page needs into it, so that it paints without a second request. The whole stylesheet is
 * asked for when React starts: later pages need more. Its link stays, without an address, because React looks for
 * it. Where the file can't be read the page keeps its link as it was.
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
  return html.replace(STYLESHEET, () => `<style>${styles}</style><link rel="stylesheet" data-href="${path}"/>`);
}

/** The loaders' data as app/entry.server.tsx writes it into the page, for hydration only: a text literal, then the end. */
const DATA_START = "<script>window.__reactRouterContext.streamController.enqueue(";
const DATA_END = ");</script><script>window.__reactRouterContext.streamController.close();</script>";

/** Takes the data out of the page: every text of it stands in the HTML already. */
function takeHydration(html: string): { html: string; hydration: string } {
  const start = html.lastIndexOf(DATA_START);
  const end = html.indexOf(DATA_END, start);
  if (start === -1 || end === -1) return { html, hydration: "" };
  return {
    html: html.slice(0, start) + html.slice(end + DATA_END.length),
    hydration: JSON.parse(html.slice(start + DATA_START.length, end)),
  };
}

/** What <Scripts> writes to have modules fetched early, and to start React. */
const MODULE_PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g;
const BOOT_MODULE = /<script type="module" async="">([\s\S]*?)<\/script>/;

/**
 * Waits for load, a painted frame and idle, or for the first touch, pointer, key or focus event; then fetches the modules, the data
 * and the whole stylesheet, and starts React when both are there, so that nothing it adds is seen without styles.
 * When one of them can't be had, the page stays the document that it is.
 */
const STARTER = `((d,w)=>{let s;const e=["pointerdown","pointerover","touchstart","keydown","focusin"],g=()=>{if(s)return;s=1;for(const n of e)w.removeEventListener(n,g,!0);const c=t=>d.createElement(t),b=d.getElementById("boot"),{modules:m,hydration:u}=b.dataset,l=d.querySelector("link[data-href]"),k=w.__reactRouterContext.streamController;for(const h of m.split(" ")){const p=c("link");p.rel="modulepreload";p.href=h;d.head.append(p)}Promise.all([u&&fetch(u).then(r=>r.text()),l&&new Promise(r=>{l.onload=l.onerror=r;l.href=l.dataset.href})]).then(([t])=>{if(u){k.enqueue(t);k.close()}const p=c("script");p.type="module";p.textContent=b.textContent;d.body.append(p)})};for(const n of e)w.addEventListener(n,g,{capture:!0,passive:!0});w.addEventListener("load",()=>requestAnimationFrame(()=>requestAnimationFrame(()=>w.requestIdleCallback?requestIdleCallback(g,{timeout:2e3}):setTimeout(g,200))))})(document,window)`;

/** Takes the modulepreload links out, so that scripts do not compete with the page, and puts React's start off. */
function startLater(html: string, hydrationAddress: string | undefined): string {
  const modules = new Set<string>();
  const data = hydrationAddress ? ` data-hydration="${hydrationAddress}"` : "";
  return html
    .replaceAll(MODULE_PRELOAD, (_, href: string) => {
      modules.add(href);
      return "";
    })
    .replace(
      BOOT_MODULE,
      (_, boot: string) =>
        `<script type="text/plain" id="boot" data-modules="${[...modules].join(" ")}"${data}>${boot}</script><script>${STARTER}</script>`,
    );
}

/** The text of each inline script that a browser runs, now or when the page starts it. */
function inlineScripts(html: string): string[] {
  const scripts: string[] = [];
  for (const [, attributes = "", text = ""] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (!/\bsrc=/.test(attributes) && !/type="application\/(ld\+)?json"/.test(attributes)) scripts.push(text);
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
