import { createHash } from "node:crypto";
import { bodyPath } from "../../app/articles/article-body.ts";
import { companyName } from "../../content/site.ts";

export interface Site {
  /** Scheme and host, without a trailing slash. */
  origin: string;
  /** Does not follow redirects. Throws when no answer comes in time. */
  ask(path: string, init?: RequestInit): Promise<Response>;
}

interface Outcome {
  note: string;
  wrong: string[];
}

interface Check {
  name: string;
  run(site: Site): Promise<Outcome>;
}

/** The contact page has email addresses, which a zone may rewrite. */
const PAGES = ["/", "/services", "/services/web-development", "/portfolio", "/contact-us", "/blogs", "/careers"];

const TRANSPORT_SECONDS = 31_536_000;

const SECURITY_HEADERS: Record<string, (value: string) => boolean> = {
  "Strict-Transport-Security": (value) =>
    Number(/\bmax-age=(\d+)/.exec(value)?.[1]) >= TRANSPORT_SECONDS && value.includes("includeSubDomains"),
  "X-Content-Type-Options": (value) => value === "nosniff",
  "X-Frame-Options": (value) => value === "DENY",
  "Referrer-Policy": (value) => value === "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": (value) => value === "same-origin",
  "Cross-Origin-Resource-Policy": (value) => value === "same-origin",
  "Permissions-Policy": (value) => value.includes("camera=()"),
  "Content-Security-Policy": (value) =>
    /^default-src ('none'; base-uri|'self'; media-src 'none'; worker-src 'none'; script-src) /.test(value) &&
    value.includes("frame-ancestors 'none'") &&
    !value.includes("unsafe"),
};

/** Markup that Cloudflare injects when a feature of the zone is on. The policy blocks all of it. */
const INJECTED: Record<string, RegExp> = {
  "Rocket Loader": /rocket-loader|data-cf-settings|type="[0-9a-f]+-(text\/javascript|module)"/,
  "Email Address Obfuscation": /__cf_email__|\/cdn-cgi\/l\/email-protection|email-decode/,
  "Web Analytics": /static\.cloudflareinsights\.com/,
  "JavaScript Detections": /\/cdn-cgi\/challenge-platform\//,
  Zaraz: /\/cdn-cgi\/zaraz\//,
};

export const checks: Check[] = [
  { name: "health", run: checkHealth },
  ...PAGES.map((path): Check => ({ name: `page ${path}`, run: (site) => checkPage(site, path) })),
  { name: "page of an article", run: checkArticle },
  { name: "missing page", run: checkMissingPage },
  { name: "headers of a page", run: async (site) => checkHeaders(await site.ask("/")) },
  { name: "headers of its data", run: async (site) => checkHeaders(await site.ask("/about-us.data")) },
  { name: "headers of the API", run: async (site) => checkHeaders(await site.ask("/api/health")) },
  { name: "headers of a missing page", run: async (site) => checkHeaders(await site.ask("/no-such-page")) },
  { name: "scripts, styles and policy", run: checkPolicy },
  { name: "asset", run: checkAsset },
  { name: "missing asset", run: checkMissingAsset },
  { name: "feed", run: checkFeed },
  { name: "contact: empty message", run: checkEmptyMessage },
  { name: "contact: another site", run: checkForeignOrigin },
  { name: "search engines", run: checkIndexing },
  { name: "plain http", run: checkPlainHttp },
];

interface Health {
  version: string;
  environment: string;
}

/** Undefined when the answer is not a health report. */
export async function readHealth(site: Site): Promise<Health | undefined> {
  return parseHealth(await (await site.ask("/api/health")).text());
}

function parseHealth(text: string): Health | undefined {
  try {
    const { version, environment } = JSON.parse(text) as Partial<Record<keyof Health, unknown>>;
    return typeof version === "string" && typeof environment === "string" ? { version, environment } : undefined;
  } catch {
    return undefined;
  }
}

async function checkHealth(site: Site): Promise<Outcome> {
  const response = await site.ask("/api/health");
  const text = await response.text();
  const health = parseHealth(text);
  const wrong = [...hasStatus(response, 200), ...hasVersion(response)];
  if (!health) wrong.push("it is no JSON with version and environment");
  else if (response.status !== 200) wrong.push(text);
  return { note: `${health?.environment}, version ${health?.version}`, wrong };
}

async function checkPage(site: Site, path: string): Promise<Outcome> {
  const response = await site.ask(path);
  const html = await response.text();
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "";
  const wrong = [...hasStatus(response, 200), ...hasVersion(response), ...isHtml(response)];
  if (!title.endsWith(` - ${companyName}`)) wrong.push(`its title is "${title}"`);
  if (!/<h1[\s>]/.test(html)) wrong.push("it has no heading");
  const caching = response.headers.get("Cache-Control") ?? "";
  if (!/\bmax-age=0\b/.test(caching)) wrong.push(`Cache-Control is "${caching}": a browser would not ask again`);
  return { note: title, wrong: [...wrong, ...(await isAskedAgain(site, path, response))] };
}

async function isAskedAgain(site: Site, path: string, first: Response): Promise<string[]> {
  const etag = first.headers.get("ETag");
  if (!etag) return ["it has no ETag"];
  const again = await site.ask(path, { headers: { "If-None-Match": etag } });
  if (again.status !== 304) return [`asked again with its ETag it is ${again.status}, not 304`];
  const policies = [first, again].map(({ headers }) => headers.get("Content-Security-Policy"));
  return [
    ...(policies[0] === policies[1] ? [] : ["its 304 has another policy"]),
    ...checkHeaders(again).wrong.map((reason) => `its 304: ${reason}`),
  ];
}

async function checkArticle(site: Site): Promise<Outcome> {
  const list = await (await site.ask("/blogs")).text();
  const path = /href="(\/blogs\/[a-z0-9-]+)"/.exec(list)?.[1];
  if (!path) return { note: "", wrong: ["/blogs links to no article"] };
  const { note, wrong } = await checkPage(site, path);
  // Beside it are the bodies of scheduled articles.
  const body = await site.ask(bodyPath(path));
  return body.status === 404 ? { note, wrong } : { note, wrong: [...wrong, `${bodyPath(path)} can be read`] };
}

async function checkMissingPage(site: Site): Promise<Outcome> {
  const response = await site.ask("/no-such-page");
  const html = await response.text();
  const wrong = [...hasStatus(response, 404), ...isHtml(response), ...isNotStored(response)];
  if (!/<meta name="robots" content="[^"]*noindex/.test(html)) wrong.push("it is not noindex");
  return { note: "404", wrong };
}

function checkHeaders({ headers }: Response): Outcome {
  const wrong = Object.entries(SECURITY_HEADERS)
    .filter(([name, isRight]) => !isRight(headers.get(name) ?? ""))
    .map(([name]) => `${name} is ${headers.has(name) ? `"${headers.get(name)}"` : "missing"}`);
  if (headers.has("X-Powered-By")) wrong.push("X-Powered-By tells what it runs on");
  if (headers.has("Set-Cookie")) wrong.push(`it sets a cookie: ${headers.get("Set-Cookie")?.split("=")[0]}`);
  return { note: `${Object.keys(SECURITY_HEADERS).length} headers`, wrong };
}

/** Nothing was injected: the policy allows every script and inline style of the page. */
async function checkPolicy(site: Site): Promise<Outcome> {
  const wrong: string[] = [];
  let count = 0;
  for (const path of ["/", "/contact-us"]) {
    const response = await site.ask(path);
    const html = await response.text();
    const policy = response.headers.get("Content-Security-Policy") ?? "";
    const scriptSources = /script-src ([^;]*)/.exec(policy)?.[1] ?? "";
    const styleSources = /style-src ([^;]*)/.exec(policy)?.[1] ?? "";
    const scripts = scriptsOf(html);
    const styles = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = ""]) => text);
    count += scripts.length + styles.length;
    const blockedScripts = scripts.filter((script) => !isAllowed(script, scriptSources, site.origin)).length;
    const blockedStyles = styles.filter((text) => !styleSources.includes(hashSource(text))).length;
    if (blockedScripts > 0) wrong.push(`${path} has ${blockedScripts} scripts that its policy blocks`);
    if (blockedStyles > 0) wrong.push(`${path} has ${blockedStyles} styles that its policy blocks`);
    for (const [feature, pattern] of Object.entries(INJECTED)) {
      if (pattern.test(html)) wrong.push(`${path}: switch ${feature} off in the zone`);
    }
  }
  return { note: `${count} scripts and styles`, wrong };
}

interface Script {
  source: string | undefined;
  text: string;
}

/** JSON and other data blocks are not scripts. */
function scriptsOf(html: string): Script[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .map(([, attributes = "", text = ""]) => ({ attributes, source: /\bsrc="([^"]*)"/.exec(attributes)?.[1], text }))
    .filter(({ attributes }) => !/type="(application\/(ld\+)?json|text\/plain)"/.test(attributes));
}

function isAllowed({ source, text }: Script, sources: string, origin: string): boolean {
  if (source === undefined) return sources.includes(hashSource(text));
  const host = new URL(source, origin).origin;
  return host === origin || sources.split(" ").includes(host);
}

function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

async function checkAsset(site: Site): Promise<Outcome> {
  const html = await (await site.ask("/")).text();
  const path = /\/assets\/[\w.-]+-[\w-]{8}\.\w+/.exec(html)?.[0];
  if (!path) return { note: "", wrong: ["the home page names no file under /assets/"] };
  const response = await site.ask(path);
  const wrong = [...hasStatus(response, 200), ...checkHeaders(response).wrong];
  const caching = response.headers.get("Cache-Control") ?? "";
  if (!/\bimmutable\b/.test(caching) || !/\bmax-age=31536000\b/.test(caching)) {
    wrong.push(`Cache-Control is "${caching}", not a year and immutable`);
  }
  if (/html/.test(response.headers.get("Content-Type") ?? "")) wrong.push("it is a page, not a file");
  return { note: path, wrong };
}

async function checkMissingAsset(site: Site): Promise<Outcome> {
  const response = await site.ask("/assets/no-such-file-00000000.js");
  return { note: "404", wrong: [...hasStatus(response, 404), ...isNotStored(response)] };
}

async function checkFeed(site: Site): Promise<Outcome> {
  const html = await (await site.ask("/blogs")).text();
  const link = [...html.matchAll(/<link\b[^>]*>/g)]
    .map(([tag]) => tag)
    .find((tag) => /\brel="alternate"/.test(tag) && /\btype="application\/rss\+xml"/.test(tag));
  const href = /\bhref="([^"]+)"/.exec(link ?? "")?.[1];
  if (!href) return { note: "", wrong: ['/blogs has no <link rel="alternate" type="application/rss+xml">'] };
  // The link names the public site, also on another deployment.
  const path = new URL(href, site.origin).pathname;
  const response = await site.ask(path);
  const wrong = hasStatus(response, 200);
  const xml = await response.text();
  const items = xml.match(/<item>/g)?.length ?? 0;
  const type = response.headers.get("Content-Type") ?? "";
  if (!/\bxml\b/.test(type)) wrong.push(`its Content-Type is "${type}"`);
  if (!/<rss\b[\s\S]*<\/rss>\s*$/.test(xml)) wrong.push("it is no whole RSS document");
  if (items === 0) wrong.push("it has no item");
  return { note: `${path}, ${items} items`, wrong: wrong.map((reason) => `${path}: ${reason}`) };
}

async function checkEmptyMessage(site: Site): Promise<Outcome> {
  const response = await postEmptyMessage(site, site.origin, "same-origin");
  if (response.status === 429) {
    return { note: "", wrong: ["429: five posts a minute from one address are taken; run this again in a minute"] };
  }
  const answer: unknown = await response.json().catch(() => undefined);
  const wrong = [...hasStatus(response, 422), ...isNotStored(response)];
  if (!isRefusal(answer)) wrong.push("its answer is not { success: false, message }");
  return { note: "422", wrong };
}

async function checkForeignOrigin(site: Site): Promise<Outcome> {
  const response = await postEmptyMessage(site, "https://elsewhere.example", "cross-site");
  const answer: unknown = await response.json().catch(() => undefined);
  const wrong = hasStatus(response, 403);
  if (!isRefusal(answer)) wrong.push("its answer is not { success: false, message }");
  return { note: "403", wrong };
}

function postEmptyMessage(site: Site, origin: string, fetchSite: string): Promise<Response> {
  return site.ask("/api/contact-us", {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: origin, "Sec-Fetch-Site": fetchSite },
    body: "{}",
  });
}

function isRefusal(answer: unknown): boolean {
  return (
    typeof answer === "object" &&
    answer !== null &&
    "success" in answer &&
    answer.success === false &&
    "message" in answer &&
    typeof answer.message === "string" &&
    answer.message !== ""
  );
}

async function checkIndexing(site: Site): Promise<Outcome> {
  const response = await site.ask("/");
  const hidden = /noindex/.test(response.headers.get("X-Robots-Tag") ?? "");
  const environment = (await readHealth(site))?.environment;
  const hide = environment === "preview" || new URL(site.origin).hostname.endsWith(".workers.dev");
  const wrong: string[] = [];
  if (hide && !hidden) wrong.push("it has no X-Robots-Tag: noindex, and is not the public site");
  if (!hide && hidden) wrong.push("X-Robots-Tag: noindex hides the public site");
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(await response.text())?.[1];
  if (environment === "production" && !hide && canonical !== `${site.origin}/`) {
    wrong.push(`its canonical link is ${canonical}: siteOrigin in content/site.ts is another address`);
  }
  return { note: hide ? "kept out" : "let in", wrong };
}

/** Only a site on its own domain has a zone that redirects HTTP. */
async function checkPlainHttp(site: Site): Promise<Outcome> {
  const { protocol, hostname } = new URL(site.origin);
  if (protocol !== "https:" || hostname.endsWith(".workers.dev")) return { note: "not asked here", wrong: [] };
  const response = await site.ask(`http://${hostname}/`);
  const location = response.headers.get("Location") ?? "";
  const sentOn = [301, 308].includes(response.status) && location.startsWith(`${site.origin}/`);
  return {
    note: "sent on to https",
    wrong: sentOn ? [] : [`${response.status} ${location}: switch Always Use HTTPS on in the zone`],
  };
}

function hasStatus(response: Response, status: number): string[] {
  return response.status === status ? [] : [`status ${response.status}, not ${status}`];
}

function hasVersion({ headers }: Response): string[] {
  return headers.get("Worker-Version") ? [] : ["it has no Worker-Version"];
}

function isHtml({ headers }: Response): string[] {
  const type = headers.get("Content-Type") ?? "";
  return type.startsWith("text/html") ? [] : [`its Content-Type is "${type}"`];
}

function isNotStored({ headers }: Response): string[] {
  const caching = headers.get("Cache-Control") ?? "";
  return /\bno-store\b/.test(caching) ? [] : [`Cache-Control is "${caching}", not no-store`];
}
