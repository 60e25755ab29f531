import { hash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { blogFeed, newsFeed } from "#app/discovery/feeds.ts";
import { hashSource, pagePolicy } from "#app/start/page-policy.ts";
import { readCommandLine, refuse } from "#scripts/command-line.ts";
import { MEDIA_TYPES } from "#workers/contact/body.ts";
import { HEADERS } from "#workers/response-headers.ts";

const USAGE = `Asks for every page, and tests what only a deployment can break. Exits with 1 if something fails.

  npm run smoke                                http://localhost:8787, as npm start serves it
  npm run smoke -- <origin> [--version <id>]   a deployment; waits up to a minute until this version answers

Without the first --, npm takes --version for itself.`;

const { values, words } = readCommandLine(USAGE, { version: { type: "string" } }, 1);
const [address = "http://localhost:8787"] = words;
const site = URL.parse(/^https?:/.test(address) ? address : `https://${address}`);
const { origin, hostname, protocol } = site ?? refuse(`"${address}" is no address.`, USAGE);
const isOnWorkersDev = hostname.endsWith(".workers.dev");
console.log(`\n  Smoke test of ${origin}\n`);

let health = await ask("/api/health");
const isOther = () => values.version && health.headers.get("Worker-Version") !== values.version;
for (let seconds = 0; isOther() && seconds < 60; seconds += 1) {
  await sleep(1_000);
  health = await ask("/api/health");
}
const report = await health.text();
check("configuration", health.ok, `status ${health.status}: ${report}`);

const page = await ask("/");
// Most checks below read this page.
if (!page.ok) end("page /", `status ${page.status}`);
const html = await page.clone().text();
const versions = [health, page].map(({ headers }) => headers.get("Worker-Version"));
const expected = values.version ?? versions[0];
const isExpected = versions.every((version) => version === expected);
check("version", isExpected, `/api/health is from ${versions[0]} and / from ${versions[1]}, not ${expected}`);

const sitemap = await ask("/sitemap.xml");
const paths = [...(await sitemap.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
  ([, listed = ""]) => new URL(listed).pathname,
);
const listsHome = sitemap.ok && paths.includes("/");
check("sitemap", listsHome, `/sitemap.xml has status ${sitemap.status} and ${paths.length} addresses`);
const wrong = await firstWrongPage(paths);
check(wrong?.path ?? `${paths.length} pages`, !wrong, wrong?.problem ?? "");

const missing = await ask("/a-page-that-is-missing");
check("missing page", missing.status === 404, `status ${missing.status} for an address that no page has`);

const own = pagePolicy({ scripts: await hashesIn("script"), styles: await hashesIn("style"), development: false });
const sent = page.headers.get("Content-Security-Policy")?.replace("; upgrade-insecure-requests", "") ?? "";
const [made, found] = [own.split(/;? /), sent.split(/;? /)];
const foreign = [...made, ...found].filter((word) => !made.includes(word) || !found.includes(word));
check("policy", foreign.length === 0, sent ? `lacks or adds ${foreign.join(" ")}` : "no policy");

const known = await ask("/", { headers: { "If-None-Match": page.headers.get("ETag") ?? "" } });
check("not modified", known.status === 304, `status ${known.status} for a page that the browser has`);

const moved = await ask("/About-Us/");
const target = moved.headers.get("Location");
check("redirect", target === "/about-us", `/About-Us/ has status ${moved.status} and leads to ${target}`);

for (const { rss } of [blogFeed, newsFeed]) {
  const feed = await ask(rss);
  const type = feed.headers.get("Content-Type") ?? "";
  const xml = await feed.text();
  const problem = [
    !feed.ok && `has status ${feed.status}`,
    !type.startsWith("application/rss+xml") && `has type "${type}"`,
    !xml.startsWith("<?xml") && "is no XML",
    !xml.trimEnd().endsWith("</rss>") && "is cut off: it does not end with </rss>",
  ].find(Boolean);
  check(`feed ${rss}`, !problem, String(problem));
}

const names = new Set(html.match(/\/assets\/[\w.-]+-[\w-]{8}\.\w+/g) ?? ["/assets/none"]);
const files = await Promise.all([...names].map((name) => ask(name)));
const caching = ({ headers }: Response) => headers.get("Cache-Control") ?? "";
const lost = files.find((one) => !one.ok || !caching(one).endsWith("immutable"));
check("files", !lost, `${lost?.url} has status ${lost?.status} and "${lost && caching(lost)}"`);
// A page's policy has its own value.
const changed = Object.entries(HEADERS).filter(
  ([name, value]) => !page.headers.has(name) || files.some(({ ok, headers }) => ok && headers.get(name) !== value),
);
check("security headers", changed.length === 0, `missing or changed: ${changed.map(([name]) => name).join(", ")}`);

// The Worker refuses both, so nothing is relayed. The second is how a browser without scripts posts.
for (const [path, mediaType, body] of [
  ["/api/contact-us", MEDIA_TYPES.json, "{}"],
  ["/contact-us", MEDIA_TYPES.form, "name="],
] as const) {
  const { status } = await ask(path, { method: "POST", headers: { "Content-Type": mediaType, Origin: origin }, body });
  const limit = status === 429 ? " (the limit of five messages a minute)" : "";
  check(`empty message to ${path}`, status === 422, `status ${status}, not 422${limit}`);
}

const isHidden = page.headers.get("X-Robots-Tag") === "noindex";
const mustHide = isOnWorkersDev || !report.includes('"environment":"production"');
check("search engines", isHidden === mustHide, `X-Robots-Tag: noindex ${mustHide ? "is missing" : "hides the site"}`);

// Only a site on its own domain has a zone that redirects.
if (protocol === "https:" && !isOnWorkersDev) {
  const location = (await ask(`http://${hostname}/`)).headers.get("Location");
  check("plain http", location === `${origin}/`, "switch Always Use HTTPS on in the zone");
}
// Open connections with unread bodies would keep the process running.
process.exit();

/** @returns the hashes of the page's inline scripts or styles. Its structured data is no script. */
function hashesIn(tag: "script" | "style"): Promise<string[]> {
  const found = html.matchAll(new RegExp(`<${tag}(?![^>]*( src=|json))[^>]*>(.*?)</${tag}>`, "gs"));
  return Promise.all([...found].map(([, , text = ""]) => hashSource(text)));
}

/** Asks six pages at once, and no more after the first that is wrong. All together have ten seconds. */
async function firstWrongPage(paths: string[]): Promise<{ path: string; problem: string } | undefined> {
  const signal = AbortSignal.timeout(10_000);
  const waiting = [...paths];
  let wrong: { path: string; problem: string } | undefined;
  async function askOneByOne() {
    for (let path = waiting.shift(); path && !wrong; path = waiting.shift()) {
      const response = await ask(path, { signal });
      // The Worker makes the ETag from the page's hash (workers/pages/pages.ts).
      const digest = hash("sha256", await response.text(), "base64").slice(0, 27);
      const isUnchanged = response.headers.get("ETag")?.includes(digest);
      const problem = response.ok ? "a feature of the zone changes it" : `status ${response.status}`;
      if (!response.ok || !isUnchanged) wrong ??= { path: `page ${path}`, problem };
    }
  }
  await Promise.all(Array.from({ length: 6 }, askOneByOne));
  return wrong;
}

/** Does not follow redirects. The test ends if there is no answer in ten seconds. */
function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const request = { signal: AbortSignal.timeout(10_000), ...init, redirect: "manual" } as const;
  return fetch(new URL(path, origin), request).catch(({ cause, message }) => end(path, cause ?? message));
}

function check(name: string, isOk: unknown, reason: string) {
  if (!isOk) process.exitCode = 1;
  console.log(isOk ? `  ok      ${name}` : `  failed  ${name}: ${reason}`);
}

function end(name: string, reason: string): never {
  check(name, false, reason);
  process.exit();
}
