import { hash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { blogFeed } from "#app/discovery/feed-links.ts";
import { hashSource, pagePolicy } from "#app/start/page-policy.ts";
import { readCommandLine, refuse } from "#scripts/command-line.ts";
import { HEADERS } from "#workers/security-headers.ts";

const USAGE = `Tests what only a deployment can break, with a few requests. Exits with 1 if something fails.

  npm run smoke                                http://localhost:8787, as npm start serves it
  npm run smoke -- <origin> [--version <id>]   a deployment; waits up to a minute until this version answers`;

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
const version = health.headers.get("Worker-Version");
check("configuration", health.ok && !isOther(), `status ${health.status}: ${report}`);

const page = await ask("/");
const html = await page.clone().text();
// The contact page has email addresses, which a zone may rewrite.
for (const [path, response] of Object.entries({ "/": page, "/contact-us": await ask("/contact-us") })) {
  // The Worker makes the ETag from the page's hash (workers/pages/pages.ts).
  const digest = hash("sha256", await response.text(), "base64").slice(0, 27);
  const isUnchanged = response.ok && response.headers.get("ETag")?.includes(digest);
  check(`unchanged ${path}`, isUnchanged, `status ${response.status}, or a feature of the zone changes pages`);
}
const pageVersion = page.headers.get("Worker-Version");
check("version", pageVersion === version, `/ is from version ${pageVersion}, /api/health from ${version}`);

const own = pagePolicy({ scripts: await hashesIn("script"), styles: await hashesIn("style"), development: false });
const sent = page.headers.get("Content-Security-Policy")?.replace("; upgrade-insecure-requests", "") ?? "";
const [made, found] = [own.split(/;? /), sent.split(/;? /)];
const foreign = [...made, ...found].filter((word) => !made.includes(word) || !found.includes(word));
check("policy", foreign.length === 0, `lacks or adds ${foreign.join(" ")}`);

const known = await ask("/", { headers: { "If-None-Match": page.headers.get("ETag") ?? "" } });
check("not modified", known.status === 304, `status ${known.status} for a page that the browser has`);

const moved = await ask("/About-Us/");
const target = moved.headers.get("Location");
check("redirect", target === "/about-us", `/About-Us/ has status ${moved.status} and leads to ${target}`);

const feed = await ask(blogFeed.rss);
const type = feed.headers.get("Content-Type") ?? "no type";
const isFeed = type.startsWith("application/rss+xml") && (await feed.text()).startsWith("<?xml");
check("feed", feed.ok && isFeed, `${blogFeed.rss} has status ${feed.status} and ${type}`);

const asset = await ask(/\/assets\/[\w.-]+-[\w-]{8}\.\w+/.exec(html)?.[0] ?? "/assets/none");
const caching = asset.headers.get("Cache-Control") ?? "";
check("file", asset.ok && caching.endsWith("immutable"), `${asset.url} has status ${asset.status} and "${caching}"`);
// A page's policy has its own value.
const wrong = Object.entries(HEADERS).filter(
  ([name, value]) => asset.headers.get(name) !== value || !page.headers.has(name),
);
check("security headers", wrong.length === 0, `missing or changed: ${wrong.map(([name]) => name).join(", ")}`);

const empty = { method: "POST", headers: { "Content-Type": "application/json", Origin: origin }, body: "{}" };
const { status } = await ask("/api/contact-us", empty);
check("empty message", status === 422, `status ${status}, not 422 (429 is the limit of five messages a minute)`);

const isHidden = page.headers.get("X-Robots-Tag") === "noindex";
const mustHide = isOnWorkersDev || report.includes('"environment":"preview"');
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

/** Does not follow redirects. The test ends if there is no answer in ten seconds. */
function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const request = { ...init, redirect: "manual", signal: AbortSignal.timeout(10_000) } as const;
  return fetch(new URL(path, origin), request).catch(({ cause, message }) => {
    check(path, false, cause ?? message);
    process.exit();
  });
}

function check(name: string, isOk: unknown, reason: string) {
  if (!isOk) process.exitCode = 1;
  console.log(isOk ? `  ok      ${name}` : `  failed  ${name}: ${reason}`);
}
